/** The boards of an online event: shown again when something has changed. */

const list = document.querySelector("[data-live]");

if (list instanceof HTMLElement) {
    const source = new EventSource(`/api/events/${list.dataset.live}/stream`);
    let first = true;
    source.addEventListener("message", () => {
        if (!first) location.reload();
        first = false;
    });
}

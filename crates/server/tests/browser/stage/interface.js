/**
 * What `/api` describes: everything a page does, a program can do too.
 *
 * ```js
 * const known = await Interface.of(house);
 * known.objections([{ method: "POST", path: "/api/tables" }])   // []
 * ```
 */

export class Interface {
    /** @param {any} description as `/api` gives it */
    constructor(description) {
        this.calls = Object.entries(description.paths).flatMap(([path, methods]) =>
            Object.keys(methods).map((method) => ({ method: method.toUpperCase(), like: pattern(path) })),
        );
        const wishes = description.components.schemas.Wish.anyOf.map((/** @type {any} */ wish) => wish.properties);
        this.wishes = new Map(
            wishes.flatMap((/** @type {any} */ fields) =>
                [fields.do.const ?? fields.do.enum].flat().map((word) => [word, new Set(Object.keys(fields))]),
            ),
        );
    }

    /** @param {import('./house.js').House} house */
    static async of(house) {
        return new Interface(await (await fetch(`${house.url}/api`)).json());
    }

    /** What was called or said on a socket and is not described. @param {Call[]} calls @returns {string[]} */
    objections(calls) {
        return calls.filter((call) => !this.#knows(call)).map((call) => JSON.stringify(call));
    }

    /** @param {Call} call */
    #knows({ method, path, said }) {
        if (said === undefined) return this.calls.some((call) => call.method === method && call.like.test(path));
        const { id, ...wish } = said;
        if (wish.ping) return Object.keys(wish).length === 1 && Number.isInteger(id);
        const fields = this.wishes.get(wish.do);
        return fields !== undefined && Object.keys(wish).every((name) => fields.has(name));
    }
}

/** @typedef {{method: string, path: string, said?: any}} Call what a page asked for, or said on a socket */

/**
 * Whether a request is one that is held to the description: all but pages, those that are fetched again to be shown as they are now, and what pages
 * load. Nothing under `/api` is a page but its documentation, however it is asked for.
 * @param {import('playwright-core').Request} request @returns {Call|null}
 */
export function callOf(request) {
    const [method, path] = [request.method(), new URL(request.url()).pathname];
    const page = request.resourceType() === "document" || request.headers().accept === "text/html";
    const shown = method === "GET" && !/^\/api(\/(?!docs$)|$)/.test(path) && (page || /^\/(web|words)\//.test(path));
    return shown ? null : { method, path };
}

/** @param {string} path with names in brackets */
const pattern = (path) => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`);

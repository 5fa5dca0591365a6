/**
 * Elements in one expression.
 *
 * ```js
 * html('button', { type: 'button', class: 'quiet', on: { click: flip } }, 'Flip')
 * ```
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. Attributes that are null, undefined or false are left out; `on` holds listeners.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...(Node|string|null)} children
 * @returns {HTMLElement}
 */
export function html(name, attributes = {}, ...children) {
    return fill(document.createElement(name), attributes, children);
}

/**
 * An SVG element, made the same way.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...(Node|string|null)} children
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, ...children) {
    return fill(document.createElementNS(SVG, name), attributes, children);
}

/** Parts of a line that are broken between them first: `3 min + 2 s` stays together where it can. @param {string[]} parts @param {string} between */
export function whole(parts, between) {
    return parts.flatMap((part, index) => [...(index > 0 ? [between] : []), html("span", { class: "whole" }, part)]);
}

/**
 * Sets an attribute, or takes it away.
 * @param {Element} element
 * @param {string} name
 * @param {any} value
 */
export function put(element, name, value) {
    if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value === true ? "" : value)) {
        element.setAttribute(name, value === true ? "" : value);
    }
}

/**
 * @template {Element} T
 * @param {T} element
 * @param {Record<string, any>} attributes
 * @param {(Node|string|null)[]} children
 * @returns {T}
 */
function fill(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
        if (name === "on") for (const [event, listen] of Object.entries(value)) element.addEventListener(event, listen);
        else put(element, name, value);
    }
    element.append(...children.filter((child) => child !== null));
    return element;
}

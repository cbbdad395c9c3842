// Makes elements from text nodes only, and changes the page as little as possible.

const SAFE = /^https?:\/\//i;
/** A document that is never displayed: a picture created in it loads only when it is moved into the page. */
const workshop = document.implementation.createHTMLDocument("");

/**
 * Makes an element. Leaves out a property that is null, undefined or false; true gives an empty attribute;
 * `vars` are custom CSS properties (set by script, since the page's policy forbids style attributes).
 */
export function el(tag, props = {}, ...kids) {
  const element = workshop.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name === "vars") for (const [key, set] of Object.entries(value)) element.style.setProperty(key, set);
    else if (value !== null && value !== undefined && value !== false)
      element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...kids.flat(Infinity).filter((kid) => kid !== null && kid !== undefined && kid !== false));
  return element;
}

const ICONS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  people: "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21a7 7 0 0 1 14 0M16 3.5a4 4 0 0 1 0 7.5M18.5 14.5A7 7 0 0 1 22 21",
  send: "M4 12l16-8-6 16-3-7-7-1z",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9l6 6 6-6",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  slash: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 8l-4 8",
  check: "M5 12l5 5 9-10",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
};

/** A line drawing that screen readers skip, since the control around it has a label. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = workshop.createElementNS(space, "svg");
  const path = workshop.createElementNS(space, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** The address if it is http(s) or a path of this server, else null, so that no link or picture runs a script. */
export function safeUrl(address) {
  if (typeof address !== "string") return null;
  return SAFE.test(address) || /^\/(?!\/)/.test(address) ? address : null;
}

const JUMP = /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** The target of a Discord link to a channel or message, `{channel, message}`; null for any other address. */
export function jumpOf(address) {
  const match = JUMP.exec(address ?? "");
  return match && { channel: match[1], message: match[2] ?? null };
}

/** A link: to a message it jumps there, other links open in a new tab, an unsafe address has no target. */
export function anchor(address, props, ...kids) {
  const jump = jumpOf(address);
  const target = jump
    ? { href: "#messages", "data-do": "jump", "data-channel": jump.channel, "data-id": jump.message }
    : { href: safeUrl(address), target: "_blank", rel: "noopener noreferrer" };
  return el("a", { ...props, ...target }, ...kids);
}

const key = (node) => (node.nodeType === 1 ? node.getAttribute("data-key") : null);

function alike(old, fresh) {
  return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName;
}

function setAttributes(old, fresh) {
  for (const { name, value } of fresh.attributes) {
    if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (name !== "style" && !name.startsWith("data-live-") && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  if (old.style && old.style.cssText !== fresh.style.cssText) old.style.cssText = fresh.style.cssText;
}

/**
 * Makes `old` look like `fresh`, and keeps as many nodes as possible: those with the same `data-key`, then those
 * without a key and of the same kind, in order. Thus focus, selection, scroll position and an unfinished press survive
 * a redraw, and a press that begins on one button never ends on another. Attributes that begin with `data-live-` are
 * kept.
 */
export function morph(old, fresh) {
  if (!alike(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.nodeType !== 1) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return old;
  }
  setAttributes(old, fresh);
  morphKids(old, [...fresh.childNodes]);
  return old;
}

/** `pairs`: for each fresh node the old node to keep, or undefined; `spare`: the old nodes to remove. */
function pairUp(parent, fresh) {
  const wanted = new Map(fresh.filter(key).map((node) => [key(node), node]));
  const keyed = new Map();
  const spare = [];
  for (const old of parent.childNodes) {
    const name = key(old);
    if (wanted.has(name) && !keyed.has(name) && alike(old, wanted.get(name))) keyed.set(name, old);
    else spare.push(old);
  }
  const pairs = fresh.map((node) => {
    if (keyed.has(key(node))) return keyed.get(key(node));
    const at = key(node) ? -1 : spare.findIndex((old) => !key(old) && alike(old, node));
    return at < 0 ? undefined : spare.splice(at, 1)[0];
  });
  return { pairs, spare };
}

/** Makes the children of `parent` look like `fresh`, see `morph`. Does not move nodes that are in order. */
export function morphKids(parent, fresh) {
  const { pairs, spare } = pairUp(parent, fresh);
  for (const old of spare) old.remove();
  let place = parent.firstChild;
  fresh.forEach((node, at) => {
    const old = pairs[at];
    if (old !== place || !old) parent.insertBefore(old ?? node, place);
    if (old) morph(old, node);
    place = (old ?? node).nextSibling;
  });
}

const acts = new Map();

/** Registers `act(element, event)` for presses on elements with `data-do="name"`. */
export function onPress(name, act) {
  acts.set(name, act);
}

/** Listens for presses in the whole page, so that elements can be added and removed at any time. */
export function listenForPresses() {
  document.addEventListener("click", (event) => {
    const target = event.target.closest("[data-do]");
    if (!target || target.getAttribute("aria-disabled") === "true") return;
    acts.get(target.dataset.do)?.(target, event);
  });
}

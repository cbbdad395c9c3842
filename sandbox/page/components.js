// Draws the buttons, menus and layouts of a message.

import { anchor, el, icon, jumpOf } from "./dom.js";
import { cssColour, drawFile, drawMedia } from "./embeds.js";
import { emojiOf, spoiler } from "./prose.js";
import { word } from "./words.js";

export const TYPE = {
  row: 1,
  button: 2,
  select: 3,
  input: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  radio: 21,
  checks: 22,
  check: 23,
};
const LINK = 5;
const SELECTS = new Set([TYPE.select, TYPE.userSelect, TYPE.roleSelect, TYPE.mentionableSelect, TYPE.channelSelect]);

export const isSelect = (component) => SELECTS.has(component.type);

/** Every component of a message, including nested ones. */
export function* walk(components) {
  for (const component of components ?? []) {
    yield component;
    yield* walk(component.components);
    if (component.accessory) yield component.accessory;
    if (component.component) yield* walk([component.component]);
  }
}

/** The component with this custom id. */
export function findComponent(message, customId) {
  for (const component of walk(message?.components)) if (component.custom_id === customId) return component;
  return null;
}

/** The choices of a menu: `{value, label, description, emoji, chosen}`. */
export function choicesOf(component, session) {
  const defaults = new Set((component.default_values ?? []).map(({ id }) => id));
  const people = [...session.people.values()].map((p) => ({ value: p.id, label: p.name, chosen: defaults.has(p.id) }));
  const channels = session
    .beside(session.current)
    .map((c) => ({ value: c.id, label: session.channelName(c), chosen: defaults.has(c.id) }));
  switch (component.type) {
    case TYPE.select:
      return component.options.map((o) => ({ ...o, chosen: Boolean(o.default) }));
    case TYPE.channelSelect:
      return channels;
    case TYPE.roleSelect:
      return [];
    default:
      return people;
  }
}

/** The key under which this tab keeps the choice in a message's menu. */
export const menuKey = (message, customId) => `${message.id} ${customId}`;

/** Draws the components of one message. */
class Drawing {
  #message;
  #session;
  #prose;
  #open;

  constructor(message, { session, prose, openMenu }) {
    this.#message = message;
    this.#session = session;
    this.#prose = prose;
    this.#open = openMenu;
  }

  draw(component) {
    switch (component.type) {
      case TYPE.row:
        return el("div", { class: "row" }, this.all(component.components));
      case TYPE.button:
        return this.#button(component);
      case TYPE.section:
        return el(
          "div",
          { class: "section" },
          el("div", { class: "section-words" }, this.all(component.components)),
          this.draw(component.accessory),
        );
      case TYPE.text:
        return this.#prose.draw(component.content);
      case TYPE.thumbnail:
        return drawMedia(component, this.#message.attachments ?? [], "thumbnail");
      case TYPE.gallery:
        return this.#gallery(component.items);
      case TYPE.file:
        return drawFile(component, this.#message.attachments ?? []);
      case TYPE.separator:
        return el("div", {
          class: `separator separator-${component.spacing === 2 ? "wide" : "narrow"}${component.divider === false ? "" : " separator-line"}`,
        });
      case TYPE.container:
        return this.#container(component);
      default:
        return isSelect(component) ? this.#select(component) : null;
    }
  }

  all(components) {
    return components.map((component) => this.draw(component));
  }

  #gallery(items) {
    const pictures = items.map((item) => drawMedia(item, this.#message.attachments ?? []));
    return el("div", { class: items.length > 1 ? "gallery gallery-many" : "gallery" }, pictures);
  }

  #container(component) {
    const bar = component.accent_color ? { "--bar": cssColour(component.accent_color) } : {};
    const box = el(
      "div",
      { class: component.accent_color ? "container container-bar" : "container", vars: bar },
      this.all(component.components),
    );
    return component.spoiler ? spoiler(el("div", { class: "spoiler-text" }, box)) : box;
  }

  #button(button) {
    const label = button.label ?? "";
    const inside = [emojiOf(button.emoji), label ? el("span", { class: "button-label" }, label) : null];
    if (button.style === LINK) {
      const disabled = button.disabled ? "true" : null;
      const look = { class: "button button-5", "aria-disabled": disabled };
      return anchor(disabled ? null : button.url, look, inside, jumpOf(button.url) ? null : icon("out"));
    }
    const busy = this.#session.busy(this.#message.id) === button.custom_id;
    return el(
      "button",
      {
        class: `button button-${button.style ?? 2}`,
        type: "button",
        "data-key": button.custom_id,
        "data-do": "press",
        "data-custom-id": button.custom_id,
        "aria-disabled": button.disabled ? "true" : null,
        tabindex: button.disabled ? "-1" : null,
        "aria-busy": busy ? "true" : null,
      },
      inside,
    );
  }

  #select(component) {
    const key = menuKey(this.#message, component.custom_id);
    const choices = choicesOf(component, this.#session);
    const picked = this.#session.chosen.get(key) ?? choices.filter((c) => c.chosen).map((c) => c.value);
    const labels = choices.filter((c) => picked.includes(c.value)).map((c) => c.label);
    const placeholder = component.placeholder || word("choose");
    const busy = this.#session.busy(this.#message.id) === component.custom_id;
    return el(
      "button",
      {
        class: "select",
        type: "button",
        "data-key": component.custom_id,
        "data-do": "open-menu",
        "data-custom-id": component.custom_id,
        "aria-haspopup": "listbox",
        "aria-expanded": this.#open === key ? "true" : "false",
        "aria-label": labels.length ? `${placeholder}: ${labels.join(", ")}` : placeholder,
        "aria-disabled": component.disabled ? "true" : null,
        tabindex: component.disabled ? "-1" : null,
        "aria-busy": busy ? "true" : null,
      },
      el(
        "span",
        { class: labels.length ? "select-chosen" : "select-empty" },
        labels.length ? labels.join(", ") : placeholder,
      ),
      icon("down"),
    );
  }
}

/** The components of a message; `context` is `{session, prose, openMenu}`, with the key of the open menu. */
export function drawComponents(message, context) {
  return el("div", { class: "components" }, new Drawing(message, context).all(message.components));
}

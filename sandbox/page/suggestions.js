// The list above the composer, of commands, options or choices.

import { el, morphKids, onPress } from "./dom.js";

/** A list that belongs to one text field at a time; `entries` are `{label, detail, note, value}`. */
export class Suggestions {
  #box;
  #field = null;
  #entries = [];
  #title = "";
  #active = -1;
  #moved = false;
  #picked = () => {};

  constructor(box) {
    this.#box = box;
    onPress("suggestion", (row) => this.#choose(Number(row.dataset.at)));
    box.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get shown() {
    return !this.#box.hidden;
  }

  /** The entry that Enter or Tab picks, or null. */
  get active() {
    return this.shown ? (this.#entries[this.#active] ?? null) : null;
  }

  /** Shows entries for a field; calls `onPick(entry)`. With `eager` the first entry is marked at once. */
  show(field, { title, entries, onPick, eager = true, empty = "" }) {
    if (this.#field && this.#field !== field) this.#detach();
    // A mark that somebody has moved stays on its entry; any other is on the first one, which fits best.
    const kept = this.#moved && this.#field === field ? this.#entries[this.#active]?.label : null;
    this.#moved = false;
    this.#field = field;
    this.#entries = entries;
    this.#title = title;
    this.#picked = onPick;
    const again = entries.findIndex((entry) => entry.label === kept);
    this.#active = entries.length === 0 ? -1 : eager ? Math.max(0, again) : again;
    if (again >= 0) this.#moved = true;
    this.#box.hidden = entries.length === 0 && !empty;
    this.#draw(empty);
  }

  hide() {
    this.#detach();
    this.#field = null;
    this.#entries = [];
    this.#active = -1;
    this.#moved = false;
    this.#box.hidden = true;
  }

  /** Moves the mark up or down; false if nothing is shown. */
  move(by) {
    if (!this.shown || this.#entries.length === 0) return false;
    const count = this.#entries.length;
    this.#moved = true;
    this.#active = this.#active < 0 ? (by > 0 ? 0 : count - 1) : (this.#active + by + count) % count;
    this.#draw("");
    return true;
  }

  /** Picks the marked entry; false without a marked entry. */
  take() {
    if (!this.active) return false;
    this.#choose(this.#active);
    return true;
  }

  #choose(at) {
    const entry = this.#entries[at];
    const picked = this.#picked;
    this.hide();
    picked(entry);
  }

  #detach() {
    this.#field?.setAttribute("aria-expanded", "false");
    this.#field?.removeAttribute("aria-activedescendant");
  }

  #draw(empty) {
    const rows = this.#entries.map((entry, at) =>
      el(
        "div",
        {
          class: at === this.#active ? "suggestion suggestion-active" : "suggestion",
          id: `suggestion-${at}`,
          role: "option",
          "aria-selected": at === this.#active ? "true" : "false",
          "data-do": "suggestion",
          "data-at": String(at),
        },
        el("span", { class: "suggestion-label" }, entry.label),
        entry.note ? el("span", { class: "suggestion-note" }, entry.note) : null,
        entry.detail ? el("span", { class: "suggestion-detail" }, entry.detail) : null,
      ),
    );
    const list = el(
      "div",
      { class: "suggestion-list", id: "suggestion-list", role: "listbox", "aria-label": this.#title },
      rows,
    );
    const title = el("div", { class: "suggestion-title", "aria-hidden": "true" }, this.#title);
    morphKids(this.#box, [title, rows.length ? list : el("div", { class: "suggestion-empty", role: "status" }, empty)]);
    this.#field.setAttribute("aria-expanded", this.shown ? "true" : "false");
    if (this.#active >= 0) this.#field.setAttribute("aria-activedescendant", `suggestion-${this.#active}`);
    else this.#field.removeAttribute("aria-activedescendant");
    this.#box.querySelector(".suggestion-active")?.scrollIntoView({ block: "nearest" });
  }
}

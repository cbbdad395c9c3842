// The list of a select menu. It is outside the messages, so that a redraw of its message keeps it open.

import { el, icon, morph, onPress } from "./dom.js";
import { choicesOf, findComponent, menuKey } from "./components.js";
import { emojiOf } from "./prose.js";
import { word } from "./words.js";

const GAP = 6;
const NARROW = 600;

/** Shows one menu at a time; `changed(message id)` redraws a message whose menu was opened, closed or used. */
export class Menu {
  #session;
  #changed;
  #message = null;
  #component = null;
  #picked = new Set();
  #active = 0;
  #typed = "";
  #typedAt = 0;
  #box = null;

  constructor(session, changed) {
    this.#session = session;
    this.#changed = changed;
    onPress("open-menu", (anchor) => this.#toggle(anchor));
    onPress("pick-choice", (row) => this.#pick(Number(row.dataset.at)));
    onPress("confirm-menu", () => this.#confirm());
    document.addEventListener("pointerdown", (event) => {
      if (this.#box && !this.#box.contains(event.target) && !event.target.closest("[data-do=open-menu]"))
        this.close({ focus: false });
    });
    window.addEventListener("resize", () => this.#place());
    document.addEventListener("scroll", () => this.#place(), { capture: true, passive: true });
  }

  /** The key of the open menu. */
  get open() {
    return this.#component ? menuKey(this.#message, this.#component.custom_id) : null;
  }

  /** Updates the open menu after a change of its message, or closes it if the message no longer has it. */
  follow(message) {
    if (!this.#box || message.id !== this.#message.id) return;
    const component = findComponent(message, this.#component.custom_id);
    if (!component || component.disabled) {
      this.close();
      return;
    }
    this.#message = message;
    this.#component = component;
    const values = new Set(this.#choices().map((choice) => choice.value));
    this.#picked = new Set([...this.#picked].filter((value) => values.has(value)));
    this.#draw();
  }

  /** Closes the menu of a deleted message. */
  followGone(id) {
    if (this.#box && id === this.#message.id) this.close({ focus: false });
  }

  /** Closes the menu; returns the focus to its button unless the focus is already elsewhere. */
  close({ focus = true } = {}) {
    if (!this.#box) return;
    const anchor = this.#anchor();
    const { id } = this.#message;
    this.#box.remove();
    this.#box = this.#component = this.#message = null;
    this.#changed(id);
    if (focus) anchor?.focus();
  }

  #anchor() {
    return document.querySelector(
      `[data-message="${this.#message.id}"] [data-do=open-menu][data-custom-id="${CSS.escape(this.#component.custom_id)}"]`,
    );
  }

  #choices() {
    return choicesOf(this.#component, this.#session);
  }

  get #many() {
    return (this.#component.max_values ?? 1) > 1;
  }

  #toggle(anchor) {
    const id = anchor.closest("[data-message]").dataset.message;
    const message = this.#session.messages.get(this.#session.current)?.get(id);
    const component = findComponent(message, anchor.dataset.customId);
    const same = this.open === menuKey({ id }, anchor.dataset.customId);
    this.close();
    if (same || !component || this.#session.busy(id)) return;
    this.#message = message;
    this.#component = component;
    const choices = this.#choices();
    this.#picked = new Set(this.#session.chosen.get(this.open) ?? choices.filter((c) => c.chosen).map((c) => c.value));
    this.#active = Math.max(
      0,
      choices.findIndex((c) => this.#picked.has(c.value)),
    );
    this.#box = el("div", { class: "menu" });
    this.#box.addEventListener("keydown", (event) => this.#key(event));
    document.body.append(this.#box);
    this.#draw();
    this.#changed(id);
    this.#box.querySelector("[role=listbox]").focus();
  }

  #draw() {
    const choices = this.#choices();
    this.#active = Math.min(this.#active, Math.max(0, choices.length - 1));
    const rows = choices.map((choice, at) => this.#row(choice, at));
    const list = el(
      "div",
      {
        class: "menu-list",
        role: "listbox",
        tabindex: "0",
        "aria-label": this.#component.placeholder || word("choose"),
        "aria-multiselectable": this.#many ? "true" : null,
        "aria-activedescendant": choices.length ? `choice-${this.#active}` : null,
      },
      rows.length ? rows : el("div", { class: "menu-empty" }, word("nothing_found")),
    );
    const fresh = el("div", { class: this.#many ? "menu menu-many" : "menu" }, list, this.#many ? this.#foot() : null);
    fresh.style.cssText = this.#box.style.cssText;
    morph(this.#box, fresh);
    this.#place();
    this.#box.querySelector(`#choice-${this.#active}`)?.scrollIntoView({ block: "nearest" });
  }

  #row(choice, at) {
    const picked = this.#picked.has(choice.value);
    return el(
      "div",
      {
        class: at === this.#active ? "choice choice-active" : "choice",
        id: `choice-${at}`,
        role: "option",
        "data-key": `choice ${choice.value}`,
        "data-do": "pick-choice",
        "data-at": String(at),
        "aria-selected": picked ? "true" : "false",
      },
      emojiOf(choice.emoji),
      el(
        "span",
        { class: "choice-words" },
        el("span", { class: "choice-label" }, choice.label),
        choice.description ? el("span", { class: "choice-detail" }, choice.description) : null,
      ),
      el("span", { class: picked ? "choice-mark choice-picked" : "choice-mark" }, picked ? icon("check") : null),
    );
  }

  #foot() {
    const least = this.#component.min_values ?? 1;
    const most = Math.min(this.#component.max_values ?? 1, this.#choices().length);
    const count = this.#picked.size;
    const fits = count >= least && count <= most;
    return el(
      "div",
      { class: "menu-foot" },
      el(
        "span",
        { class: "menu-count", role: "status" },
        word(least === most ? "choose_exactly" : "choose_number", { least, most, count }),
      ),
      el(
        "button",
        { class: "button button-1", type: "button", "data-do": "confirm-menu", "aria-disabled": fits ? null : "true" },
        word("confirm"),
      ),
    );
  }

  #pick(at) {
    const { value } = this.#choices()[at];
    this.#active = at;
    if (this.#many) {
      if (!this.#picked.delete(value) && this.#picked.size < this.#component.max_values) this.#picked.add(value);
      this.#draw();
      return;
    }
    const off = this.#picked.has(value) && this.#component.min_values === 0;
    this.#picked = new Set(off ? [] : [value]);
    this.#confirm();
  }

  #confirm() {
    const { id } = this.#message;
    const { custom_id } = this.#component;
    const values = this.#choices()
      .map((c) => c.value)
      .filter((value) => this.#picked.has(value));
    this.#session.chosen.set(this.open, values);
    this.close();
    this.#session.ask("select", { message: id, custom_id, values }, { kind: "click", message: id, custom_id });
    this.#changed(id);
  }

  #key(event) {
    if (event.target.closest("[data-do=confirm-menu]") && event.key !== "Escape") return;
    const last = this.#choices().length - 1;
    const moves = {
      ArrowDown: this.#active + 1,
      ArrowUp: this.#active - 1,
      Home: 0,
      End: last,
      PageDown: this.#active + 8,
      PageUp: this.#active - 8,
    };
    if (event.key in moves) {
      this.#active = Math.max(0, Math.min(last, moves[event.key]));
      this.#draw();
    } else if (event.key === "Escape" || (event.key === "Tab" && !this.#many)) this.close();
    else if (event.key === "Enter" || event.key === " ") {
      if (last >= 0 && !event.repeat) this.#pick(this.#active);
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.#seek(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #seek(letter) {
    const now = Date.now();
    this.#typed = now - this.#typedAt > 800 ? letter : this.#typed + letter;
    this.#typedAt = now;
    const wanted = this.#typed.toLocaleLowerCase();
    const at = this.#choices().findIndex((choice) => choice.label.toLocaleLowerCase().startsWith(wanted));
    if (at >= 0) this.#active = at;
    this.#draw();
  }

  #place() {
    const anchor = this.#box && this.#anchor();
    if (!anchor) return;
    const { style } = this.#box;
    if (window.innerWidth < NARROW) {
      style.cssText = "";
      this.#box.classList.add("menu-sheet");
      return;
    }
    this.#box.classList.remove("menu-sheet");
    const at = anchor.getBoundingClientRect();
    const below = window.innerHeight - at.bottom - 2 * GAP;
    const above = at.top - 2 * GAP;
    const up = below < Math.min(this.#box.scrollHeight, 320) && above > below;
    style.left = `${at.left}px`;
    style.width = `${at.width}px`;
    style.maxHeight = `${Math.min(360, up ? above : below)}px`;
    style.top = up ? "auto" : `${at.bottom + GAP}px`;
    style.bottom = up ? `${window.innerHeight - at.top + GAP}px` : "auto";
  }
}

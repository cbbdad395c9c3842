// The two side columns, which slide over the messages on narrow screens.

import { onPress } from "./dom.js";

const NARROW = matchMedia("(max-width: 759px)");
const MIDDLE = matchMedia("(max-width: 1099px)");

/** Opens and closes the columns; the keyboard does not reach a closed column. */
export class Drawers {
  #channels;
  #people;
  #shade;
  #returnTo = null;
  #beside = true;

  constructor(channels, people, shade) {
    this.#channels = channels;
    this.#people = people;
    this.#shade = shade;
    onPress("open-drawer", (button) => this.#slide(channels, button));
    onPress("toggle-people", (button) => this.#togglePeople(button));
    onPress("close-drawers", () => this.close());
    onPress("close-people", () => (MIDDLE.matches ? this.close() : this.#togglePeople(null)));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#sliding) this.close();
    });
    for (const query of [NARROW, MIDDLE]) query.addEventListener("change", () => this.close());
    this.#arrange();
  }

  get #sliding() {
    return [this.#channels, this.#people].find((column) => column.classList.contains("slid"));
  }

  #togglePeople(button) {
    if (MIDDLE.matches) {
      if (this.#people.classList.contains("slid")) this.close();
      else this.#slide(this.#people, button);
      return;
    }
    this.#beside = !this.#beside;
    this.#arrange();
  }

  #slide(column, button) {
    this.close();
    this.#returnTo = button;
    column.classList.add("slid");
    this.#arrange();
    column.querySelector("button, a, select, input")?.focus();
  }

  /** Closes the open column and returns the focus to the button that opened it. */
  close() {
    const open = this.#sliding;
    open?.classList.remove("slid");
    this.#arrange();
    if (open && (open.contains(document.activeElement) || document.activeElement === document.body))
      this.#returnTo?.focus();
    this.#returnTo = null;
  }

  #arrange() {
    this.#channels.inert = NARROW.matches && !this.#channels.classList.contains("slid");
    this.#people.classList.toggle("hidden-beside", !this.#beside);
    this.#people.inert = MIDDLE.matches ? !this.#people.classList.contains("slid") : !this.#beside;
    this.#shade.hidden = !this.#sliding;
  }
}

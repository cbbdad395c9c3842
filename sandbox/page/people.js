// The right column: this person's settings, and the other people, whose pages open here or in a new tab.

import { el, icon, morph, onPress, safeUrl } from "./dom.js";
import { avatar } from "./message.js";
import { drawUnknowns } from "./unknowns.js";
import { currentLocale, word } from "./words.js";

function languageName(code) {
  return new Intl.DisplayNames([code], { type: "language", fallback: "code" }).of(code);
}

/** The address if it belongs to this server, else null. */
function ours(address) {
  const url = safeUrl(address);
  return url && new URL(url, location.href).origin === location.origin ? url : null;
}

/** Draws the column, which is a drawer except on wide screens. */
export class People {
  #session;
  #column;

  constructor(session, column) {
    this.#session = session;
    this.#column = column;
    column.addEventListener("change", ({ target }) => {
      if (target.id === "language") session.request("locale", { locale: target.value });
      if (target.id === "dms") session.request("dms", { open: target.checked });
    });
    onPress("switch-person", (link, event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      location.assign(link.href);
    });
  }

  draw() {
    const session = this.#session;
    const others = [...session.people.values()].filter((person) => person.id !== session.me.id && !person.bot);
    const bots = [...session.people.values()].filter((person) => person.bot);
    const fresh = el(
      "aside",
      { id: "people", class: this.#column.className, "aria-label": word("people"), inert: this.#column.inert },
      el(
        "div",
        { class: "column-head" },
        el("h2", {}, word("your_settings")),
        el(
          "button",
          { class: "tool", type: "button", "data-do": "close-people", "aria-label": word("close") },
          icon("close"),
        ),
      ),
      this.#settings(),
      el("h2", {}, word("play_as")),
      el("p", { class: "hint" }, word("play_as_hint")),
      el(
        "ul",
        { class: "persons" },
        others.map((person) => this.#person(person)),
      ),
      el("h2", {}, word("bots")),
      el(
        "ul",
        { class: "persons" },
        bots.map((bot) => this.#bot(bot)),
      ),
      drawUnknowns(),
    );
    morph(this.#column, fresh);
    this.#column.querySelector("#language").value = session.me.locale;
    this.#column.querySelector("#dms").checked = session.me.dms_open;
  }

  #settings() {
    const { me, locales } = this.#session;
    const codes = locales.includes(me.locale) ? locales : [me.locale, ...locales];
    const options = codes.map((code) =>
      el("option", { value: code, lang: code, selected: code === me.locale }, languageName(code)),
    );
    return el(
      "div",
      { class: "settings", lang: currentLocale() },
      el(
        "div",
        { class: "person" },
        avatar(this.#session.people.get(me.id) ?? me, { size: "avatar-small" }),
        el("strong", {}, me.name),
      ),
      el("label", { class: "label", for: "language" }, word("language")),
      el("select", { id: "language", class: "field" }, options),
      el(
        "label",
        { class: "switch" },
        el("input", { id: "dms", type: "checkbox", role: "switch", "aria-describedby": "dms-hint" }),
        el("span", {}, word("dms_open")),
      ),
      el("p", { class: "hint", id: "dms-hint" }, word("dms_hint")),
    );
  }

  #person(person) {
    const url = ours(person.url);
    const name = { name: person.name };
    return el(
      "li",
      { class: "person", "data-key": person.id },
      avatar(person, { size: "avatar-small" }),
      url
        ? el(
            "a",
            {
              class: "person-switch",
              href: url,
              "data-do": "switch-person",
              "aria-label": word("switch_to", name),
              title: word("switch_to", name),
            },
            person.name,
          )
        : el("span", {}, person.name),
      url
        ? el(
            "a",
            {
              class: "person-tab",
              href: url,
              target: "_blank",
              rel: "noopener",
              "aria-label": word("new_tab_as", name),
            },
            word("new_tab"),
            icon("out"),
          )
        : null,
    );
  }

  #bot(bot) {
    const state = this.#session.online ? "online" : "offline";
    return el(
      "li",
      { class: "person", "data-key": bot.id },
      avatar(bot, { size: "avatar-small" }),
      el("span", { class: "person-name" }, bot.name),
      el("span", { class: `presence presence-${state}` }, word(state)),
    );
  }
}

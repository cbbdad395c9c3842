// The form of a slash command: its name as a chip, a field for each option, and the list of options to add.

import { fixedChoices, meaning, narrowed } from "./commands.js";
import { el, icon } from "./dom.js";
import { word } from "./words.js";

const REST = 150;

/** The form of one command at a time; `host` has `suggestions`, `problem(text)`, `left()` and `channel()`. */
export class CommandForm {
  #session;
  #host;
  #leaf = null;
  #fields = [];
  #tail = null;
  root = el("div", { class: "command", role: "group", hidden: true });

  constructor(session, host) {
    this.#session = session;
    this.#host = host;
    session.listen("choices", (answer) => this.#offer(answer));
    session.listen("progress", ({ nonce, state }) => state === "failed" && this.#offer({ nonce, choices: [] }));
    this.root.addEventListener("keydown", (event) => this.#key(event));
    this.root.addEventListener("input", (event) => this.#written(event.target));
    this.root.addEventListener("focusin", (event) => this.#entered(event.target));
  }

  get open() {
    return this.#leaf !== null;
  }

  /** Opens the form of a command; `values` are the texts already written, by option name. */
  begin(leaf, values = {}) {
    this.#leaf = leaf;
    this.#fields = [];
    this.#tail = el("input", {
      class: "tail",
      type: "text",
      role: "combobox",
      autocomplete: "off",
      "aria-expanded": "false",
      "aria-controls": "suggestion-list",
      "aria-label": word("options"),
      placeholder: word("enter_sends"),
      enterkeyhint: "send",
    });
    const quit = el(
      "button",
      { class: "tool", type: "button", "aria-label": word("leave_command"), title: word("leave_command") },
      icon("close"),
    );
    quit.addEventListener("click", () => this.leave());
    this.root.setAttribute("aria-label", `/${leaf.label}`);
    this.root.replaceChildren(
      el("span", { class: "command-name", title: leaf.description }, `/${leaf.label}`),
      this.#tail,
      quit,
    );
    this.root.hidden = false;
    for (const option of leaf.options)
      if (option.required || option.name in values) this.#add(option, values[option.name] ?? "");
    (this.#fields.find(({ option, input }) => option.required && !input.value)?.input ?? this.#tail).focus();
  }

  /** Closes the form without sending. */
  leave() {
    this.#fields.forEach((field) => clearTimeout(field.timer));
    this.#leaf = null;
    this.#fields = [];
    this.root.hidden = true;
    this.#host.suggestions.hide();
    this.#host.problem("");
    this.#host.left();
  }

  #add(option, value) {
    const id = `option-${option.name}`;
    const input = el("input", {
      id,
      type: "text",
      role: "combobox",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      inputmode: option.type === 4 || option.type === 10 ? "decimal" : null,
      enterkeyhint: "send",
      "aria-expanded": "false",
      "aria-controls": "suggestion-list",
      "aria-required": option.required ? "true" : null,
      "aria-describedby": `${id}-hint`,
    });
    input.value = value;
    const chip = el(
      "span",
      { class: "option" },
      el("label", { class: "option-name", for: id }, option.label),
      input,
      el("span", { class: "unseen", id: `${id}-hint` }, option.description),
    );
    const field = { option, input, chip, offered: [], request: null, timer: 0, settled: null };
    this.#fields.push(field);
    this.#tail.before(chip);
    this.#fit(field);
    return field;
  }

  #remove(field) {
    this.#fields = this.#fields.filter((other) => other !== field);
    field.chip.remove();
  }

  #fit({ input }) {
    input.size = Math.min(
      40,
      Math.max(
        6,
        [...input.value].reduce((sum, sign) => sum + (sign > "\u2fff" ? 2 : 1), 2),
      ),
    );
  }

  #fieldOf(element) {
    return this.#fields.find(({ input }) => input === element);
  }

  #missing() {
    return this.#leaf.options.filter((option) => !this.#fields.some((field) => field.option.name === option.name));
  }

  // -- the list ----------------------------------------------------------

  #entered(element) {
    if (element === this.#tail) this.#suggestOptions();
    else if (this.#fieldOf(element)) this.#suggestValues(this.#fieldOf(element), { wait: 0 });
  }

  #written(element) {
    this.#host.problem("");
    if (element === this.#tail) {
      const named = this.#missing().find(({ name, label }) =>
        [`${name}:`, `${label}:`].includes(element.value.toLowerCase().trimStart()),
      );
      if (named) this.#choose(named);
      else this.#suggestOptions();
      return;
    }
    const field = this.#fieldOf(element);
    const own = [field.option.name, field.option.label].find((name) =>
      element.value.toLowerCase().startsWith(`${name.toLowerCase()}:`),
    );
    if (own) element.value = element.value.slice(own.length + 1).trimStart();
    element.removeAttribute("aria-invalid");
    field.settled = null;
    this.#fit(field);
    this.#suggestValues(field, { wait: REST });
  }

  #suggestOptions() {
    const text = this.#tail.value.trim();
    const entries = this.#missing()
      .filter(({ name, label }) => [name, label].some((known) => known.toLowerCase().includes(text.toLowerCase())))
      .map((option) => ({ label: option.label, detail: option.description, value: option }));
    if (entries.length === 0) this.#host.suggestions.hide();
    else
      this.#host.suggestions.show(this.#tail, {
        title: word("more_options"),
        entries,
        eager: text !== "",
        onPick: ({ value }) => this.#choose(value),
      });
  }

  #choose(option) {
    this.#tail.value = "";
    this.#add(option, "").input.focus();
  }

  #suggestValues(field, { wait }) {
    clearTimeout(field.timer);
    field.request = null;
    const { option, input } = field;
    const fixed = fixedChoices(option, this.#session);
    if (field.settled === input.value && input.value !== "") this.#host.suggestions.hide();
    else if (fixed) this.#showChoices(field, narrowed(fixed, input.value));
    else if (option.autocomplete) {
      this.#showChoices(field, [], word("loading"));
      field.timer = setTimeout(() => this.#askChoices(field), wait);
    } else this.#showChoices(field, [], option.description);
  }

  #askChoices(field) {
    const options = {};
    for (const { option, input, offered } of this.#fields) {
      const { value } = meaning(option, input.value, offered, this.#session);
      if (option.name === field.option.name) options[option.name] = input.value;
      else if (value !== undefined) options[option.name] = value;
    }
    const about = { kind: "autocomplete" };
    field.request = this.#session.ask(
      "autocomplete",
      { channel: this.#host.channel(), path: this.#leaf.path, options, focused: field.option.name },
      about,
    );
  }

  /** Shows the choices that the bot offers; ignores choices for an older text. */
  #offer({ nonce, choices }) {
    const field = this.#fields.find(({ request }) => request !== null && request === nonce);
    if (!field) return;
    field.request = null;
    field.offered = choices;
    if (document.activeElement === field.input) this.#showChoices(field, choices, word("nothing_found"));
  }

  #showChoices(field, choices, empty = word("nothing_found")) {
    const title = `${field.option.required ? field.option.label : word("optional", { name: field.option.label })} · ${field.option.description}`;
    this.#host.suggestions.show(field.input, {
      title,
      entries: choices.map((choice) => ({ label: choice.name, value: choice })),
      onPick: ({ value }) => this.#settle(field, value),
      empty,
    });
  }

  #settle(field, choice) {
    field.input.value = choice.name;
    field.settled = choice.name;
    if (!field.offered.includes(choice)) field.offered = [...field.offered, choice];
    field.input.removeAttribute("aria-invalid");
    this.#host.problem("");
    this.#fit(field);
    (this.#fields.find(({ option, input }) => option.required && !input.value)?.input ?? field.input).focus();
    if (document.activeElement === field.input) this.#host.suggestions.hide();
  }

  // -- keys --------------------------------------------------------------

  #key(event) {
    if (event.isComposing || event.keyCode === 229) return;
    const { suggestions } = this.#host;
    const act = {
      Escape: () => this.leave(),
      ArrowDown: () => suggestions.move(1),
      ArrowUp: () => suggestions.move(-1),
      Enter: () => event.target.tagName === "INPUT" && (suggestions.take() || this.send()),
      Tab: () => !event.shiftKey && event.target.tagName === "INPUT" && suggestions.take(),
      Backspace: () => event.target.value === "" && this.#rubOut(event.target),
    }[event.key];
    if (!act || act() === false) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Removes, on Backspace in an empty field, the last optional option, or the command itself. */
  #rubOut(element) {
    const field = this.#fieldOf(element) ?? this.#fields.at(-1);
    if (!field) this.leave();
    else if (element === this.#tail && field.input.value !== "") field.input.focus();
    else if (field.option.required) this.leave();
    else {
      this.#remove(field);
      this.#tail.focus();
    }
    return true;
  }

  /** Sends the command, or shows the missing option. */
  send() {
    const options = {};
    for (const { option, input, offered } of this.#fields) {
      const { value, error } = meaning(option, input.value, offered, this.#session);
      if (error) {
        input.focus();
        input.setAttribute("aria-invalid", "true");
        this.#host.problem(error);
        return true;
      }
      if (value !== undefined) options[option.name] = value;
    }
    const { path, label } = this.#leaf;
    const channel = this.#host.channel();
    if (this.#session.ask("slash", { channel, path, options }, { kind: "slash", channel, name: label }) !== null)
      this.leave();
    return true;
  }
}

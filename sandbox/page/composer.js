// The composer: sends plain text to the channel, and commands after a `/`.

import { fitting, leaves, spelled, spelledOptions } from "./commands.js";
import { el, icon, onPress } from "./dom.js";
import { CommandForm } from "./form.js";
import { Suggestions } from "./suggestions.js";
import { word } from "./words.js";

const LONGEST = 2000;
const TALLEST = 160;

/** The form at the foot of the page; disabled until a channel is open. */
export class Composer {
  #session;
  #form;
  #text;
  #slash;
  #send;
  #problem;
  #command;
  #drafts = new Map();
  #channel = null;

  constructor(session, form) {
    this.#session = session;
    this.#form = form;
    this.#text = el("textarea", {
      class: "text",
      rows: "1",
      maxlength: String(LONGEST),
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": "suggestion-list",
      enterkeyhint: "send",
      disabled: true,
    });
    this.#slash = el(
      "button",
      { class: "tool slash", type: "button", "data-do": "list-commands", disabled: true },
      icon("slash"),
    );
    this.#send = el("button", { class: "tool send", type: "submit" }, icon("send"));
    this.#problem = el("div", { class: "problem", role: "alert" });
    const box = el("div", { id: "suggestions", hidden: true });
    this.suggestions = new Suggestions(box);
    this.#command = new CommandForm(session, {
      suggestions: this.suggestions,
      problem: (text) => this.#say(text),
      left: () => this.#plain(),
      channel: () => this.#channel,
    });
    form.append(
      box,
      this.#problem,
      el("div", { class: "bar" }, this.#slash, this.#text, this.#command.root, this.#send),
    );
    this.#listen();
  }

  #listen() {
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#command.open) this.#command.send();
      else this.#submit();
    });
    this.#text.addEventListener("input", () => this.#written());
    this.#text.addEventListener("keydown", (event) => this.#key(event));
    this.#form.addEventListener("focusout", (event) => {
      if (!this.#form.contains(event.relatedTarget)) this.suggestions.hide();
    });
    this.#text.addEventListener("focus", () => this.#suggest());
    onPress("list-commands", () => this.write("/"));
    onPress("write-command", (button) => this.write(`/${button.dataset.name}`));
    this.#session.listen("commands", () => document.activeElement === this.#text && this.#suggest());
  }

  /** Redraws the composer in the person's language, for the open channel. */
  draw() {
    const channel = this.#session.channels.get(this.#session.current);
    if (!channel) return;
    if (this.#channel !== channel.id) this.#change(channel.id);
    const may = channel.may_send !== false;
    this.#text.disabled = !may;
    this.#slash.disabled = !may;
    this.#text.placeholder = may ? word("write_in", { name: this.#session.channelName(channel) }) : word("no_sending");
    this.#text.setAttribute("aria-label", word("composer"));
    this.#slash.setAttribute("aria-label", word("commands"));
    this.#slash.title = word("commands");
    this.#send.setAttribute("aria-label", word("send"));
    this.#send.title = word("send");
  }

  #change(id) {
    if (this.#command.open) this.#command.leave();
    if (this.#channel) this.#drafts.set(this.#channel, this.#text.value);
    this.#channel = id;
    this.#text.value = this.#drafts.get(id) ?? "";
    this.#say("");
    this.suggestions.hide();
    this.#grow();
  }

  focus() {
    if (!this.#command.open) this.#text.focus();
  }

  /** Puts a text into the field as if it had been typed. */
  write(text) {
    if (this.#command.open) this.#command.leave();
    this.#text.value = text;
    this.#text.focus();
    this.#written();
  }

  get #leaves() {
    return leaves(this.#session.commands, this.#session.channels.get(this.#channel));
  }

  #say(text) {
    this.#problem.textContent = text;
  }

  #grow() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${Math.min(TALLEST, this.#text.scrollHeight)}px`;
  }

  #written() {
    this.#say("");
    this.#grow();
    const { value } = this.#text;
    const full = value.startsWith("/") ? spelled(this.#leaves, value.slice(1)) : null;
    if (full) this.#begin(full.leaf, spelledOptions(full.leaf, full.rest));
    else this.#suggest();
  }

  #suggest() {
    const { value } = this.#text;
    if (!value.startsWith("/") || value.includes("\n")) {
      this.suggestions.hide();
      return;
    }
    const all = this.#leaves;
    this.suggestions.show(this.#text, {
      title: word("commands"),
      entries: fitting(all, value.slice(1)).map((leaf) => ({
        label: `/${leaf.label}`,
        detail: leaf.description,
        value: leaf,
      })),
      onPick: ({ value: leaf }) => this.#begin(leaf),
      empty: word(all.length ? "no_such_command" : "no_commands"),
    });
  }

  #begin(leaf, values) {
    this.#text.value = "";
    this.#text.hidden = true;
    this.#command.begin(leaf, values);
  }

  #plain() {
    const here = this.#form.contains(document.activeElement);
    this.#text.hidden = false;
    this.#grow();
    if (here) this.#text.focus();
  }

  #key(event) {
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === "Enter" && !event.shiftKey) this.#enter();
    else if (event.key === "Tab" && !event.shiftKey && this.suggestions.active) this.suggestions.take();
    else if (event.key === "ArrowDown" && this.suggestions.shown) this.suggestions.move(1);
    else if (event.key === "ArrowUp" && this.suggestions.shown) this.suggestions.move(-1);
    else if (event.key === "Escape" && this.suggestions.shown) {
      this.#text.value = "";
      this.suggestions.hide();
    } else return;
    event.preventDefault();
  }

  #enter() {
    const text = this.#text.value;
    const marked = this.suggestions.active?.value;
    const spelt = marked && [marked.name, marked.label].includes(text.slice(1).trim());
    if (!marked) this.#submit();
    else if (spelt && marked.options.length === 0) {
      this.suggestions.hide();
      this.#begin(marked);
      this.#command.send();
    } else this.suggestions.take();
  }

  #submit() {
    const text = this.#text.value.trim();
    if (text === "") return;
    if (text.startsWith("/")) {
      if (!this.suggestions.take()) this.#say(word(this.#leaves.length ? "no_such_command" : "no_commands"));
      return;
    }
    if (!this.#session.request("say", { channel: this.#channel, text })) return;
    this.#text.value = "";
    this.#grow();
  }
}

// Dialogs: the bot's modals, and the page's own questions.

import { TYPE, choicesOf, isSelect, walk } from "./components.js";
import { el, icon } from "./dom.js";
import { whyWords, word } from "./words.js";

const PARAGRAPH = 2;

/** A dialog that is removed from the page when it is closed. */
function show(dialog) {
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Asks a yes-or-no question; the promise resolves to the answer. */
export function confirmed(question, yes) {
  return new Promise((resolve) => {
    const act = (value) => {
      const button = el(
        "button",
        { class: value ? "button button-4" : "button button-2", type: "button" },
        value ? yes : word("cancel"),
      );
      button.addEventListener("click", () => {
        resolve(value);
        dialog.close();
      });
      return button;
    };
    const dialog = el(
      "dialog",
      { class: "dialog", "aria-label": question },
      el("p", {}, question),
      el("div", { class: "dialog-foot" }, act(false), act(true)),
    );
    dialog.addEventListener("close", () => resolve(false));
    show(dialog);
  });
}

function textField(input, id) {
  const long = input.style === PARAGRAPH;
  const field = el(long ? "textarea" : "input", {
    id,
    type: long ? null : "text",
    rows: long ? "4" : null,
    class: "field",
    placeholder: input.placeholder,
    maxlength: input.max_length && String(input.max_length),
    "aria-describedby": `${id}-problem`,
  });
  field.value = input.value ?? "";
  return { field, read: () => field.value };
}

function dropDown(component, id, session) {
  const options = choicesOf(component, session).map((c) =>
    el("option", { value: c.value, selected: c.chosen }, c.label),
  );
  const blank = el("option", { value: "" }, component.placeholder || word("choose"));
  const field = el("select", { id, class: "field", "aria-describedby": `${id}-problem` }, blank, options);
  return { field, read: () => (field.value ? [field.value] : []) };
}

function choiceGroup(component, id, session) {
  const kind = component.type === TYPE.radio ? "radio" : "checkbox";
  const choices = component.options
    ? component.options.map((o) => ({ ...o, chosen: o.default }))
    : choicesOf(component, session);
  const rows = choices.map((choice) => {
    const box = el("input", { type: kind, name: id, value: choice.value });
    box.checked = Boolean(choice.chosen);
    const words = el(
      "span",
      {},
      choice.label,
      choice.description ? el("span", { class: "choice-detail" }, choice.description) : null,
    );
    return el("label", { class: "check" }, box, words);
  });
  const field = el(
    "div",
    { id, class: "field-group", role: kind === "radio" ? "radiogroup" : "group", "aria-describedby": `${id}-problem` },
    rows,
  );
  const picked = () => [...field.querySelectorAll("input:checked")].map((box) => box.value);
  return { field, read: () => (kind === "radio" ? (picked()[0] ?? null) : picked()) };
}

function singleCheck(component, id) {
  const field = el("input", { id, type: "checkbox", class: "single-check" });
  field.checked = Boolean(component.default);
  return { field, read: () => field.checked };
}

function control(component, id, session) {
  if (component.type === TYPE.input) return textField(component, id);
  if (component.type === TYPE.radio || component.type === TYPE.checks) return choiceGroup(component, id, session);
  if (component.type === TYPE.check) return singleCheck(component, id);
  if (!isSelect(component)) return null;
  return (component.max_values ?? 1) > 1 ? choiceGroup(component, id, session) : dropDown(component, id, session);
}

/** The fault of a value as a sentence; null for a valid value. */
function problemWith(component, value, name) {
  const many = Array.isArray(value);
  const size = many ? value.length : String(value ?? "").length;
  if (component.required !== false && size === 0 && typeof value !== "boolean") return word("need_option", { name });
  if (size === 0) return null;
  if (many && size < (component.min_values ?? 0)) return word("too_few", { name, least: component.min_values });
  if (many && size > (component.max_values ?? Infinity)) return word("too_many", { name, most: component.max_values });
  if (!many && size < (component.min_length ?? 0)) return word("need_longer", { name, least: component.min_length });
  return null;
}

/** Shows the modals of one session. */
export class Modals {
  #session;
  #prose;
  #open = null;

  constructor(session, prose) {
    this.#session = session;
    this.#prose = prose;
    session.listen("modal", (modal) => this.#show(modal));
    session.listen("progress", (progress) => this.#progress(progress));
  }

  #show(modal) {
    this.#open?.dialog.close();
    const fields = [];
    const parts = modal.components.map((part) => this.#part(part, fields, modal.id));
    const problem = el("div", { class: "problem", role: "alert" });
    const quit = () => dialog.close();
    const cancel = el("button", { class: "button button-2", type: "button" }, word("cancel"));
    const close = el("button", { class: "tool", type: "button", "aria-label": word("close") }, icon("close"));
    const send = el("button", { class: "button button-1", type: "submit" }, word("submit"));
    const form = el(
      "form",
      { method: "dialog", novalidate: true },
      parts,
      problem,
      el("div", { class: "dialog-foot" }, cancel, send),
    );
    const dialog = el(
      "dialog",
      { class: "dialog", "aria-labelledby": "dialog-title" },
      el("div", { class: "dialog-head" }, el("h2", { id: "dialog-title" }, modal.title), close),
      form,
    );
    cancel.addEventListener("click", quit);
    close.addEventListener("click", quit);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    dialog.addEventListener("close", () => this.#open?.dialog === dialog && (this.#open = null));
    this.#open = { dialog, send, problem, fields, id: modal.id, nonce: null };
    show(dialog);
    fields[0]?.field.focus();
  }

  #part(part, fields, modalId) {
    if (part.type === TYPE.text) return this.#prose.draw(part.content);
    const component = part.type === TYPE.label ? part.component : [...walk([part])].find((c) => c.custom_id);
    const id = `field-${modalId}-${fields.length}`;
    const entry = component && control(component, id, this.#session);
    if (!entry) return null;
    const label = part.label ?? component.label ?? "";
    const wrong = el("span", { class: "problem", id: `${id}-problem` });
    fields.push({ ...entry, component, label, wrong });
    const required = component.required !== false && component.type !== TYPE.check;
    entry.field.setAttribute("aria-required", required ? "true" : "false");
    const group = entry.field.classList.contains("field-group");
    if (group) entry.field.setAttribute("aria-label", label);
    return el(
      "div",
      { class: "labelled" },
      el(
        group ? "span" : "label",
        { class: "label", for: group ? null : id },
        label,
        required ? el("span", { class: "required", title: word("required") }, " *") : null,
      ),
      part.description ? el("span", { class: "hint" }, part.description) : null,
      entry.field,
      wrong,
    );
  }

  #submit() {
    const open = this.#open;
    if (open.nonce) return;
    const values = {};
    let first = null;
    for (const { component, field, label, read, wrong } of open.fields) {
      const value = read();
      const problem = problemWith(component, value, label);
      wrong.textContent = problem ?? "";
      field.setAttribute("aria-invalid", problem ? "true" : "false");
      if (problem) first ??= field;
      values[component.custom_id] = value;
    }
    if (first) {
      (first.matches("div") ? first.querySelector("input") : first)?.focus();
      return;
    }
    open.problem.textContent = "";
    open.nonce = this.#session.ask("submit", { modal: open.id, values }, { kind: "submit" });
    if (open.nonce) open.send.setAttribute("aria-busy", "true");
    else open.problem.textContent = whyWords("disconnected");
  }

  #progress({ nonce, state, why, option }) {
    const open = this.#open;
    if (!open || open.nonce !== nonce || state === "sent") return;
    if (state !== "failed") {
      open.dialog.close();
      return;
    }
    open.nonce = null;
    open.send.removeAttribute("aria-busy");
    open.problem.textContent = whyWords(why, { option });
  }

  /** Re-enables the open modal after the connection was lost: its submission gets no answer. */
  disconnected() {
    if (!this.#open) return;
    this.#open.nonce = null;
    this.#open.send.removeAttribute("aria-busy");
  }
}

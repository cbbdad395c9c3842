// Draws the markdown tree as elements.

import { anchor, el, jumpOf } from "./dom.js";
import { inline, parse, plainText } from "./markdown.js";
import { moment, momentText } from "./time.js";
import { word } from "./words.js";

const SIMPLE = { strong: "strong", em: "em", underline: "u", strike: "s", quote: "blockquote" };

/** Draws trees with the names of people and channels of one session. */
export class Prose {
  #session;

  constructor(session) {
    this.#session = session;
  }

  /** Draws a text with blocks. */
  draw(text, name = "prose") {
    return el("div", { class: name }, this.#nodes(parse(text)));
  }

  /** Draws a text without blocks, such as a title or name. */
  line(text) {
    return this.#nodes(inline(text.replace(/\n/g, " ")));
  }

  /** The plain text of a text with markdown. */
  plain(text) {
    return plainText(parse(text), (node) => {
      if (node.t === "time") return momentText(node.seconds, node.style);
      return node.t === "user" ? this.#user(node.id) : this.#channel(node.id);
    });
  }

  #user(id) {
    return `@${this.#session.people.get(id)?.name ?? id}`;
  }

  #channel(id) {
    const channel = this.#session.channels.get(id);
    return channel ? this.#session.channelName(channel) : "#?";
  }

  #nodes(nodes) {
    return nodes.map((node) => this.#node(node));
  }

  #node(node) {
    const kids = () => this.#nodes(node.kids);
    if (SIMPLE[node.t]) return el(SIMPLE[node.t], {}, kids());
    switch (node.t) {
      case "text":
        return node.text;
      case "break":
        return el("br");
      case "code":
        return el("code", {}, node.text);
      case "block":
        return el("pre", { tabindex: "0" }, el("code", {}, node.text));
      case "heading":
        return el(
          "div",
          { class: `heading heading-${node.level}`, role: "heading", "aria-level": String(node.level + 3) },
          kids(),
        );
      case "small":
        return el("div", { class: "small" }, kids());
      case "spoiler":
        return spoiler(el("span", { class: "spoiler-text" }, kids()));
      case "link":
        return anchor(node.url, {}, this.#jumpName(node) ?? kids());
      case "list":
        return this.#list(node);
      default:
        return this.#mention(node);
    }
  }

  /** Gives a link without a text the name of its channel. */
  #jumpName({ url, kids }) {
    const channel = jumpOf(url)?.channel;
    return kids[0]?.text === url && this.#session.channels.has(channel) ? `${this.#channel(channel)} ›` : null;
  }

  #list({ ordered, start, items }) {
    const list = items.map((item) => el("li", {}, this.#nodes(item)));
    return ordered ? el("ol", { start: String(start) }, list) : el("ul", {}, list);
  }

  #mention(node) {
    const { me } = this.#session;
    switch (node.t) {
      case "user":
        return el("span", { class: node.id === me.id ? "mention mention-me" : "mention" }, this.#user(node.id));
      case "channel": {
        if (!this.#session.channels.has(node.id)) return el("span", { class: "mention" }, "#?");
        return el(
          "button",
          { class: "mention", type: "button", "data-do": "open-channel", "data-id": node.id },
          this.#channel(node.id),
        );
      }
      case "command":
        return el(
          "button",
          { class: "mention", type: "button", "data-do": "write-command", "data-name": node.name },
          `/${node.name}`,
        );
      case "time":
        return moment(node.seconds, node.style);
      case "emoji":
        return customEmoji(node);
      default:
        return el("span", { class: "mention" }, node.text ?? "@?");
    }
  }
}

/** A spoiler: hidden until it is pressed. */
export function spoiler(inside) {
  return el(
    "span",
    { class: "spoiler" },
    el("button", { class: "spoiler-cover", type: "button", "data-do": "spoiler", "aria-label": word("spoiler") }),
    inside,
  );
}

const missing = new Set();

/** A custom emoji; its name if the picture is missing. */
function customEmoji({ name, id }) {
  if (missing.has(id)) return el("span", { class: "emoji-text" }, `:${name}:`);
  return el("img", {
    class: "emoji",
    src: `/cdn/emojis/${encodeURIComponent(id)}.png`,
    alt: `:${name}:`,
    title: `:${name}:`,
    "data-emoji": id,
  });
}

/** Replaces the missing picture of a custom emoji by its name. */
export function mendEmoji() {
  const mend = ({ target }) => {
    if (!target.dataset?.emoji) return;
    missing.add(target.dataset.emoji);
    target.replaceWith(el("span", { class: "emoji-text" }, target.alt));
  };
  document.addEventListener("error", mend, { capture: true });
}

/** The emoji of a button or choice: a custom emoji, or text. */
export function emojiOf(emoji) {
  if (!emoji) return null;
  if (emoji.id) return customEmoji(emoji);
  return el("span", { class: "emoji-text" }, emoji.name ?? "");
}

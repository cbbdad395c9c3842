// What this page does not know about Discord, for people to read. PROTOCOL.md has the sources of what it does know.

import { el } from "./dom.js";
import { word } from "./words.js";

const SWISS_SUITS = ["🛡️", "🌹", "🌰", "🔔"];
/** A code point that no font has. */
const NOTHING = "\u{1fffd}";
const SIDE = 24;

/** The pixels of a text in the page's font. */
function pixels(text) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  pen.font = `16px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillText(text, 0, 20);
  return pen.getImageData(0, 0, SIDE, SIDE).data.join();
}

let lacking = null;

/** Whether the fonts of this machine lack a picture for one of the Swiss suits. */
function lacksSuits() {
  if (lacking === null) {
    const empty = pixels(NOTHING);
    lacking = SWISS_SUITS.some((suit) => pixels(suit) === empty || pixels(suit.replace("\uFE0F", "")) === empty);
  }
  return lacking;
}

/** The list, with its heading. */
export function drawUnknowns() {
  const lines = [
    word("unknown_sizes"),
    word("unknown_suits"),
    word(lacksSuits() ? "unknown_emoji_missing" : "unknown_emoji"),
    word("unknown_private"),
    word("unknown_spoken"),
    word("unknown_threads"),
  ];
  return el(
    "section",
    { class: "unknowns", "aria-labelledby": "unknowns" },
    el("h2", { id: "unknowns" }, word("unknown_title")),
    el(
      "ul",
      {},
      lines.map((line) => el("li", { class: "hint" }, line)),
    ),
  );
}

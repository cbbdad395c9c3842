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

let missing = null;

/** The Swiss suits for which no font of this machine has a picture. */
function missingSuits() {
  const empty = pixels(NOTHING);
  missing ??= SWISS_SUITS.filter((suit) => pixels(suit) === empty || pixels(suit[0] + suit[1]) === empty);
  return missing;
}

/** The list, with its heading. */
export function drawUnknowns() {
  const which = missingSuits().join(" ");
  const lines = [
    word("unknown_sizes"),
    word("unknown_suits"),
    which ? word("unknown_emoji_missing", { which }) : word("unknown_emoji"),
    word("unknown_private"),
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

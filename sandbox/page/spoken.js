// A message as words alone, for screen readers and for the names of its buttons.

const V2 = 1 << 15;

function* texts(message, prose) {
  if (message.content) yield prose.plain(message.content);
  for (const embed of message.embeds ?? []) {
    for (const part of [
      embed.author?.name,
      embed.title,
      embed.description,
      ...(embed.fields ?? []).flatMap((f) => [f.name, f.value]),
      embed.footer?.text,
    ]) {
      if (part) yield prose.plain(part);
    }
  }
  if (message.flags & V2) yield* layoutTexts(message.components, prose);
}

function* layoutTexts(components, prose) {
  for (const component of components ?? []) {
    if (component.content) yield prose.plain(component.content);
    yield* layoutTexts(component.components, prose);
  }
}

/** The text of a message, line by line. */
export function linesOf(message, prose) {
  return [...texts(message, prose)]
    .flatMap((text) => text.split("\n"))
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

/** The lines as sentences of one text; a line that ends with a mark of its own gets no full stop. */
export function asSentences(lines) {
  return lines.reduce((text, line) => (text ? `${ended(text)}${line}` : line), "");
}

/** The text with a full stop and a space, or with a Japanese one alone where its last letter is Japanese. */
function ended(text) {
  if (/[。！？、：]$/u.test(text)) return text;
  if (/[.!?…:;,]$/.test(text)) return `${text} `;
  const letter = text.match(/\p{L}(?=\P{L}*$)/u)?.[0] ?? "";
  return /[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u.test(letter) ? `${text}。` : `${text}. `;
}

/** What names a message to those who do not see its place: the title of its embed, else its first line. */
export function titleOf(message, prose) {
  const title = message.embeds?.find((embed) => embed.title)?.title;
  return title ? prose.plain(title) : (linesOf(message, prose)[0] ?? "");
}

// Parses Discord's markdown to a tree of plain objects `{t, …}`; does not touch the page.

const DEEPEST = 12;
const ESCAPED = /[\\`*_~|<>[\]()#+\-.!:@{}"'/]/;
const WORD = /[\p{L}\p{N}]/u;
const URL_START = /^https?:\/\/[^\s<>]+/i;

/** The index of the next `mark` from `from` with `fits(index)`, outside of escapes and code spans; else -1. */
function closing(text, from, mark, fits = () => true) {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "`" && mark[0] !== "`") {
      const span = codeSpan(text, at);
      if (span) at = span.end - 1;
    } else if (text.startsWith(mark, at) && at > from && fits(at)) return at;
  }
  return -1;
}

function codeBlock(text, at) {
  if (!text.startsWith("```", at)) return null;
  const end = text.indexOf("```", at + 3);
  if (end < 0) return null;
  const inside = text.slice(at + 3, end);
  if (inside.trim() === "") return null;
  const [, language = "", code] = /^(?:([\w+#.-]+)\n)?([\s\S]*)$/.exec(inside);
  let after = end + 3;
  if (text[after] === "\n") after += 1;
  return { end: after, node: { t: "block", language, text: code.replace(/^\n/, "").replace(/\n$/, "") } };
}

function codeSpan(text, at) {
  const [ticks] = /^`+/.exec(text.slice(at)) ?? [];
  if (!ticks || ticks.length > 2) return null;
  const end = text.indexOf(ticks, at + ticks.length);
  if (end <= at + ticks.length || text[end + ticks.length] === "`") return null;
  return { end: end + ticks.length, node: { t: "code", text: text.slice(at + ticks.length, end) } };
}

function escaped(text, at) {
  if (text[at] !== "\\" || !ESCAPED.test(text[at + 1] ?? "")) return null;
  return { end: at + 2, node: { t: "text", text: text[at + 1] } };
}

const PAIRS = [
  ["||", "spoiler"],
  ["**", "strong"],
  ["__", "underline"],
  ["~~", "strike"],
];

function pair(text, at, depth) {
  for (const [mark, kind] of PAIRS) {
    if (!text.startsWith(mark, at)) continue;
    const single = mark[0];
    const end = closing(text, at + 2, mark, (i) => kind === "spoiler" || kind === "strike" || text[i + 2] !== single);
    if (end > at + 2) return { end: end + 2, node: { t: kind, kids: inline(text.slice(at + 2, end), depth + 1) } };
  }
  return null;
}

function emphasis(text, at, depth) {
  const mark = text[at];
  if (mark !== "*" && mark !== "_") return null;
  if (/\s/.test(text[at + 1] ?? " ")) return null;
  if (mark === "_" && WORD.test(text[at - 1] ?? " ")) return null;
  let doubled = -1;
  const end = closing(text, at + 1, mark, (i) => {
    if (text[i + 1] === mark && i !== doubled) {
      doubled = i + 1;
      return false;
    }
    if (i === doubled) return false;
    return !/\s/.test(text[i - 1]) && !(mark === "_" && WORD.test(text[i + 1] ?? " "));
  });
  if (end < 0) return null;
  return { end: end + 1, node: { t: "em", kids: inline(text.slice(at + 1, end), depth + 1) } };
}

function link(text, at, depth) {
  if (text[at] === "[") {
    const close = closing(text, at + 1, "](");
    const target = close < 0 ? null : /^\]\(<?(https?:\/\/[^\s<>)]+)>?(?:\s+"[^"\n]*")?\)/i.exec(text.slice(close));
    if (!target) return null;
    return {
      end: close + target[0].length,
      node: { t: "link", url: target[1], kids: inline(text.slice(at + 1, close), depth + 1) },
    };
  }
  if (text[at] === "<") {
    const match = /^<(https?:\/\/[^\s<>]+)>/i.exec(text.slice(at));
    return (
      match && { end: at + match[0].length, node: { t: "link", url: match[1], kids: [{ t: "text", text: match[1] }] } }
    );
  }
  if ((text[at] !== "h" && text[at] !== "H") || WORD.test(text[at - 1] ?? " ")) return null;
  const match = URL_START.exec(text.slice(at));
  if (!match) return null;
  const url = match[0].replace(/[.,:;!?'")\]*_~|]+$/, "");
  return { end: at + url.length, node: { t: "link", url, kids: [{ t: "text", text: url }] } };
}

const TAGS = [
  [/^<@!?(\d+)>/, ([, id]) => ({ t: "user", id })],
  [/^<@&(\d+)>/, ([, id]) => ({ t: "role", id })],
  [/^<#(\d+)>/, ([, id]) => ({ t: "channel", id })],
  [/^<\/([^:<>]{1,100}):(\d+)>/, ([, name]) => ({ t: "command", name })],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/,
    ([, seconds, style = "f"]) => ({ t: "time", seconds: Number(seconds), style }),
  ],
  [/^<(a?):(\w{2,32}):(\d+)>/, ([, , name, id]) => ({ t: "emoji", name, id })],
  [/^@(everyone|here)\b/, ([all]) => ({ t: "everyone", text: all })],
];

function tag(text, at) {
  if (text[at] !== "<" && text[at] !== "@") return null;
  const rest = text.slice(at, at + 160);
  for (const [pattern, make] of TAGS) {
    const match = pattern.exec(rest);
    if (match) return { end: at + match[0].length, node: make(match) };
  }
  return null;
}

const SPECIAL = /[\\`|*_~[<@hH\n]/;

/** The nodes of a text without blocks. */
export function inline(text, depth = 0) {
  if (depth > DEEPEST) return [{ t: "text", text }];
  const nodes = [];
  let plain = "";
  const flush = () => plain && nodes.push({ t: "text", text: plain });
  for (let at = 0; at < text.length;) {
    const match = SPECIAL.test(text[at]) ? special(text, at, depth) : null;
    if (!match) {
      plain += text[at];
      at += 1;
      continue;
    }
    flush();
    plain = "";
    nodes.push(match.node);
    at = match.end;
  }
  flush();
  return joined(nodes);
}

function special(text, at, depth) {
  if (text[at] === "\n") return { end: at + 1, node: { t: "break" } };
  return (
    escaped(text, at) ??
    codeBlock(text, at) ??
    codeSpan(text, at) ??
    tag(text, at) ??
    link(text, at, depth) ??
    pair(text, at, depth) ??
    emphasis(text, at, depth)
  );
}

function joined(nodes) {
  const out = [];
  for (const node of nodes) {
    if (node.t === "text" && out.at(-1)?.t === "text") out.at(-1).text += node.text;
    else out.push(node);
  }
  return out;
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

function listAt(lines, from, depth) {
  const first = ITEM.exec(lines[from]);
  if (!first) return null;
  const indent = first[1].length;
  const ordered = /\d/.test(first[2]);
  const items = [];
  let at = from;
  while (at < lines.length) {
    const match = ITEM.exec(lines[at]);
    if (!match || match[1].length < indent) break;
    if (match[1].length > indent + 1 && items.length > 0 && depth < DEEPEST) {
      const nested = listAt(lines, at, depth + 1);
      items.at(-1).push(nested.node);
      at = nested.end;
    } else if (/\d/.test(match[2]) !== ordered) break;
    else {
      items.push(inline(match[3], depth + 1));
      at += 1;
    }
  }
  return { end: at, node: { t: "list", ordered, start: ordered ? parseInt(first[2], 10) : 1, items } };
}

function quoteAt(lines, at, depth) {
  if (lines[at].startsWith(">>> ")) {
    const inside = [lines[at].slice(4), ...lines.slice(at + 1)].join("\n");
    return { end: lines.length, node: { t: "quote", kids: blocks(inside, depth + 1, { quoted: true }) } };
  }
  let end = at;
  while (end < lines.length && lines[end].startsWith("> ")) end += 1;
  if (end === at) return null;
  const inside = lines
    .slice(at, end)
    .map((line) => line.slice(2))
    .join("\n");
  return { end, node: { t: "quote", kids: blocks(inside, depth + 1, { quoted: true }) } };
}

function lineBlock(lines, at, depth, quoted) {
  const heading = /^(#{1,3}) +(\S.*)$/.exec(lines[at]);
  if (heading)
    return {
      end: at + 1,
      node: { t: "heading", level: heading[1].length, kids: inline(heading[2].replace(/\s+#*$/, ""), depth) },
    };
  const small = /^-# +(\S.*)$/.exec(lines[at]);
  if (small) return { end: at + 1, node: { t: "small", kids: inline(small[1], depth) } };
  return (quoted ? null : quoteAt(lines, at, depth)) ?? listAt(lines, at, depth);
}

/** The end of the code block that begins at line `at`; `at` if none begins there. */
function fenceEnd(lines, at) {
  let open = false;
  for (let end = at; end < lines.length; end += 1) {
    if ((lines[end].split("```").length - 1) % 2 === 1) open = !open;
    if (!open) return end;
  }
  return at;
}

function blocks(text, depth, { quoted = false } = {}) {
  if (depth > DEEPEST) return [{ t: "text", text }];
  const lines = text.split("\n");
  const nodes = [];
  let running = [];
  const flush = () => {
    if (running.length) nodes.push(...inline(running.join("\n"), depth));
    running = [];
  };
  for (let at = 0; at < lines.length;) {
    const block = lineBlock(lines, at, depth, quoted);
    if (block) {
      flush();
      nodes.push(block.node);
      at = block.end;
    } else {
      const end = fenceEnd(lines, at);
      running.push(...lines.slice(at, end + 1));
      at = end + 1;
    }
  }
  flush();
  return nodes;
}

/** The tree of a whole message, with headings, quotes, lists and small print. */
export const parse = (text) => blocks(text.replace(/\r\n?/g, "\n"), 0);

const SHOWN = { break: () => "\n", spoiler: () => "…", command: (node) => `/${node.name}` };

/** The tree as plain text, with spoilers hidden; `name(node)` writes users, channels and times. */
export function plainText(nodes, name = () => "") {
  return nodes
    .map((node) => {
      if (["user", "channel", "time"].includes(node.t)) return name(node);
      if (SHOWN[node.t]) return SHOWN[node.t](node);
      if (node.t === "list") return `\n${node.items.map((item) => plainText(item, name)).join("\n")}\n`;
      if (node.kids)
        return ["heading", "small", "quote"].includes(node.t)
          ? `\n${plainText(node.kids, name)}\n`
          : plainText(node.kids, name);
      return node.text ?? (node.t === "emoji" ? `:${node.name}:` : (node.name ?? ""));
    })
    .join("");
}

// Slash commands as data: lists them, finds those that fit a text, and reads the values of option fields.

import { word } from "./words.js";

const OPTION = {
  command: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
};

const isBranch = (option) => option.type === OPTION.command || option.type === OPTION.group;

function* branches(node, path, labels) {
  const subs = (node.options ?? []).filter(isBranch);
  if (subs.length === 0) {
    const options = [...(node.options ?? [])].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
    yield { path, name: path.join(" "), label: labels.join(" "), description: node.description, options };
  }
  for (const sub of subs) yield* branches(sub, [...path, sub.name], [...labels, sub.label]);
}

/** Every command and sub-command that can be sent in a channel. */
export function leaves(commands, channel) {
  const allowed = commands.filter((command) =>
    channel?.kind === "dm" ? command.dm : command.guilds.includes(channel?.guild),
  );
  return allowed.flatMap((command) => [...branches(command, [command.name], [command.label])]);
}

const fold = (text) => text.normalize("NFKC").toLocaleLowerCase();

function rank(leaf, wanted) {
  const names = [fold(leaf.name), fold(leaf.label)];
  if (names.some((name) => name === wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  if (names.some((name) => name.split(/[\s-]/).some((part) => part.startsWith(wanted)))) return 2;
  if (names.some((name) => name.includes(wanted))) return 3;
  return fold(leaf.description ?? "").includes(wanted) && wanted.length > 1 ? 4 : null;
}

/** The commands that fit `text` (without its slash), best first; equally good ones in the bot's order. */
export function fitting(all, text) {
  const wanted = fold(text.trim());
  return all
    .map((leaf) => ({ leaf, rank: rank(leaf, wanted) }))
    .filter((ranked) => ranked.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map((ranked) => ranked.leaf);
}

/**
 * The command whose whole name `text` begins with, followed by a space, and the text after it; null if there is none,
 * or if `text` may still become a longer name.
 */
export function spelled(all, text) {
  for (const leaf of all) {
    for (const name of [leaf.name, leaf.label]) {
      if (fold(text).startsWith(`${fold(name)} `)) return { leaf, rest: text.slice(name.length + 1) };
    }
  }
  return null;
}

/**
 * Reads `first:one two second:three` as `{first: "one two", second: "three"}`; a text before any name belongs to the
 * first option.
 */
export function spelledOptions(leaf, rest) {
  const marks = [];
  for (const option of leaf.options) {
    for (const name of new Set([option.name, option.label])) {
      const at = ` ${fold(rest)}`.indexOf(` ${fold(name)}:`);
      if (at >= 0 && !marks.some((mark) => mark.name === option.name))
        marks.push({ name: option.name, at, end: at + name.length + 1 });
    }
  }
  marks.sort((a, b) => a.at - b.at);
  const values = {};
  const before = rest.slice(0, marks[0]?.at ?? rest.length).trim();
  if (before && leaf.options.length) values[leaf.options[0].name] = before;
  marks.forEach((mark, at) => (values[mark.name] = rest.slice(mark.end, marks[at + 1]?.at ?? rest.length).trim()));
  return values;
}

/** The fixed choices of an option, `[{name, value}]`; null if any text is allowed or the bot offers the choices. */
export function fixedChoices(option, session) {
  const people = () => [...session.people.values()].map((person) => ({ name: person.name, value: person.id }));
  const channels = () =>
    session.beside(session.current).map((c) => ({ name: session.channelName(c), value: c.id }));
  if (option.choices?.length) return option.choices;
  switch (option.type) {
    case OPTION.boolean:
      return [
        { name: word("yes"), value: true },
        { name: word("no"), value: false },
      ];
    case OPTION.user:
    case OPTION.mentionable:
      return people();
    case OPTION.channel:
      return channels();
    default:
      return null;
  }
}

/** The choices whose name or value fits the text. */
export function narrowed(choices, text) {
  const wanted = fold(text.trim());
  const fits = (choice) => fold(choice.name).includes(wanted) || fold(String(choice.value)) === wanted;
  return wanted === "" ? choices : choices.filter(fits);
}

const same = (choice, text) => fold(choice.name) === fold(text) || fold(String(choice.value)) === fold(text);

function number(option, text, name) {
  const whole = option.type === OPTION.integer;
  const value = Number(text.normalize("NFKC"));
  if (!Number.isFinite(value)) return { error: word(whole ? "need_integer" : "need_number", { name }) };
  if (whole && !Number.isInteger(value)) return { error: word("need_integer", { name }) };
  if (value < (option.min_value ?? -Infinity)) return { error: word("need_least", { name, least: option.min_value }) };
  if (value > (option.max_value ?? Infinity)) return { error: word("need_most", { name, most: option.max_value }) };
  return { value };
}

/**
 * Reads a field: `{value}`, `{}` for an option left out, or `{error}` with a sentence.
 * `offered` are the choices that the list showed, `text` is the text of the field.
 */
export function meaning(option, text, offered, session) {
  const name = option.label;
  const written = text.trim();
  if (written === "") return option.required ? { error: word("need_option", { name }) } : {};
  const fixed = fixedChoices(option, session);
  const picked = (fixed ?? offered).find((choice) => same(choice, written));
  if (picked) return { value: picked.value };
  if (fixed) return { error: word("need_choice", { name }) };
  if (option.type === OPTION.integer || option.type === OPTION.number) return number(option, written, name);
  if (option.type !== OPTION.string) return { error: word("not_supported", { name }) };
  if (written.length > (option.max_length ?? Infinity))
    return { error: word("need_shorter", { name, most: option.max_length }) };
  if (written.length < (option.min_length ?? 0))
    return { error: word("need_longer", { name, least: option.min_length }) };
  return { value: written };
}

// The page's own texts, by language. The bot writes its own.

import de from "./words_de.js";
import en from "./words_en.js";
import fr from "./words_fr.js";
import ja from "./words_ja.js";
import sv from "./words_sv.js";

export const CATALOGUES = { en, de, fr, ja, sv };

let locale = "en-US";
let language = "en";

/** Switches to the language of a Discord locale, or to English if the page does not have it. */
export function speak(code) {
  locale = code;
  const spoken = code.split("-")[0];
  language = Object.hasOwn(CATALOGUES, spoken) ? spoken : "en";
  document.documentElement.lang = language;
}

/** The locale for dates and numbers. */
export const currentLocale = () => locale;

function template(key, values) {
  const text = CATALOGUES[language][key];
  if (typeof text === "string") return text;
  return text[new Intl.PluralRules(language).select(values.count)] ?? text.other;
}

/** Whether the catalogue has this key. */
const hasWord = (key) => Object.hasOwn(CATALOGUES.en, key);

/** The text of a key with its `{values}` filled in. */
export function word(key, values = {}) {
  return template(key, values).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** The text of a key as a list of strings and nodes, for values that are elements. */
export function words(key, values) {
  return template(key, values)
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => (part.startsWith("{") ? values[part.slice(1, -1)] : part));
}

/** The sentence for a refusal's code; `kind` tells an unanswered command from an unanswered button. */
export function whyWords(why, { kind = "click", option = "" } = {}) {
  if (why === "no_answer" && kind === "slash") return word("why_no_answer_slash");
  const key = `why_${why}`;
  return word(hasWord(key) ? key : "why_other", { option });
}

import type { LevelScheme } from "#contract/languages/level-schemes.ts";

/** What a form can know of a language by its name; "" where it knows nothing. */
export type ProposedLanguage = { slug: string; tag: string; native_name: string; scheme: LevelScheme };

/** Those with an examination of their own country; every other is counted by the CEFR. */
const schemes: Readonly<Record<string, LevelScheme>> = { "zh-Hans": "hsk", ja: "jlpt", ko: "topik" };

/** Those of ISO 639-1 that people learn and Intl can name, and some with three letters. */
const codes =
  "af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ku ky la lo lt lv mi mk ml mn mr ms my nb ne nl nn pa pl ps pt ro ru sa sd si sk sl sm so sq sr sv sw ta te th tk to tr uk ur uz vi yue zu".split(
    " ",
  );

/** What schools call them, and with the script in which they are written where fonts must know it. */
const alsoCalled: Readonly<Record<string, string>> = {
  ...{ chinese: "zh-Hans", mandarin: "zh-Hans", dhivehi: "dv", divehi: "dv", farsi: "fa", flemish: "nl", gaelic: "ga" },
  ...{ norwegian: "nb", sinhalese: "si", singhalese: "si", tagalog: "fil" },
};

const inEnglish = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
const tags = new Map([
  ...codes.map((code): [string, string] => [String(inEnglish.of(code)).toLowerCase(), code]),
  ...Object.entries(alsoCalled),
]);

/** "Spoken Tamil" is Tamil: the last word that names a language does, as it does in English. */
export function proposedLanguage(name: string): ProposedLanguage {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const tag = tags.get(words.findLast((word) => tags.has(word)) ?? "") ?? "";
  return { slug: slugOf(name), tag, native_name: tag === "" ? "" : nativeName(tag), scheme: schemes[tag] ?? "cefr" };
}

/** As it stands at the head of a page: "Français"; "" where the browser has no names in it. */
function nativeName(tag: string): string {
  if (Intl.DisplayNames.supportedLocalesOf([tag]).length === 0) return "";
  const [code = tag] = tag.split("-");
  const name = new Intl.DisplayNames([tag], { type: "language", fallback: "none" }).of(code) ?? "";
  return name.replace(/^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}]/u, (letter) => letter.toLocaleUpperCase(tag));
}

/** "Brazilian Portuguese": "brazilian-portuguese". */
function slugOf(name: string): string {
  const plain = name.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "");
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 30);
}

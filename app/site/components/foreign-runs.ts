/** A piece of text, with its language where that is not English. */
export type Run = { text: string; lang?: string };

/** A word in Latin letters whose language only the caller knows, such as "Deutsch". */
export type ForeignWord = { text: string; lang: string };

/** Words in Latin letters that this site's texts use as they are, and that are no English. */
const wellKnown: readonly ForeignWord[] = [
  ...["Compréhension de l'oral", "Compréhension des écrits", "Production écrite", "Production orale", "passé composé"].map(word("fr")),
  ...["Diplôme d'études en langue française", "être, avoir", "France Éducation international", "Français"].map(word("fr")),
  ...["Goethe-Zertifikate", "Goethe-Zertifikat", "Goethe-Institut", "Start Deutsch", "Ausbildung", "Studienkolleg", "Deutsch"].map(
    word("de"),
  ),
  ...["Haus, Wasser", "sein, haben", "Der, die, das"].map(word("de")),
  ...["basisexamen inburgering buitenland", "Inburgering", "inburgering", "Nederlands"].map(word("nl")),
  ...["Diplomas de Español como Lengua Extranjera", "Instituto Cervantes", "Español"].map(word("es")),
  ...["Italiano"].map(word("it")),
];

function word(lang: string): (text: string) => ForeignWord {
  return (text) => ({ text, lang });
}

/** Scripts that tell the language, for the languages this site writes in. */
const scripts: ReadonlyArray<readonly [lang: string, letters: string]> = [
  ["ja", "\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Han}"],
  ["ko", "\\p{sc=Hangul}"],
  ["ru", "\\p{sc=Cyrillic}\\u0301"],
  ["ta", "\\p{sc=Tamil}"],
  ["si", "\\p{sc=Sinhala}"],
  ["hi", "\\p{sc=Devanagari}"],
  ["ar", "\\p{sc=Arabic}"],
];

const run = new RegExp(
  scripts.map(([, letters]) => `([${letters}][${letters}\\p{M}]*(?:[\\s\\p{P}]+[${letters}][${letters}\\p{M}]*)*)`).join("|"),
  "gu",
);

/** Cuts a text where its language changes, so that screen readers and fonts can follow. */
export function foreignRuns(text: string, words: readonly ForeignWord[] = wellKnown): Run[] {
  const [known, at = -1] = firstOf(text, words);
  if (known) {
    const after = text.slice(at + known.text.length);
    return [...foreignRuns(text.slice(0, at), words), { text: known.text, lang: known.lang }, ...foreignRuns(after, words)];
  }

  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(run)) {
    const lang = scripts[match.slice(1).findIndex((group) => group !== undefined)]?.[0];
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push({ text: match[0], ...(lang && { lang }) });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

function firstOf(text: string, words: readonly ForeignWord[]): [ForeignWord, number] | [] {
  for (const known of words) {
    for (let at = text.indexOf(known.text); at >= 0 && known.text !== ""; at = text.indexOf(known.text, at + 1)) {
      if (!/\p{L}/u.test(text[at - 1] ?? "") && !/\p{L}/u.test(text[at + known.text.length] ?? "")) return [known, at];
    }
  }
  return [];
}

/** The same for HTML that the academy has already cleaned; only the text between tags is touched. */
export function markForeignHtml(html: string): string {
  return html.replace(/(^|>)([^<]+)/g, (_all, before: string, text: string) => {
    const marked = foreignRuns(text).map((piece) => (piece.lang ? `<span lang="${piece.lang}">${piece.text}</span>` : piece.text));
    return before + marked.join("");
  });
}

const most = 220;

/** The beginning of a text, to the end of a sentence where one ends in time, else of a word: "Tones first …". */
export function firstWords(text: string): string {
  if (text.length <= most) return text;
  const begin = text.slice(0, most);
  const sentence = /^.*[.!?…。！？](?=\s|$)/u.exec(begin)?.[0] ?? "";
  if (sentence.length > most / 3) return sentence;
  const words = begin.replace(/\s+\S*$/u, "");
  return `${words.toWellFormed()} …`;
}

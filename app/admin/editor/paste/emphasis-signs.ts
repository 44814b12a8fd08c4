export type Emphasis = "bold" | "italic" | "strike";
export type Run = { text: string; marks: readonly Emphasis[] };

const emphases: Readonly<Record<string, Emphasis>> = { "*": "bold", _: "italic", "~": "strike" };

/** A sign begins before a word and ends behind one, as WhatsApp reads it: "5 * 3 * 2", a file_of_mine and /~addresses~ hold none. */
const signed = /(?<![\p{L}\p{M}\p{N}/*_~@#&=])(\*\*?|__?|~~?)(?!\s|\1)((?:(?!\1).)*?\S)\1(?![\p{L}\p{M}\p{N}*_~/])/u;

/** What a line of plain text says with *bold*, _italic_ and ~struck~ words. */
export function runsOfLine(line: string, marks: readonly Emphasis[] = []): Run[] {
  const [whole, sign = "", inner = ""] = signed.exec(line) ?? [];
  const emphasis = emphases[sign.charAt(0)];
  if (whole === undefined || !emphasis || marks.includes(emphasis)) return line === "" ? [] : [{ text: line, marks }];
  const at = line.indexOf(whole);
  return [
    ...(at > 0 ? [{ text: line.slice(0, at), marks }] : []),
    ...runsOfLine(inner, [...marks, emphasis]),
    ...runsOfLine(line.slice(at + whole.length), marks),
  ];
}

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** What an application puts on the clipboard, what an editor holds after it was pasted, and what was said. */
export type Recorded = { name: string; html: string; text: string; rtf: string; files: string[]; expected: string; said: string };

const folder = import.meta.dirname;
const named = ["text/html", "text/plain", "text/rtf", "files", "expected", "said"];

/** A file of parts that begin with "=== name"; the expected HTML has a line a block. What would not be read is refused. */
export function recordedClipboards(): Recorded[] {
  return readdirSync(folder)
    .filter((file) => !file.endsWith(".ts"))
    .sort()
    .map((file) => {
      if (!file.endsWith(".clipboard")) throw new Error(`${file} is not named like a clipboard: ….clipboard`);
      const parts = new Map<string, string>();
      for (const part of readFileSync(join(folder, file), "utf8").split(/^=== /m)) {
        const end = part.indexOf("\n");
        if (end > 0) parts.set(part.slice(0, end).trim(), part.slice(end + 1).replace(/\n$/, ""));
      }
      const unknown = [...parts.keys()].filter((name) => !named.includes(name));
      if (unknown.length > 0)
        throw new Error(`${file} has parts that nobody reads: ${unknown.join(", ")}. There are: ${named.join(", ")}.`);
      const read = (name: string) => parts.get(name) ?? "";
      return {
        name: basename(file, ".clipboard"),
        html: read("text/html"),
        text: read("text/plain"),
        rtf: read("text/rtf"),
        files: read("files").split("\n").filter(Boolean),
        expected: read("expected").replace(/\n(?=<)/g, ""),
        said: read("said"),
      };
    });
}

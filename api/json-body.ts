import { maxBodyBytes } from "#contract/limits.ts";
import { plainJsonTrouble } from "./plain-json.ts";

/** The body of a request cannot be taken; `status` is 400, 413 or 415. */
export class BadBody extends Error {
  override name = "BadBody";
  readonly status: 400 | 413 | 415;
  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/** Keys, entries, lists and objects in one body. Staff may put 10,000 items in a new order; a visitor's form has eight fields. */
const mostParts = { staff: 60_000, anyone: 2000 };

export const jsonOnly = "Please send JSON (Content-Type: application/json).";

export function isJson(contentType: string): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType);
}

/** Reads a JSON body strictly: declared as JSON, of bearable size, valid UTF-8, no key twice. Throws BadBody. */
export async function readJsonBody(request: Request, from: "anyone" | "staff"): Promise<unknown> {
  if (!isJson(request.headers.get("content-type") ?? "")) throw new BadBody(415, jsonOnly);
  return parseJson(decode(await readBytes(request)), mostParts[from]);
}

/** The server has limited the body before; where there is no server, as in tests, the limit of staff holds. */
async function readBytes(request: Request): Promise<Uint8Array> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBodyBytes) throw new BadBody(413, tooLarge(maxBodyBytes));
  return new Uint8Array(bytes);
}

export function tooLarge(most: number): string {
  return `The request is too large: ${most >= 1_000_000 ? `${most / 1_000_000} MB` : `${most / 1000} kB`} is the most.`;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BadBody(400, "The request is not valid UTF-8 text.");
  }
}

/** JSON.parse that refuses what it would let pass in silence: a key twice, `__proto__`, endless nesting. Throws BadBody. */
function parseJson(text: string, most: number): unknown {
  const trouble = plainJsonTrouble(text, most);
  if (trouble) throw new BadBody(trouble.status, trouble.message);
  try {
    return JSON.parse(text);
  } catch {
    throw new BadBody(400, "The request is not valid JSON.");
  }
}

import { maxBodyBytes } from "#contract/limits.ts";

/** The body of a request cannot be taken; `status` is 400, 413 or 415. */
export class BadBody extends Error {
  override name = "BadBody";
  readonly status: 400 | 413 | 415;
  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

const deepest = 50;

/** Reads a JSON body strictly: declared as JSON, of bearable size, valid UTF-8, no key twice. Throws BadBody. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new BadBody(415, "Please send JSON (Content-Type: application/json).");
  return parseJson(decode(await readBytes(request)));
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const tooLarge = () => new BadBody(413, `The request is too large: ${maxBodyBytes / 1_000_000} MB is the most.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBodyBytes) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > maxBodyBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BadBody(400, "The request is not valid UTF-8 text.");
  }
}

/** JSON.parse that refuses what it would let pass in silence: a key twice, `__proto__`, endless nesting. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadBody(400, "The request is not valid JSON.");
  }
  assertPlainKeys(text);
  return value;
}

/** Walks the tokens of valid JSON; a string that a colon follows is a key. */
function assertPlainKeys(json: string): void {
  const objects: Array<Set<string>> = [];
  for (const [text, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/gs)) {
    if (text === "{" || text === "[") {
      objects.push(new Set());
      if (objects.length > deepest) throw new BadBody(400, "The request is nested too deeply.");
    } else if (text === "}" || text === "]") {
      objects.pop();
    } else if (colon !== undefined) {
      const key = String(JSON.parse(text.slice(0, text.length - colon.length)));
      const keys = objects.at(-1);
      if (keys?.has(key)) throw new BadBody(400, `The request has the key "${key.slice(0, 50)}" twice.`);
      if (key === "__proto__") throw new BadBody(400, 'The request has the key "__proto__", which is not allowed.');
      keys?.add(key);
    }
  }
}

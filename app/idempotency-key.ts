import { newKey } from "./new-key.ts";
import { stored } from "./stored.ts";

const place = "unanswered:";

/** The Idempotency-Key for `text` to `path`, the same until an answer comes, also over a reload: a lost answer makes nothing twice. */
export function idempotencyKeyFor(path: string, text: string): { key: string; answered: () => void } {
  const name = `${place}${path}`;
  const print = fingerprint(text);
  const [before, old] = (read(name) ?? "").split(" ");
  const key = before === print && old ? old : newKey();
  write(name, `${print} ${key}`);
  return {
    key,
    answered: () => {
      if (read(name)?.endsWith(key)) write(name, "");
    },
  };
}

/** Only tells one text of a person from the next; crypto.subtle is missing where the site is opened without TLS. */
function fingerprint(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return `${text.length}.${one >>> 0}.${other >>> 0}`;
}

const memory = new Map<string, string>();

function read(name: string): string | null | undefined {
  return memory.get(name) ?? stored(() => sessionStorage.getItem(name));
}

function write(name: string, value: string): void {
  memory.set(name, value);
  stored(() => sessionStorage.setItem(name, value));
}

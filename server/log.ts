import { format } from "node:util";
import type { Config } from "./config.ts";

const levels = ["debug", "info", "warn", "error", "silent"] as const;
type Level = Exclude<(typeof levels)[number], "silent">;
export type Log = (level: Level, message: string, fields?: Record<string, unknown>) => void;

/** JSON lines on stderr. Fields never hold bodies, tokens or addresses of people; what slips in is blotted out. */
export function createLog(least: Config["logLevel"], write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  return (level, message, fields = {}) => {
    if (levels.indexOf(level) < levels.indexOf(least)) return;
    const entry = { at: new Date().toISOString(), level, message, ...fields };
    write(`${JSON.stringify(entry, (key, value: unknown) => (typeof value === "string" && key !== "at" ? blot(value) : value))}\n`);
  };
}

/** Writes the first of a kind at once, the others of that minute as one line with their count. `kind`: one of a few, never a visitor's words. */
export function oncePerMinute(log: Log, minute = 60_000) {
  const running = new Map<string, { count: number; fields: Record<string, unknown> }>();
  return (level: Level, message: string, kind: string, fields: Record<string, unknown> = {}): void => {
    const key = `${message} ${kind}`;
    const seen = running.get(key);
    if (seen) {
      seen.count++;
      seen.fields = fields;
      return;
    }
    const window = { count: 0, fields };
    running.set(key, window);
    log(level, message, { kind, ...fields });
    const look = () => {
      if (window.count === 0) return void running.delete(key);
      log(level, message, { kind, ...window.fields, count: window.count, seconds: Math.round(minute / 1000) });
      window.count = 0;
      setTimeout(look, minute).unref();
    };
    setTimeout(look, minute).unref();
  };
}

/** Makes lines of the log of what packages print: otherwise it would be no JSON, with addresses of people in it. */
export function logConsole(log: Log): void {
  const said =
    (level: Level) =>
    (...words: unknown[]) =>
      log(level, "a package said", { words: format(...words).slice(0, 2000) });
  Object.assign(console, { error: said("error"), warn: said("warn"), info: said("info"), log: said("info") });
}

/** E-mail addresses, tokens, passwords in addresses, and phone numbers become "…"; a day stays. */
function blot(text: string): string {
  return text
    .replace(/\/\/[^/\s:@]*:[^/\s@]*@/g, "//…@")
    .replace(/[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g, "…")
    .replace(/Bearer\s+\S+/gi, "Bearer …")
    .replace(/\b[A-Za-z0-9_-]{43}\b/g, "…")
    .replace(/(\b20\d\d-[01]\d-[0-3]\d(?!\d))|\+?\d[\d\s().-]{7,}\d/g, (_found, day?: string) => day ?? "…");
}

export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: `${error.name}: ${error.message}`, stack: error.stack?.split("\n").slice(1, 6).join("\n") };
}

import { stripVTControlCharacters } from "node:util";
import { createLogger } from "vite";

const frame = /^\s+at .*node_modules.*\n?/gm;

/**
 * What Vite says in the terminal. Every request meets a mistake, in two environments, which took 400 lines; so each message is shown once
 * until a file changes. Unlike Vite's own, it does not clear the screen: a first start shows the passwords there.
 */
export function createDevLogger() {
  const { info, error, ...logger } = createLogger("info", { allowClearScreen: false });
  const told = new Set<string>();
  function once(what: string, tell: () => void): void {
    if (told.has(what)) return;
    told.add(what);
    tell();
  }
  return {
    ...logger,
    info: (message: string, options?: Parameters<typeof info>[1]) => once(message, () => info(message, options)),
    error: (message: string, options?: Parameters<typeof error>[1]) =>
      once(stripVTControlCharacters(options?.error?.message ?? message), () => error(message.replace(frame, ""), options)),
    forgetTold: () => told.clear(),
  };
}

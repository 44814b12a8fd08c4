import { stripVTControlCharacters } from "node:util";
import { createLogger } from "vite";

const frame = /^\s+at .*node_modules.*\n?/gm;

/**
 * Vite's words in the terminal. A mistake is met by every request in two environments, which told it in 400 lines; so each thing is told
 * once, until a file changes. The screen is not cleared, as Vite does: at a first start the passwords stand there.
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

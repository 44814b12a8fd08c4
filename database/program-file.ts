import { basename, extname, join } from "node:path";

/**
 * The file from which a thread or a process is started: `source`, a path from the root, or what the build made of it, which lies beside this
 * one (vite.config.ts). A running site must not read sources: an update may have brought another version of them meanwhile.
 */
export function programFile(source: `${string}.ts`): string {
  const { dirname, filename } = import.meta;
  return extname(filename) === ".ts" ? join(dirname, "..", source) : join(dirname, `${basename(source, ".ts")}.js`);
}

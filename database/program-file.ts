import { basename, extname, join } from "node:path";

/**
 * Where a program is that is begun by its file, as a thread or as a process: `source`, from the root, or what the build made of it, which lies
 * beside this one (vite.config.ts). A site that runs reads no source: an update may have brought another version of it meanwhile.
 */
export function programFile(source: `${string}.ts`): string {
  const { dirname, filename } = import.meta;
  return extname(filename) === ".ts" ? join(dirname, "..", source) : join(dirname, `${basename(source, ".ts")}.js`);
}

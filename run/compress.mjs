// Packs the browser's files once, at the highest levels, so that serving one costs no work.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = join(process.env.BUILD_FOLDER ?? "", "client");
const smallest = 512;

for (const file of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|svg|json|webmanifest|txt|html)$/.test(file)) continue;
  const bytes = readFileSync(join(folder, file));
  if (bytes.length < smallest) continue;
  writeFileSync(
    join(folder, `${file}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
  writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
}

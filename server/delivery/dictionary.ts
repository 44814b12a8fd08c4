import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";

/** Pages, joined, with which browsers unpack other pages (RFC 9842). `id`: what a browser that has them sends as Available-Dictionary. */
export type Dictionary = { id: string; hash: Buffer; bytes: Buffer };

const packZstd = promisify(zstdCompress);
/** /courses: 3.2 KB and 10 ms of a thread at 19, 3.4 KB and 1 ms at 9. */
const levels = { quick: 9, thorough: 19 };
/** How a frame begins that decoders skip; the dictionary's hash follows in it (RFC 9842, 5). */
const start = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

export function createDictionary(pages: readonly Uint8Array[]): Dictionary {
  const bytes = Buffer.concat(pages);
  const hash = createHash("sha256").update(bytes).digest();
  return { id: `:${hash.toString("base64")}:`, hash, bytes };
}

/** A page packed with a dictionary: /courses takes 3.2 KB instead of 12.9. */
export async function packWith({ hash, bytes }: Dictionary, page: Uint8Array, how: keyof typeof levels): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: levels[how] };
  return Buffer.concat([start, hash, await packZstd(page, { dictionary: bytes, params })]);
}

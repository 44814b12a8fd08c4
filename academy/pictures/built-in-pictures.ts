import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pictureAddress } from "#contract/fields/picture.ts";
import { hashOf } from "../token.ts";

export type BuiltInPictures = ReturnType<typeof openBuiltInPictures>;
type Size = { width: number; height: number };
type BuiltIn = Size & { bytes: Uint8Array; address: string };

const landscape: Size = { width: 1200, height: 800 };
const sizes: Record<string, Size> = { posts: { width: 1200, height: 630 }, testimonials: { width: 400, height: 400 } };

/** The pictures that come with the program, in `folder`: read when first needed, found by name and by hash. */
export function openBuiltInPictures(folder: string) {
  const byName = new Map<string, BuiltIn | undefined>();
  const byHash = new Map<string, BuiltIn>();

  /** `name` as in "courses/german.jpg"; undefined when there is no such file. */
  function named(name: string): BuiltIn | undefined {
    if (byName.has(name)) return byName.get(name);
    const picture = read(join(folder, name), sizes[name.split("/")[0] ?? ""] ?? landscape);
    byName.set(name, picture);
    if (picture) byHash.set(picture.address, picture);
    return picture;
  }

  return { named, bytesOf: (hash: string) => byHash.get(pictureAddress(hash))?.bytes };
}

function read(file: string, size: Size): BuiltIn | undefined {
  try {
    const bytes = readFileSync(file);
    return { bytes, address: pictureAddress(hashOf(bytes, 32)), ...size };
  } catch {
    return undefined;
  }
}

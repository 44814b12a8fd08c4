import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pictureAddress } from "#contract/picture.ts";

export type BuiltInPictures = ReturnType<typeof openBuiltInPictures>;
type BuiltIn = { bytes: Uint8Array; address: string; height: number };

const heights: Record<string, number> = { courses: 800, exams: 800, posts: 630 };

/** The pictures that come with the program, in `folder`: read when first needed, known by name and by hash. */
export function openBuiltInPictures(folder: string) {
  const byName = new Map<string, BuiltIn | undefined>();
  const byHash = new Map<string, BuiltIn>();

  /** `name` as in "courses/german.jpg"; undefined when there is no such file. */
  function named(name: string): BuiltIn | undefined {
    if (byName.has(name)) return byName.get(name);
    const picture = read(join(folder, name), heights[name.split("/")[0] ?? ""] ?? 800);
    byName.set(name, picture);
    if (picture) byHash.set(picture.address, picture);
    return picture;
  }

  return { named, bytesOf: (hash: string) => byHash.get(pictureAddress(hash))?.bytes };
}

function read(file: string, height: number): BuiltIn | undefined {
  try {
    const bytes = readFileSync(file);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    return { bytes, address: pictureAddress(hash), height };
  } catch {
    return undefined;
  }
}

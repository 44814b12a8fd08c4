import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

// Run after the portraits were drawn: node drawings/portrait-sizes.ts
const root = join(import.meta.dirname, "..");
const from = join(root, "pictures/people");
const to = join(root, "public/pictures/people");

await mkdir(to, { recursive: true });
for (const file of await readdir(from)) {
  const name = file.replace(/\.jpg$/, "");
  for (const width of [192, 384]) {
    const small = sharp(join(from, file)).resize({ width });
    await small
      .clone()
      .avif({ quality: 55, effort: 6 })
      .toFile(join(to, `${name}-${width}.avif`));
    await small
      .clone()
      .webp({ quality: 78, effort: 6 })
      .toFile(join(to, `${name}-${width}.webp`));
    await small
      .clone()
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(to, `${name}-${width}.jpg`));
  }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openStaticFiles } from "./static-files.ts";

function opened(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "static-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "assets"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const find = openStaticFiles(folder, (headers) => headers.set("x-content-type-options", "nosniff"));
  return { folder, find };
}

it("files are answered with their type, packed where that is smaller, for ever when their name holds a hash", () => {
  const { find } = opened({ "assets/site-1.js": "code", "assets/site-1.js.br": "packed", "icon.png": "png" });
  const script = find("/assets/site-1.js?v=2");
  expect(script?.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
  });
  expect(Buffer.from(script?.bodies.br ?? []).toString()).toBe("packed");
  expect(find("/icon.png")?.headers).toMatchObject({ "content-type": "image/png", "cache-control": "public, max-age=86400" });
  expect(find("/icon.png")?.headers).not.toHaveProperty("vary");
});

it("nothing else is answered: no hidden file, no packed one by its own name, no way out of the folder", () => {
  const { find } = opened({ ".secret": "x", "assets/site-1.js": "code", "assets/site-1.js.br": "packed" });
  for (const path of ["/.secret", "/assets/site-1.js.br", "/assets", "/assets/../icon.png", "/../etc/passwd", "/%2e%2e/x"])
    expect(find(path), path).toBeUndefined();
});

it("a folder that goes away changes nothing", () => {
  const { folder, find } = opened({ "icon.png": "png" });
  rmSync(folder, { recursive: true });
  expect(Buffer.from(find("/icon.png")?.bodies.identity ?? []).toString()).toBe("png");
});

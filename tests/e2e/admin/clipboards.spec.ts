import { join } from "node:path";
import { build } from "vite";
import { cleanHtml } from "#academy/text/html.ts";
import { recordedClipboards } from "../../clipboards/recorded.ts";
import { expect, test } from "../test.ts";

const root = join(import.meta.dirname, "../../..");
const clipboards = recordedClipboards();

/** The editor's own code for what is pasted, for a page without the rest of the back office. */
async function bundled(): Promise<string> {
  const made = await build({
    ...{ root, configFile: false, logLevel: "silent", publicDir: false },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, minify: false, lib: { entry: "tests/clipboards/page.ts", formats: ["iife"], name: "clipboards" } },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const [chunk] = output && "output" in output ? output.output : [];
  return chunk && "code" in chunk ? chunk.code : "";
}

test("what other programs put on the clipboard becomes what a text can hold, and the rest is said", async ({ page }) => {
  expect(clipboards.length).toBeGreaterThanOrEqual(40);
  await page.goto("about:blank");
  await page.addScriptTag({ content: await bundled() });
  const came: Record<string, { html: string; said: string }> = await page.evaluate(
    (all) => Object.fromEntries(all.map((one) => [one.name, Reflect.get(window, "paste")(one)])),
    clipboards,
  );
  for (const { name, expected, said } of clipboards) {
    const html = (came[name]?.html ?? "").replace(/ data-upload="[^"]*"/g, " data-upload").replaceAll("<figcaption></figcaption>", "");
    expect.soft({ name, html, said: came[name]?.said }).toEqual({ name, html: expected, said });
    // The server keeps all of it.
    const stored = html
      .replaceAll("&nbsp;", "\u00a0")
      .replace(/<figure( data-width="\w+")? data-upload><img/g, `<figure$1><img src="/media/${"0".repeat(32)}.jpg"`);
    expect.soft(cleanHtml(stored, "").replaceAll(" />", ">")).toBe(stored);
  }
});

// Part of a build: holds its style sheets and scripts against the supported browsers (browserslist in package.json).
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exceptionFor, unusedExceptions } from "./exceptions.ts";
import { oldestBrowsers } from "./supported-browsers.ts";
import { unsupported, usedFeatures } from "./used-features.ts";

const client = join(process.env.BUILD_FOLDER ?? "", "client");
const files = globSync("assets/*.{css,js}", { cwd: client });
if (files.length === 0) throw new Error(`There is no style sheet and no script in ${client}.`);

const oldest = oldestBrowsers();
const used = new Set<string>();
const problems = new Set<string>();
for (const file of files) {
  const text = readFileSync(join(client, file), "utf8");
  for (const use of usedFeatures(file, text)) {
    for (const feature of use.anyOf) used.add(feature);
    const found = unsupported(use, oldest);
    if (!found || exceptionFor(found.feature)) continue;
    const near = text.slice(Math.max(0, use.at - 40), use.at + 60).replaceAll(/\s+/g, " ");
    problems.add(`${found.feature} is not in ${found.lacking.join(", ")}\n    ${file}: …${near}…`);
  }
}
for (const feature of unusedExceptions(used)) problems.add(`${feature} is an exception, and nothing uses it`);

if (problems.size > 0) {
  process.stderr.write(`Not for all supported browsers (browserslist in package.json):
${[...problems].map((one) => `  ${one}`).join("\n")}
Do it another way, put it under an @supports that asks for it, or say in run/browser-support/exceptions.ts what an older browser gets.
`);
  process.exit(1);
}

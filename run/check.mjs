// npm run check: types, format and lint, walls between rooms, nothing unused; side by side.
import { ensureInstalled } from "./install.mjs";
import { say } from "./prepare.mjs";
import { remarks, runStaticChecks } from "./static-checks.mjs";

await ensureInstalled();
const failed = (await runStaticChecks()).filter(({ passed }) => !passed);
for (const remark of remarks()) say(`· ${remark}`);
say(failed.length === 0 ? "\nAll is well." : `\nTo mend or repeat:\n${[...new Set(failed.map(({ repeat }) => `  ${repeat}`))].join("\n")}`);
process.exit(failed.length === 0 ? 0 : 1);

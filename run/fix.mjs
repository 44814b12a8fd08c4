// npm run fix: formats, and mends what the linter can mend by itself.
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { node24, root, run } from "./prepare.mjs";

await ensureInstalled();
await run(node24(), [join(root, "node_modules/@biomejs/biome/bin/biome"), "check", "--write", "."]);

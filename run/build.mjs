import { ensureInstalled } from "./install.mjs";
import { ensureBuilt } from "./site.mjs";

await ensureInstalled();
await ensureBuilt();

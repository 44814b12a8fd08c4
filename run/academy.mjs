// npm run academy -- …: the command line, for whoever runs the server.
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { become, node24, root } from "./prepare.mjs";

await ensureInstalled();
become(node24(), [join(root, "cli/academy.ts"), ...process.argv.slice(2)]);

// npm run dev: the program with an eye on its sources; what is edited shows at once.
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { become, node24, root } from "./prepare.mjs";

await ensureInstalled();
become(node24(), [join(root, "server/dev-server.ts")]);

// Parses the built style sheets once: from them the server writes into each page what that page uses.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseStyleSheet } from "../server/delivery/parse-style-sheet.ts";
import { styleSheetsFile } from "../server/delivery/style-sheet.ts";

const built = process.env.BUILD_FOLDER ?? "";
const client = join(built, "client");
const files = globSync("assets/*.css", { cwd: client });
const sheets = files.map((file) => [`/assets/${file.slice("assets/".length)}`, parseStyleSheet(readFileSync(join(client, file), "utf8"))]);
writeFileSync(join(built, styleSheetsFile), JSON.stringify(Object.fromEntries(sheets)));

// Makes the map of routes smaller that every visitor fetches: from 3.0 KB, packed, to 1.4.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withoutImports } from "../app/react-router-internals.ts";

const assets = join(process.env.BUILD_FOLDER ?? "", "client/assets");
for (const file of globSync("manifest-*.js", { cwd: assets })) {
  const smaller = withoutImports(readFileSync(join(assets, file), "utf8"));
  if (smaller !== undefined) writeFileSync(join(assets, file), smaller);
}

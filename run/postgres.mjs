// Finds PostgreSQL's server programs for the tests, or installs them with apt.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { aptInstall } from "./browser.mjs";

/** The folder with initdb and postgres, or "" where there is none. */
export function ensurePostgres() {
  return folder() ?? (aptInstall(["postgresql"]) ? (folder() ?? "") : "");
}

function folder() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const candidates = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => join(debian, version, "bin")),
    "/usr/local/bin",
    "/usr/bin",
    "/opt/homebrew/bin",
  ];
  return candidates.find((place) => place && existsSync(join(place, "initdb")) && existsSync(join(place, "postgres")));
}

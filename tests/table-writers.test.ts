import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { contentTables, tableNames } from "#database/tables.ts";

const root = join(import.meta.dirname, "..");

/** "academy/enquiries", for what is in a floor of it, too. */
const folderOf = (file: string) => dirname(file).split("/").slice(0, 2).join("/");

/** Which table's rows the academy's folders write, as the queries say. Content is written by academy/content/, whatever its table. */
function foldersByTable(): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync("{academy,api,app,cli,server}/**/*.{ts,tsx}", { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(root, file), "utf8");
    for (const [, table = ""] of text.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*"(\w+)"/g))
      found.set(table, (found.get(table) ?? new Set()).add(folderOf(file)));
  }
  return new Map([...found].map(([table, folders]) => [table, [...folders].sort()]));
}

const written = foldersByTable();

it("a table is written by one folder, which knows its rules", () => {
  const byMore = [...written].filter(([, folders]) => folders.length > 1);
  expect(Object.fromEntries(byMore)).toEqual({
    // A person's account: its password, e-mail address, second step, role and morning mail are columns of one row.
    admins: [
      "academy/account-links",
      "academy/accounts",
      "academy/email-links",
      "academy/morning-mail",
      "academy/people",
      "academy/second-step",
    ],
    // Replaced versions, of content and of settings.
    revisions: ["academy/content", "academy/site-settings"],
    // Values by name; these two are written only while they are what they were.
    settings: ["academy", "academy/master-password", "academy/nightly"],
  });
});

it("every table has somebody who writes it", () => {
  const byDatabase = ["schema_migrations", "content_versions", ...contentTables];
  expect(tableNames.filter((name) => !byDatabase.includes(name) && !written.has(name))).toEqual([]);
});

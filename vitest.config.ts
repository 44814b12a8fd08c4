import { defineConfig } from "vitest/config";

/** npm run test:all, and files that are named. Else what tortures is left out, and PostgreSQL runs only what the two engines could do differently. */
const all = process.env.ALL_TESTS === "1";
/** Tests of the database: `*.both.test.ts` names what engines differ in (races, search, backups, migrations), `*.db.test.ts` the rest. */
const onDatabases = (names: string) => [`{academy,api,database,server,cli}/**/*.${names}.test.ts`, `tests/{,content/}*.${names}.test.ts`];
// Long enough for a busy machine: how fast something is belongs in the benchmark. The files of a worker share their modules:
// loading them anew for each took two fifths of the time. So nothing may be kept at the top of a module that a test changes.
const shared = { isolate: false, testTimeout: 180_000, hookTimeout: 180_000, maxWorkers: 4, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "pure",
          include: ["{academy,api,app,contract,database,server,cli,run}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: ["**/*.{db,both,sqlite,postgres}.test.ts", "node_modules/**", "build/**"],
        },
      },
      {
        test: {
          ...shared,
          name: "sqlite",
          include: [...onDatabases("{db,both}"), "cli/*.sqlite.test.ts", ...(all ? ["tests/torture/*.{db,sqlite}.test.ts"] : [])],
          provide: { postgres: "" },
          globalSetup: ["tests/first-start.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "postgres",
          include: [
            ...onDatabases(all ? "{db,both}" : "both"),
            "tests/*.postgres.test.ts",
            ...(all ? ["tests/torture/*.{db,postgres}.test.ts"] : []),
          ],
          globalSetup: ["tests/postgres/global-setup.ts"],
        },
      },
    ],
  },
});

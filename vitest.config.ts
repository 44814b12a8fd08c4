import { defineConfig } from "vitest/config";

/** Tests that open a database run whole on both engines; the others run once. */
const onDatabases = ["{academy,api,database,server,cli}/**/*.db.test.ts", "tests/{,content/,torture/}*.db.test.ts"];
// Long enough for a busy machine: how fast something is belongs in the benchmark. The files of a worker share their modules:
// loading them anew for each took two fifths of the time. So nothing may be kept at the top of a module that a test changes.
const shared = { isolate: false, testTimeout: 180_000, hookTimeout: 180_000, maxWorkers: 3, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "pure",
          include: ["{academy,api,app,contract,database,server,cli,run}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: ["**/*.{db,sqlite,postgres}.test.ts", "node_modules/**", "build/**"],
        },
      },
      {
        test: {
          ...shared,
          name: "sqlite",
          include: [...onDatabases, "{cli,tests/torture}/*.sqlite.test.ts"],
          provide: { postgres: "" },
          globalSetup: ["tests/first-start.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "postgres",
          include: [...onDatabases, "{tests,tests/torture}/*.postgres.test.ts"],
          globalSetup: ["tests/postgres/global-setup.ts"],
        },
      },
    ],
  },
});

import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The own tests of the folders that `npm run mutate` was given, on SQLite. */
export default defineConfig({
  plugins: [
    {
      name: "every-test-of-these",
      // Stryker 10 chooses tests by names joined otherwise than Vitest 5 joins them: of those inside a describe it would run none.
      configureVitest: ({ project }) => void Object.defineProperty(project.config, "testNamePattern", { get: () => undefined, set() {} }),
    },
  ],
  test: {
    root: join(import.meta.dirname, ".."),
    include: (process.env.MUTATED_FOLDERS ?? "").split(",").map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    exclude: ["**/*.postgres.test.ts"],
    provide: { postgres: "" },
    globalSetup: ["tests/first-start.ts"],
    testTimeout: 60_000,
  },
});

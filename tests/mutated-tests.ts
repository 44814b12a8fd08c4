import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The pure tests of the folder whose rules `npm run mutate` plants mistakes in. */
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
    include: [`${process.env.MUTATED_FOLDER}/*.test.{ts,tsx}`],
    exclude: ["**/*.{db,both,postgres,sqlite}.test.ts"],
    testTimeout: 60_000,
  },
});

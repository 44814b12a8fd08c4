import { test as base, expect } from "@playwright/test";
import { startServer, type TestServer } from "./server.ts";

type Own = {
  /** Console errors that this test brings about on purpose. */
  expectedErrors: RegExp[];
  /** A token of the admin, for preparing data through the API. */
  token: string;
};

/** Every test has one real server per worker, and fails when its page writes an error to the console. */
export const test = base.extend<Own, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedErrors: async ({}, use) => use([]),

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(page);
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
  },

  token: async ({ server }, use) => {
    const answer = await fetch(`${server.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: server.admin.username, password: server.admin.password }),
    });
    await use((await answer.json()).token);
  },
});

export { expect };

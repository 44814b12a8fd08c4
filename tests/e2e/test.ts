import { test as base, expect } from "@playwright/test";
import { shift } from "../clock/clock.ts";
import { shiftDate } from "../clock/shift-date.mjs";
import { startServer, type TestServer, tokenOf } from "./server.ts";

type Own = {
  expectedErrors: RegExp[];
  token: string;
};

/** One real server per worker. A test fails when a page writes a console error, React Router warns of something, or the page does what its policy (CSP, Trusted Types) refuses. */
export const test = base.extend<Own, { server: TestServer }>({
  // Its pages live on the day of the tests, and can be typed into.
  browser: [
    async ({ browser }, use) => {
      if (shift !== 0) browser.on("context", (context) => context.addInitScript(shiftDate, { by: shift }));
      if (browser.browserType().name() !== "chromium") browser.on("context", (context) => context.addInitScript(typeText));
      await use(browser);
    },
    { scope: "worker" },
  ],
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

  context: async ({ context, expectedErrors }, use) => {
    const errors: string[] = [];
    context.on("console", (message) => {
      if (message.type() === "error" || /\brouter\b/i.test(message.text())) errors.push(message.text());
    });
    context.on("weberror", (error) => errors.push(error.error().message));
    // Chromium tells the console of most that a policy refused, this event of all of it.
    await context.addInitScript(() =>
      addEventListener("securitypolicyviolation", (event) =>
        console.error(`Refused by the page's policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      ),
    );
    await use(context);
    const expected = [...expectedErrors, ...(isChromium() ? [] : [leftBehind])];
    expect(errors.filter((error) => !expected.some((one) => one.test(error)))).toEqual([]);
  },

  token: async ({ server }, use) => {
    const token = await tokenOf(server);
    await knowOfChanges(server.url, token);
    await use(token);
  },
});

/** What earlier tests did to the account would be shown above every screen after a sign-in, until somebody says that they know of it. */
async function knowOfChanges(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const { changes }: { changes: { id: number }[] } = await (await fetch(`${url}/api/auth/account`, { headers })).json();
  if (changes.length === 0) return;
  const body = JSON.stringify({ ids: changes.map(({ id }) => id) });
  const answer = await fetch(`${url}/api/auth/changes/seen`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`The changes could not be noted: ${answer.status}`);
}

/** Whether the browser is the one that most tests are written in; what another one is, its project says. */
export function isChromium(): boolean {
  return !["firefox", "webkit"].includes(base.info().project.name);
}

/** What Firefox and WebKit say of a module or a font that was still on its way when the page was left (2152398850: aborted). */
const leftBehind = /error loading dynamically imported module|Importing a module script failed|download failed \(font.*status=2152398850/;

/** What Playwright types with where it has no protocol of its own for it: as a keyboard would, so that React hears of it. */
function typeText(): void {
  const insert = (text: string) => void document.execCommand("insertText", false, text);
  Object.defineProperty(window, "__pw_bidiInsertText", { get: () => insert, set() {} });
}

export { expect };

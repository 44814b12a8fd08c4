import { startServer } from "../server.ts";
import { openSignedIn } from "../staff.ts";
import { expect, test } from "../test.ts";
import { startVerifier } from "../verifier.ts";

test.use({ expectedErrors: [/TrustedHTML|TrustedScript|require-trusted-types-for|trusted-types|404/] });

/** Tries what an attacker's hand inside the page would try; the name of the error each attempt ends in, or "worked". */
function attempts(): Record<string, string> {
  const tries: Record<string, () => unknown> = {
    innerHTML: () => Reflect.set(document.createElement("div"), "innerHTML", "<b>x</b>"),
    "an empty string": () => Reflect.set(document.createElement("div"), "innerHTML", ""),
    insertAdjacentHTML: () => document.createElement("div").insertAdjacentHTML("beforeend", "<b>x</b>"),
    parseFromString: () => new DOMParser().parseFromString("<b>x</b>", "text/html"),
    createContextualFragment: () => document.createRange().createContextualFragment("<b>x</b>"),
    srcdoc: () => document.createElement("iframe").setAttribute("srcdoc", "<b>x</b>"),
    "document.write": () => Reflect.apply(Reflect.get(document, "write"), document, ["<b>x</b>"]),
    "script.src": () => Reflect.set(document.createElement("script"), "src", "/x.js"),
    "script.text": () => Reflect.set(document.createElement("script"), "text", "1"),
    "an event handler": () => document.createElement("b").setAttribute("onclick", "1"),
    "a worker": () => new Worker("/x.js"),
    "a policy of its own": () => window.trustedTypes?.createPolicy("mine", { createHTML: (html) => html }),
    "the default policy": () => window.trustedTypes?.createPolicy("default", { createHTML: (html) => html }),
  };
  return Object.fromEntries(
    Object.entries(tries).map(([name, attempt]) => {
      try {
        attempt();
        return [name, "worked"];
      } catch (error) {
        return [name, error instanceof Error ? error.name : "no error"];
      }
    }),
  );
}

for (const path of ["/admin/login", "/admin/dashboard", "/admin/blogs", "/admin/nowhere", "/ADMIN/%63ourses"]) {
  test(`no string becomes HTML or code on ${path}`, { tag: /login|blogs/.test(path) ? [] : "@all" }, async ({ page, token }) => {
    const answer = await page.request.get(path);
    expect(answer.headers()["content-security-policy"]).toContain(
      "require-trusted-types-for 'script';trusted-types inert-document ProseMirrorClipboard",
    );
    if (path === "/admin/login") await page.goto(path);
    else await openSignedIn(page, token, path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    const found = await page.evaluate(attempts);
    expect(Object.entries(found).filter(([, end]) => end !== "TypeError")).toEqual([]);
    expect(Object.keys(found)).toHaveLength(13);
  });
}

const fakeCheck = `window.turnstile = { reset() {}, render(place, { callback }) {
  const button = document.createElement("button"); button.type = "button"; button.textContent = "Fake check";
  button.onclick = () => callback(String(Math.random())); place.append(button); return 0; } };`;

test("a remote bot check runs in the sign-in page only, and the back office never shares a document with it", { tag: "@all" }, async ({
  page,
}) => {
  const verifier = await startVerifier();
  const server = await startServer({
    BOT_CHECK: "turnstile",
    BOT_CHECK_SITE_KEY: "site-key",
    BOT_CHECK_SECRET: "secret",
    BOT_CHECK_VERIFY_URL: verifier.url,
  });
  await page.route("https://challenges.cloudflare.com/**", (route) => route.fulfill({ contentType: "text/javascript", body: fakeCheck }));
  // Slow enough for a person to have begun typing before the page knows that it needs a document of its own.
  await page.route("**/api/bot-check", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const among = () => page.evaluate(() => Reflect.has(window, "turnstile"));
  const signIn = async () => {
    await page.getByLabel("Username").fill(server.admin.username);
    await page.getByLabel("Password", { exact: true }).fill(server.admin.password);
    await page.getByRole("button", { name: "Fake check" }).click();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  };
  await page.goto(`${server.url}/admin/login`);
  await signIn();
  expect(await among()).toBe(false);
  expect((await page.evaluate(attempts)).innerHTML).toBe("TypeError");
  await page.getByRole("button", { name: "Logout" }).click();
  await signIn();
  expect(await among()).toBe(false);
  await page.close();
  await server.stop();
  verifier.close();
});

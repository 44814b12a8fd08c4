import { join } from "node:path";
import { postInput } from "../../factories.ts";
import { scripted } from "../scripted.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

/** What would run if the cleaner of rich text had a hole, as far as the page's policy let it. */
const injected = [
  "<script>window.ran = 'inline'</script>",
  "<script nonce>window.ran = 'empty nonce'</script>",
  "<script type=module>window.ran = 'module'</script>",
  "<video src=/none.mp4 onerror=\"window.ran = 'handler'\"></video>",
  "<svg onload=\"window.ran = 'svg'\"></svg>",
  "<iframe srcdoc=\"<script>parent.ran = 'frame'</script>\"></iframe>",
  "<script src=data:text/javascript,window.ran='data'></script>",
  "<script src=/blog/hole></script><script src=/api/blogs></script>",
  "<p id=end>The end.</p>",
].join("");

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${join(import.meta.dirname, "../../hostile/no-cleaner.mjs")}`,
  });
  const answer = await callApi(server, await tokenOf(server), "POST", "/blogs", postInput({ slug: "hole", content: injected }));
  expect(answer.content).toBe(injected);
});
test.afterAll(() => server.stop());
test.use({ expectedErrors: [/policy|violates|Refused|blocked|404/i] });

test("a script that got into a page does not run, and the page's own scripts do", async ({ page }) => {
  const answer = await page.goto(`${server.url}/blog/hole`);
  await expect(page.locator("#end")).toHaveText("The end.");
  expect(await answer?.text()).toContain("window.ran = 'inline'");
  await scripted(page);
  expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
});

test("no cached page tells the nonce that its scripts were known by, and a public one allows none but files", async () => {
  for (const [path, nonces] of [
    ["/blog/hole", ["<script nonce"]],
    ["/admin/login", null],
  ] as const) {
    const answer = await fetch(server.url + path);
    expect((await answer.text()).match(/<script[^>]*nonce/g)).toEqual(nonces);
    expect(answer.headers.get("content-security-policy")).not.toContain("nonce");
    expect(/script-src 'self'(?: 'sha256-[^;]*)?;/.test(answer.headers.get("content-security-policy") ?? "")).toBe(true);
    if (nonces) expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';");
  }
});

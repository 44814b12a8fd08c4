import { courseInput } from "../../factories.ts";
import { scripted } from "../scripted.ts";
import type { TestServer } from "../server.ts";
import { callApi, failedCall, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

async function ask(server: TestServer, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { redirect: "manual", headers: { accept: "text/html", ...headers } });
  await answer.arrayBuffer();
  return { status: answer.status, location: answer.headers.get("location") ?? "" };
}

async function tried(work: Promise<unknown>): Promise<void> {
  await work.catch((error: Error) => {
    if (!/: 4\d\d /.test(error.message)) throw error;
  });
}

test("random renames, deletions and redirects never make a chain or a loop", { tag: "@all" }, async ({ server, token }) => {
  test.slow();
  const seed = Math.floor(Math.random() * 1e9);
  let state = seed;
  const random = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % most;
  };
  const one = <T>(list: readonly T[]) => list[random(list.length)] as T;
  const slugs = ["Random_A", "random_B", "random_c", "random_d"];
  const addresses = [...slugs.map((slug) => `/course/${slug}`), "/random-1", "/random-2", "/Random-3", "/random-4"];
  const targets = [...addresses, "/about", "/courses", "https://example.org/there"];
  const send = (method: string, path: string, body?: unknown) => callApi(server, token, method, path, body);
  const ids: number[] = [];
  for (const slug of slugs.slice(0, 2)) ids.push((await send("POST", "/courses", courseInput({ slug }))).id);
  const deeds: (() => Promise<unknown>)[] = [
    () => send("PUT", `/courses/${one(ids)}`, courseInput({ slug: one(slugs) })),
    () => send("POST", "/redirects", { from: one(addresses), to: one(targets) }),
    () => send("DELETE", `/courses/${one(ids)}${random(2) ? `?leads_to=${one(targets)}` : ""}`),
    () => send("POST", `/trash/courses/${one(ids)}/redirect`, { to: one(targets) }),
    () => send("POST", `/trash/courses/${one(ids)}/restore`),
    async () => {
      const all = await send("GET", "/redirects");
      if (all.length > 0)
        await send(random(3) ? "PUT" : "DELETE", `/redirects/${one<{ id: number }>(all).id}`, { from: one(addresses), to: one(targets) });
    },
  ];
  const steps = new Set<number>();
  for (let step = 0; step < 60; step++) {
    await tried(one(deeds)());
    if (step % 6 !== 5) continue;
    for (const address of addresses) {
      const { status, location } = await ask(server, `${address}?utm_source=x`);
      steps.add(status);
      if (status !== 301)
        expect([seed, step, address, status === 200 || status === 404 || status === 410]).toEqual([seed, step, address, true]);
      else if (location.startsWith("/")) {
        expect([seed, step, address, location.endsWith("?utm_source=x")]).toEqual([seed, step, address, true]);
        expect([seed, step, address, location, (await ask(server, location)).status]).toEqual([seed, step, address, location, 200]);
      } else expect(location).toBe("https://example.org/there?utm_source=x");
    }
  }
  expect(steps).toContain(301);
  for (const id of ids) await tried(send("DELETE", `/courses/${id}`));
  for (const { id } of await send("GET", "/redirects")) await send("DELETE", `/redirects/${id}`);
});

test("whoever asks for thousands of made-up addresses neither fills the list nor hides what visitors ask for", { tag: "@all" }, async ({
  page,
  server,
  token,
  expectedErrors,
}) => {
  expectedErrors.push(failedCall);
  const list = () => callApi(server, token, "GET", "/missing-addresses?limit=1000");
  // What another test asked for is written, and a new batch begins.
  await list();
  for (const from of ["/courses?a=1", "https://elsewhere.example/page"])
    await ask(server, "/Old-Prices/?b=2", { referer: from.startsWith("/") ? server.url + from : from });
  const first = (await list()).find(({ address }: { address: string }) => address === "/old-prices");
  expect([first?.asked, first?.came_from]).toEqual([1, "/courses"]);
  const noise = ["/wp-login.php", "/.env", "/x/.git/config", "/someone@example.org"];
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 150 }, (_, n) => ask(server, `${n % 5 === 4 ? "/course" : ""}/made-up-${round}-${n}`)));
  for (const path of noise) await ask(server, path);
  const listed: { address: string }[] = await list();
  expect(listed.length).toBeLessThan(100);
  expect(listed.map(({ address }) => address)).toContain("/old-prices");
  expect(listed.filter(({ address }) => noise.includes(address))).toEqual([]);
  await openSignedIn(page, token, "/admin/redirects?view=missing");
  await page.getByRole("button", { name: "Lead to…: /old-prices" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Leads to").fill("/no-such-page");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("There is no page at /no-such-page. Choose one that visitors can open.");
  await dialog.getByLabel("Leads to").fill("/courses#top");
  await page.keyboard.press("Enter");
  await expect(toast(page, "/old-prices leads to /courses#top now")).toBeVisible();
  expect(await ask(server, "/OLD-prices?c=3")).toEqual({ status: 301, location: "/courses?c=3#top" });
  expect((await list()).map(({ address }: { address: string }) => address)).not.toContain("/old-prices");
  await expect.poll(async () => (await callApi(server, token, "GET", "/redirects?q=old-prices"))[0].hits).toBe(1);
});

test("an address whose end was cut off leads to the list, and one that has no such page stays missing", async ({ server }) => {
  // Twice: the second is answered from memory.
  for (let time = 0; time < 2; time++) {
    for (const [path, location] of Object.entries({ "/course": "/courses", "/exam/": "/exams", "/Class?a=1": "/classes?a=1" }))
      expect(await ask(server, path)).toEqual({ status: 301, location });
    for (const path of ["/course/no-such-course", "/blog?page=99", "/courses/x"])
      expect(await ask(server, path), path).toEqual({ status: 404, location: "" });
  }
});

test("a link on an open page to what was deleted leads on", { tag: "@all" }, async ({ page, server, token }) => {
  const { id } = await callApi(server, token, "POST", "/courses", courseInput({ title: "Soon gone", slug: "soon-gone" }));
  await page.goto("/courses");
  await scripted(page);
  await callApi(server, token, "DELETE", `/courses/${id}?leads_to=${encodeURIComponent("/exams?from=course")}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Soon gone/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/exams\?from=course$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Exam");
  await page.goBack();
  await expect(page).toHaveURL(/\/courses$/);
});

test("a file of redirects is put in, and taken back in one press", { tag: "@all" }, async ({ page, server, token }) => {
  await openSignedIn(page, token, "/admin/redirects");
  await page.getByRole("button", { name: "Import" }).click();
  const csv = "/from-a-file,/about\n/from-a-file-too,/courses";
  await page.getByLabel("CSV file").setInputFiles({ name: "redirects.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Import 2 lines" }).click();
  await expect(toast(page, "2 redirects imported")).toBeVisible();
  expect((await ask(server, "/from-a-file")).location).toBe("/about");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "2 redirects are as they were")).toBeVisible();
  await expect(page.getByText("/from-a-file", { exact: true })).toHaveCount(0);
  expect((await ask(server, "/from-a-file")).status).toBe(404);
});

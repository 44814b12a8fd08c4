import { movableClock } from "../../clock/clock.ts";
import { classInput, postInput } from "../../factories.ts";
import { startServer, tokenOf } from "../server.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

const day = 24 * 3_600_000;
const html = { headers: { accept: "text/html" } };

test("a post waits for its date, and a class leaves on its own, also in pages that are kept", { tag: "@all" }, async () => {
  const clock = movableClock();
  const server = await startServer({ DATABASE_URL: "", ...clock.env });
  try {
    const tomorrow = new Date(Date.now() + day + 5.5 * 3_600_000).toISOString().slice(0, 10);
    await callApi(server, await tokenOf(server), "POST", "/blogs", postInput({ slug: "it-waits", date: tomorrow }));
    const dates = { starts_on: tomorrow, ends_on: "2099-01-01", enrol_until: "", fee: 77_777 };
    await callApi(server, await tokenOf(server), "POST", "/classes", classInput(dates));
    const withClass = async () =>
      Promise.all(
        ["/", "/course/German_Deutsch", "/courses", "/classes", "/contact?class=gone", "/classes.ics", "/api/classes"].map(async (path) =>
          /77\\?,?777/.test(await (await fetch(`${server.url}${path}`, html)).text()),
        ),
      );
    const shown = async () =>
      Promise.all(
        ["/blog", "/feed.xml", "/sitemap.xml", "/api/blogs"].map(async (path) =>
          (await (await fetch(`${server.url}${path}`, html)).text()).includes("it-waits"),
        ),
      );
    for (let kept = 0; kept < 3; kept++) expect(await withClass()).toEqual(Array(7).fill(true));
    for (let kept = 0; kept < 3; kept++) expect(await shown()).toEqual([false, false, false, false]);
    expect((await fetch(`${server.url}/blog/it-waits`, html)).status).toBe(404);
    clock.move(day);
    await expect.poll(shown).toEqual([true, true, true, true]);
    expect(await withClass()).toEqual(Array(7).fill(false));
    expect((await fetch(`${server.url}/blog/it-waits`, html)).status).toBe(200);
  } finally {
    await server.stop();
    clock.remove();
  }
});

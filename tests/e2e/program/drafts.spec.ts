import { contentKinds, contentPaths, pagedKinds } from "#contract/content-kinds.ts";
import { movableClock } from "../../clock/clock.ts";
import { classInput, kindTrials } from "../../factories.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

const hour = 3_600_000;
const secret = "Zanzibarquokka";
const kinds = pagedKinds.map((kind) => {
  const { path, page } = contentKinds[kind];
  return { kind, path, page: `/${page.part}`, list: page.list, input: kindTrials[path].input };
});
const feeds = ["/feed.xml", "/sitemap.xml", "/classes.ics", "/robots.txt", "/manifest.webmanifest", "/api/openapi.json"];

async function walk(server: TestServer, own: readonly string[]): Promise<{ seen: string[]; leaks: string[] }> {
  const queue = ["/", "/blog", "/classes", "/contact", "/unknown", ...feeds, ...own];
  for (const list of contentPaths)
    queue.push(
      `/api/${list}`,
      `/${list}?q=${secret}`,
      `/api/${list}?limit=1000`,
      `/api/${list}?state=draft`,
      `/api/${list}?state=scheduled`,
    );
  const seen = new Set(queue);
  const leaks: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await fetch(server.url + path, { headers: { accept: "text/html,*/*" }, redirect: "manual" });
    const text = `${answer.headers.get("location") ?? ""} ${answer.headers.get("link") ?? ""} ${await answer.text()}`;
    if (text.replaceAll(encodeURI(path), "").replaceAll(path, "").includes(secret)) leaks.push(path);
    for (const [, found = ""] of text.matchAll(/(?:href|src|content|<loc>)=?"?(?:https?:\/\/[^/"<]+)?(\/[^"#<\s]*)/g)) {
      const next = found.replaceAll("&amp;", "&");
      if (seen.has(next) || /\.(js|css|woff2|ico)$|^\/(media\/(?!share)|assets|admin)/.test(next) || seen.size > 600) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return { seen: [...seen], leaks };
}

test("drafts, scheduled and withdrawn items are nowhere; what is scheduled appears on the minute, also on pages that are kept", async () => {
  // A second for every page of every kind.
  test.slow();
  const clock = movableClock();
  const server = await startServer({ DATABASE_URL: "", ...clock.env });
  const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
  try {
    const token = await tokenOf(server);
    const own: string[] = [];
    for (const { kind, path, page, input } of kinds) {
      const words = { summary: `${secret} summary`, title: `${secret} ${path}` };
      for (const [name, more] of Object.entries({
        draft: { status: "draft" },
        scheduled: { publish_at: at(hour), unpublish_at: at(3 * hour) },
        withdrawn: { unpublish_at: at(-hour) },
      })) {
        const slug = `${secret.toLowerCase()}-${name}`;
        const sent = input({ ...words, title: `${words.title} ${name}`, ...more, slug, featured: path === "blogs" });
        const made = await callApi(server, token, "POST", `/${path}`, sent);
        own.push(`${page}/${slug}`, `${page}/${slug.toUpperCase()}`, `/api/${path}/${made.id}`);
        own.push(`/media/share/${kind}-${made.id}-${"0".repeat(16)}.jpg`);
        own.push(`${page}/${made.id}`, `${page}/${encodeURIComponent(`${words.title} ${name}`)}`);
        if (path === "courses") await callApi(server, token, "POST", "/classes", classInput({ course_id: made.id, note: secret }));
      }
    }
    // Pages are kept from the first walk on.
    const first = await walk(server, own);
    expect([first.leaks, first.seen.length > 60]).toEqual([[], true]);
    for (const path of own) expect([path, (await fetch(server.url + path)).status >= 400]).toEqual([path, true]);

    const shown = async () =>
      Promise.all(
        ["/feed.xml", "/sitemap.xml", "/classes", ...kinds.flatMap(({ list, path }) => [list, `/api/${path}`])].map(async (path) =>
          (await (await fetch(server.url + path, { headers: { accept: "text/html" } })).text())
            .toLowerCase()
            .includes(`${secret.toLowerCase()}-scheduled`),
        ),
      );
    expect(new Set(await shown())).toEqual(new Set([false]));
    clock.move(hour);
    await expect.poll(async () => new Set(await shown())).toEqual(new Set([true]));
    const drawn: string[] = [];
    for (const { page } of kinds) {
      const answer = await fetch(`${server.url}${page}/${secret.toLowerCase()}-scheduled`, { headers: { accept: "text/html" } });
      const [, picture = ""] = /og:image" content="[^"]*(\/media\/share\/[^"]+)"/.exec(await answer.text()) ?? [];
      drawn.push(picture);
      const { status, headers } = await fetch(server.url + picture);
      expect([answer.status, status, headers.get("content-type")]).toEqual([200, 200, "image/jpeg"]);
    }
    // What is deleted, and nobody ever saw, is answered as what never was; so is a class that is hidden.
    const asked = async (path: string) => {
      const { status, headers } = await fetch(server.url + path, { redirect: "manual", headers: { accept: "text/html" } });
      return [status, headers.get("location")];
    };
    for (const { path, page } of kinds) {
      const slug = `${secret.toLowerCase()}-draft`;
      const { id } = (await callApi(server, token, "GET", `/${path}?state=draft`)).find((one: { slug: string }) => one.slug === slug);
      await callApi(server, token, "DELETE", `/${path}/${id}`);
      expect(await asked(`${page}/${slug}`)).toEqual(await asked(`${page}/never-was-there`));
    }
    const { id: hidden } = await callApi(server, token, "POST", "/classes", classInput({ active: false }));
    expect(await asked(`/contact?class=${hidden}`)).toEqual(await asked("/contact?class=999999"));
    clock.move(3 * hour);
    await expect.poll(async () => new Set(await shown())).toEqual(new Set([false]));
    for (const picture of drawn) expect([picture, (await fetch(server.url + picture)).status]).toEqual([picture, 404]);
    expect((await walk(server, own)).leaks).toEqual([]);
  } finally {
    await server.stop();
    clock.remove();
  }
});

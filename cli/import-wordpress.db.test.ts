import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { academyCommand } from "#tests/command-line.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";
import { listening } from "#tests/listening.ts";
import { wordpressExport } from "#tests/wordpress/export.ts";

async function exported(): Promise<{ site: string; file: string }> {
  const hut = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#583" } })
    .jpeg()
    .toBuffer();
  const port = await listening((request, response) => {
    if (request.url === "/wp-content/uploads/hut.jpg") response.writeHead(200, { "content-type": "image/jpeg" }).end(hut);
    else response.writeHead(404).end();
  });
  const folder = mkdtempSync(join(tmpdir(), "academy-wordpress-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const site = `http://127.0.0.1:${port}`;
  const file = join(folder, "export.xml");
  writeFileSync(file, wordpressExport(site));
  return { site, file };
}

async function contents({ call, signIn }: TestAcademy) {
  const token = await signIn();
  const list = async (path: string) => (await call("GET", `/api/${path}`, undefined, { token })).body;
  const [posts, redirects] = [await list("blogs"), await list("redirects")];
  return { posts, redirects, find: (slug: string) => posts.find((post: { slug: string }) => post.slug === slug) };
}

it("a WordPress export is looked at, taken, and not taken twice", async () => {
  const academy = await openTestAcademy();
  const { site, file } = await exported();
  const before = await contents(academy);
  const dry = await academyCommand(["import", file], academy.env);
  expect([dry.code, dry.errors]).toEqual([0, ""]);
  expect((await contents(academy)).posts).toEqual(before.posts);

  const done = await academyCommand(["import", file, "--apply"], academy.env);
  expect([done.code, done.errors]).toEqual([0, ""]);
  expect(done.out.split("\n\n")[0]).toBe(dry.out.split("\n\n")[0]);
  expect(done.out).toContain("post “Tea & tones”: new\n");
  expect(done.out).toContain("left out of its text: [contact-form-7]");
  expect(done.out).toContain("category “Exam Prep”: there it is Exam & preparation");
  expect(done.out).toContain("post “About us”: new, as a draft\n    a draft: it was a page there\n");
  expect(done.out).toContain(`picture ${site}/wp-content/uploads/gone.png: left out.`);
  expect(done.out).toContain("/2021/05/tea-tones/: leads here");
  expect(done.out).toContain("/about-us/: leads here once this is published and imported again");

  const after = await contents(academy);
  const tea = after.find("tea-tones");
  expect(tea).toMatchObject({ title: "Tea & tones", date: "2021-05-03", status: "published", published: true, category: "Exam Prep" });
  expect(tea.image).toMatch(/^\/media\//);
  expect(tea.content).toBe(
    `<p>Listen <em>first</em>.<br />Then speak.</p><figure><img src="${tea.image}" alt="A hut" width="600" height="400" /><figcaption>Our hut</figcaption></figure><p>Read <a href="/blog/blocks">on</a> or not [sic].</p>`,
  );
  expect(after.find("blocks").content).toBe(`<p>One</p><p><a href="${site}/wp-content/uploads/fees.pdf">Fees</a></p>`);
  expect(["unfinished", "about-us", "secret"].map((slug) => after.find(slug).status)).toEqual(["draft", "draft", "draft"]);
  expect(after.posts).toHaveLength(before.posts.length + 5);
  expect(after.redirects.map(({ from, to, state }: Record<string, string>) => [from, to, state])).toEqual([
    ["/2021/05/blocks", "/blog/blocks", "leads"],
    ["/2021/05/tea-tones", "/blog/tea-tones", "leads"],
  ]);

  // A page that somebody finished leads on, and a redirect that somebody deleted does not come back.
  const token = await academy.signIn();
  const about = after.find("about-us");
  const whole = { ...about, status: "published", summary: "Who we are.", category: "Culture", version: about.version };
  expect((await academy.call("PUT", `/api/blogs/${about.id}`, whole, { token })).status).toBe(200);
  await academy.call("DELETE", `/api/redirects/${after.redirects[0].id}`, undefined, { token });
  const again = await academyCommand(["import", file, "--apply"], academy.env);
  expect([again.code, again.errors]).toEqual([0, ""]);
  expect(again.out).toContain("\n4 already here, 1 already here, and changed since: left as it is\n");
  const last = await contents(academy);
  expect(last.posts).toHaveLength(after.posts.length);
  expect(last.redirects.map(({ from }: Record<string, string>) => from)).toEqual(["/about-us", "/2021/05/tea-tones"]);
}, 180_000);

it("where nothing is yet, its categories come along", async () => {
  const academy = await openTestAcademy({ SAMPLES: "off" });
  const { file } = await exported();
  const done = await academyCommand(["import", file, "--apply"], academy.env);
  expect([done.code, done.errors]).toEqual([0, ""]);
  expect(done.out).toContain(
    "post “Tea & tones”: new\n    left out of its text: [contact-form-7]\n    a new category: “Exam & preparation”\n",
  );
  const { find } = await contents(academy);
  expect([find("tea-tones"), find("blocks")]).toMatchObject([
    { category: "Exam & preparation", status: "published" },
    { category: "Culture", status: "published" },
  ]);
  const { body } = await academy.call("GET", "/api/categories");
  expect(body.map(({ name }: { name: string }) => name)).toEqual(["Exam & preparation", "Culture"]);
  expect((await academyCommand(["import", file, "--apply"], academy.env)).out).toContain("\n5 already here\n");
}, 180_000);

it("a draft whose old address is a page of the site is not said to be led to", async () => {
  const { env } = await openTestAcademy();
  const { file } = await exported();
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("about-us", "contact"));
  const { out } = await academyCommand(["import", file], env);
  expect(out).toContain("/contact/: is not led here. This page exists: /contact.");
}, 180_000);

it("of two posts with one old address the first is led to, and the look before says the same", async () => {
  const { env } = await openTestAcademy();
  const { file } = await exported();
  writeFileSync(file, readFileSync(file, "utf8").replace("/2021/05/blocks/</link>", "/2021/05/tea-tones</link>"));
  const dry = await academyCommand(["import", file], env);
  expect(dry.out).toContain("/2021/05/tea-tones/: leads here");
  expect(dry.out).toContain("/2021/05/tea-tones: leads elsewhere already; left as it is");
  expect((await academyCommand(["import", file, "--apply"], env)).out.split("\n\n")[0]).toBe(dry.out.split("\n\n")[0]);
}, 180_000);

it("what is no export says so, and how one is made", async () => {
  const { env } = await openTestAcademy();
  const { file } = await exported();
  writeFileSync(file, "<rss><channel><item><title>x</title></item></channel></rss>");
  const refused = await academyCommand(["import", file], env);
  expect([refused.code, refused.errors]).toEqual([1, expect.stringMatching(/^This is no WordPress export\. In WordPress, choose Tools/)]);
  expect((await academyCommand(["import", "missing.xml"], env)).errors).toMatch(/^There is no file missing\.xml/);
});

import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { factsContext, requestDataContext } from "#app/context.ts";
import { loader as feed } from "#app/site/seo/feed.ts";
import { loader as sitemap } from "#app/site/seo/sitemap.ts";
import { pagesOf } from "#contract/site/page-address.ts";
import { courseInput, postInput } from "./factories.ts";
import { openTestAcademy, type TestAcademy } from "./harness.ts";

/** What one of these files says now. */
async function textOf(loader: (given: never) => Promise<Response>, { publicAcademy }: TestAcademy): Promise<string> {
  const context = new RouterContextProvider();
  const data = publicAcademy.requestData();
  context.set(requestDataContext, data);
  context.set(factsContext, await data.facts());
  // Of what a loader is handed these read the context alone.
  return (await loader({ context } as never)).text();
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)].map(([, address]) => address);

it("the sitemap has what visitors see, with its day, and no list without items", async () => {
  const academy = await openTestAcademy();
  const { call, signIn } = academy;
  const token = await signIn();
  await call("POST", "/api/courses", courseInput({ slug: "Sinhala_now" }), { token });
  await call("POST", "/api/courses", courseInput({ slug: "Sinhala_later", status: "draft" }), { token });
  const before = await textOf(sitemap, academy);
  expect(addressesIn(before)).toEqual(expect.arrayContaining(["/", "/course/Sinhala_now", pagesOf.exams.list]));
  expect(before).not.toContain("Sinhala_later");
  const parts = addressesIn(before).flatMap((address = "") => /^\/(\w+)\/./.exec(address)?.[1] ?? []);
  expect(parts.lastIndexOf(pagesOf.exams.part), "what has a date comes last").toBeLessThan(parts.indexOf(pagesOf.posts.part));
  expect(before).toMatch(/Sinhala_now<\/loc><lastmod>\d{4}-\d\d-\d\d/);
  for (const { id } of (await call("GET", "/api/exams")).body) await call("DELETE", `/api/exams/${id}`, undefined, { token });
  expect(addressesIn(await textOf(sitemap, academy))).not.toContain(pagesOf.exams.list);
});

it("the feed has the posts that visitors see, the newest first, and says when that was", async () => {
  const academy = await openTestAcademy();
  const { call, signIn, academy: inside } = academy;
  const token = await signIn();
  const today = inside.today();
  await call("POST", "/api/blogs", postInput({ title: "Tea & <cake>", slug: "tea", date: today }), { token });
  await call("POST", "/api/blogs", postInput({ title: "To come", slug: "to-come", date: "2999-01-01" }), { token });
  const text = await textOf(feed, academy);
  expect(text).toContain(`<updated>${today}T00:00:00Z</updated>\n<entry>`);
  expect(/<entry>[\s\S]*?<\/entry>/.exec(text)?.[0]).toContain("<title>Tea &amp; &lt;cake&gt;</title>");
  expect(text).not.toContain("to-come");
});

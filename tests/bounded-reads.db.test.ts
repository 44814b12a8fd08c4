import { describe, expect, it } from "vitest";
import { theProgram } from "#academy/actor.ts";
import { record } from "#academy/audit/audit.ts";
import { contentKinds } from "#contract/content-kinds.ts";
import { enquiryInput, kindTrials, postInput, questionInput } from "./factories.ts";
import { openTestAcademy, type TestAcademy } from "./harness.ts";
import { multiply } from "./many-rows.ts";

const lists = Object.values(contentKinds).map(({ path, table, list }) => ({
  path,
  table,
  input: kindTrials[path].input,
  slug: "slug" in list,
}));

/** Follows the links from page to page; the lengths of the pages, and all ids. */
async function walk({ call }: Pick<TestAcademy, "call">, start: string, token?: string) {
  const lengths: number[] = [];
  const ids: number[] = [];
  let total = 0;
  for (let path: string | undefined = start; path; ) {
    const { status, body, headers } = await call("GET", path, undefined, token ? { token } : {});
    expect(status).toBe(200);
    lengths.push(body.length);
    ids.push(...body.map((one: { id: number }) => one.id));
    total = Number(headers.get("x-total-count"));
    path = /^<([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1];
  }
  return { lengths, ids: new Set(ids), total };
}

describe.each(lists)("GET /$path", ({ path, table, input, slug }) => {
  it("answers its first 500 and a link to the next, under both readings", async () => {
    const academy = await openTestAcademy();
    await academy.call("POST", `/api/${path}`, input(), { token: await academy.signIn() });
    await multiply(academy.database, table, 1120, (n) => (slug ? { slug: `'many-' || ${n}` } : {}));
    for (const base of ["/api", ""]) {
      const { headers } = await academy.call("GET", `${base}/${path}?q=`);
      expect(headers.get("link")).toBe(`<${base}/${path}?q=&offset=500>; rel="next"`);
      const { lengths, ids, total } = await walk(academy, `${base}/${path}`);
      expect(lengths.slice(0, 2)).toEqual([500, 500]);
      expect([total, ids.size]).toEqual([ids.size, lengths.reduce((sum, length) => sum + length)]);
      expect(total).toBeGreaterThan(1100);
    }
    const cut = await academy.call("GET", `/api/${path}?limit=2&offset=3`);
    expect([cut.body.length, cut.headers.get("link")]).toEqual([2, `</api/${path}?limit=2&offset=5>; rel="next"`]);
    const end = await academy.call("GET", `/api/${path}?limit=500&offset=${Number(cut.headers.get("x-total-count")) - 1}`);
    expect([end.body.length, end.headers.get("link")]).toEqual([1, null]);
  });
});

describe("what is large", () => {
  const content = `<p>${"ආයුබෝවන් ".repeat(7_000)}</p>`;

  it("ends a list early, and the link leads to the rest", async () => {
    const academy = await openTestAcademy();
    await academy.call("POST", "/api/blogs", postInput({ content }), { token: await academy.signIn() });
    await multiply(academy.database, "posts", 100, (n) => ({ slug: `'large-' || ${n}` }));
    const { text, body } = await academy.call("GET", "/api/blogs");
    expect(Buffer.byteLength(text)).toBeLessThan(9_000_000);
    expect(body[0].content.length).toBe(content.length);
    const { ids, total } = await walk(academy, "/api/blogs");
    expect([ids.size, total]).toEqual([100, 100]);
    const cards = await academy.call("GET", "/api/blogs?contents=false&limit=1000");
    expect([cards.body.length, "content" in cards.body[0]]).toEqual([100, false]);
  });

  it("comes in pages from the audit log, the versions and the trash", async () => {
    const academy = await openTestAcademy();
    const token = await academy.signIn();
    const { body: post } = await academy.call("POST", "/api/blogs", postInput({ content }), { token });
    for (let version = 1; version < 3; version++)
      await academy.call("PUT", `/api/blogs/${post.id}`, { ...post, version, title: `Title ${version + 1}` }, { token });
    await academy.call("DELETE", `/api/blogs/${post.id}`, undefined, { token });

    await multiply(academy.database, "audit", 300);
    const audit = await walk(academy, "/api/audit?limit=200", token);
    expect([audit.lengths, audit.total]).toEqual([[200, 100], 300]);

    const versions = `/api/blogs/${post.id}/versions`;
    expect((await academy.call("GET", versions, undefined, { token })).status).toBe(404);
    const { body: question } = await academy.call("POST", "/api/exam-qna", questionInput(), { token });
    await academy.call("DELETE", `/api/exam-qna/${question.id}`, undefined, { token });
    await multiply(academy.database, "questions", 620);
    const trash = await walk(academy, "/api/trash", token);
    expect(trash.lengths[0]).toBe(500);
    expect(trash.total).toBe(trash.lengths.reduce((sum, length) => sum + length));

    await academy.call("POST", `/api/trash/blogs/${post.id}/restore`, undefined, { token });
    const first = await academy.call("GET", `${versions}?limit=2`, undefined, { token });
    expect(first.body.map((one: { version: number }) => one.version)).toEqual([4, 3]);
    expect(first.headers.get("link")).toBe(`<${versions}?limit=2&offset=2>; rel="next"`);
    const rest = await academy.call("GET", `${versions}?limit=2&offset=2`, undefined, { token });
    expect(rest.body.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    expect([rest.headers.get("x-total-count"), rest.headers.get("link")]).toEqual(["4", null]);
  });
});

it("40,000 enquiries, all of one person, are listed, handed out and erased", async () => {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  await academy.call("POST", "/api/contact", enquiryInput());
  await multiply(academy.database, "enquiries", 40_000);
  const { status, body, headers } = await academy.call("GET", "/api/enquiries", undefined, { token });
  expect([status, body.length, headers.get("x-total-count")]).toEqual([200, 500, "40000"]);
  expect(headers.get("link")).toBe('</api/enquiries?offset=500>; rel="next"');
  const person = "/api/enquiries/person?email=nimal%40example.com";
  const copy = await academy.call("GET", `${person}&limit=1000`, undefined, { token });
  expect([copy.body.length, copy.headers.get("x-total-count")]).toEqual([1000, "40000"]);
  const { body: erasable } = await academy.call("GET", "/api/enquiries/1/erasable", undefined, { token });
  expect(erasable.length).toBe(1000);
  const { result, share } = await heldDuring(() => academy.call("DELETE", person, undefined, { token }));
  expect([result.body.erased, result.body.ids]).toEqual([40_000, Array.from({ length: 100 }, (_, index) => index + 1)]);
  // In one transaction nobody else had a turn from its beginning to its end.
  expect(share).toBeLessThan(0.4);
});

it("what is kept for too long goes in one night, and gives others their turn", async () => {
  const academy = await openTestAcademy();
  await academy.call("POST", "/api/contact", enquiryInput());
  const old = String(academy.now() - 5 * 365 * 86_400_000);
  await multiply(academy.database, "enquiries", 10_001, () => ({ updated_at: old }));
  await academy.database.write((tx) => record(tx, Number(old), theProgram, { action: "update", noun: "enquiries", title: "Enquiry 1" }));
  await multiply(academy.database, "audit", 20_000, () => ({ at: old }));
  const { result, share } = await heldDuring(async () => [
    await academy.academy.nightlyJobs.enquiries(),
    await academy.academy.nightlyJobs.audit(),
  ]);
  expect(result[0]).toBe(10_000);
  expect(result[1]).toBeGreaterThan(19_000);
  expect(await academy.academy.enquiries.countNew()).toBe(1);
  expect(share).toBeLessThan(0.2);
});

/** Which part of the time that `work` takes the event loop was held at a stretch, at most. */
async function heldDuring<T>(work: () => Promise<T>): Promise<{ result: T; share: number }> {
  const begun = performance.now();
  let [last, longest] = [begun, 0];
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const looking = setInterval(look, 1);
  const result = await work();
  look();
  clearInterval(looking);
  return { result, share: longest / (performance.now() - begun) };
}

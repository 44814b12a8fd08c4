import { describe, expect, it } from "vitest";
import { postInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

describe("posts", () => {
  it("are found by slug or id, newest first", async () => {
    const { call } = await openTestAcademy();
    const { body } = await call("GET", "/api/blogs");
    const dates = body.map((post: { date: string }) => post.date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(body).toHaveLength(10);
    const bySlug = await call("GET", `/api/blogs/${body[0].slug}`, undefined, { headers: { "cache-control": "no-cache" } });
    expect((await call("GET", `/api/blogs/${body[0].id}`)).body).toEqual(bySlug.body);
    const missing = await call("GET", "/api/blogs/no-such-post");
    expect([missing.status, missing.body.message]).toEqual([404, "Blog post not found"]);
  });

  it("of one date come in the order in which they were written, the last one first, in every list of them", async () => {
    const { call, signIn, academy, publicAcademy } = await openTestAcademy();
    const token = await signIn();
    const written: number[] = [];
    for (let one = 0; one < 3; one++) {
      const more = { date: academy.today(), category: "Culture", featured: true, title: `Zanzibarquokka ${one}` };
      written.unshift((await call("POST", "/api/blogs", postInput(more), { token })).body.id);
    }
    const older = postInput({ date: "2001-01-01", category: "Culture", featured: true, title: "Zanzibarquokka older" });
    written.push((await call("POST", "/api/blogs", older, { token })).body.id);
    const ids = (posts: readonly { id: number }[]) => posts.flatMap(({ id }) => (written.includes(id) ? [id] : []));
    const whole = ["", "contents=false", "q=quokka", "category=Culture", "featured=true", "featured=true&contents=false&category=Culture"];
    for (const query of whole)
      for (const caller of [{}, { token }])
        expect([query, ids((await call("GET", `/api/blogs?${query}`, undefined, caller)).body)]).toEqual([query, written]);
    const byPieces: number[] = [];
    for (let offset = 0; offset < 4; offset++)
      byPieces.push(...ids((await call("GET", `/api/blogs?q=quokka&limit=1&offset=${offset}`)).body));
    expect(byPieces).toEqual(written);
    const data = publicAcademy.requestData();
    expect(ids((await data.posts("Culture", 1)).items)).toEqual(written);
    expect(ids((await data.featuredPosts()).items)).toEqual(written);
    const [newest = 0, second, third] = written;
    expect(ids(await academy.posts.related({ id: newest, category: "Culture" }))).toEqual([second, third]);
  });

  it("must have one of the seven categories and a real date; no date means the day on which visitors see it first", async () => {
    const { call, signIn, academy, now } = await openTestAcademy();
    const token = await signIn();
    expect((await call("POST", "/api/blogs", postInput({ category: "Gossip" }), { token })).body.message).toContain(
      "Category must be one of",
    );
    for (const date of ["2026-02-30", "yesterday", 5])
      expect((await call("POST", "/api/blogs", postInput({ date }), { token })).status).toBe(400);
    const { body } = await call("POST", "/api/blogs", postInput({ date: undefined, category: "Study Abroad" }), { token });
    // Where the academy is: between 18:30 and midnight UTC that is another day.
    expect(body.date).toBe(academy.today());
    const inAWeek = new Date(now() + 7 * 24 * 3_600_000).toISOString();
    const scheduled = await call("POST", "/api/blogs", postInput({ date: undefined, publish_at: inAWeek }), { token });
    expect(scheduled.body.date).toBe(academy.today(Date.parse(inAWeek)));
    const abroad = await call("GET", "/api/blogs?category=Study%20Abroad");
    expect(new Set(abroad.body.map((post: { category: string }) => post.category))).toEqual(new Set(["Study Abroad"]));
  });

  it("relate to up to three others, their own category first", async () => {
    const { academy } = await openTestAcademy();
    const post = await academy.posts.findByAddress("1");
    if (!post) throw new Error("The first post is missing");
    const related = await academy.posts.related(post);
    expect(related).toHaveLength(3);
    expect(related.map((other) => other.id)).not.toContain(1);
    expect(related[0]?.category).toBe(post.category);
  });

  it("relate to three others also where their category has more that are newer", async () => {
    const { academy, call, signIn } = await openTestAcademy();
    const token = await signIn();
    const created = [];
    for (let day = 1; day <= 5; day++) {
      const post = postInput({ slug: `same-${day}`, category: "Culture", date: `2020-01-0${day}` });
      created.push((await call("POST", "/api/blogs", post, { token })).body);
    }
    expect(await academy.posts.related(created[0])).toHaveLength(3);
  });

  it("without content show the built-in text on the page (section 3)", async () => {
    const { academy, publicAcademy, signIn, call } = await openTestAcademy();
    const { body } = await call("POST", "/api/blogs", postInput({ content: "" }), { token: await signIn() });
    const shown = await publicAcademy.requestData().item("posts", body.slug);
    expect(shown?.content).toContain("Content for this blog post is coming soon. Please check back later!");
    expect((await academy.posts.findByAddress(body.slug))?.content).toBe("");
  });
});

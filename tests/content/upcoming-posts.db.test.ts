import { expect, it } from "vitest";
import { postInput } from "../factories.ts";
import { openTestAcademy } from "../harness.ts";

const day = 24 * 3_600_000;

it("a post with a later date waits for it; staff see it at once", async () => {
  const { call, signIn, now, pass, publicAcademy, academy } = await openTestAcademy();
  let token = await signIn();
  const tomorrow = new Date(now() + day + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const { body: post, status } = await call("POST", "/api/blogs", postInput({ date: tomorrow, featured: true, slug: "waits" }), { token });
  expect([status, post.date, post.published]).toEqual([201, tomorrow, false]);

  const seen = async () => {
    const data = publicAcademy.requestData();
    const slugs = (posts: readonly { slug: string }[]) => posts.some(({ slug }) => slug === "waits");
    const [other] = (await data.posts("Learning Tips", 1)).items;
    const related = other && (await data.relatedPosts({ ...other, category: "Culture", content: "", status: "published", version: 1 }));
    const answers = [
      slugs((await call("GET", "/api/blogs")).body),
      slugs((await call("GET", "/blogs?category=Culture&contents=false")).body),
      slugs((await call("GET", "/api/blogs?q=post")).body),
      (await call("GET", "/api/blogs/waits")).status === 200,
      (await call("GET", `/api/blogs/${post.id}`)).status === 200,
      slugs((await data.posts(undefined, 1)).items),
      slugs((await data.featuredPosts()).items),
      slugs(await data.addresses("posts", 1000)),
      slugs(related ?? []),
      (await data.item("posts", "waits")) !== undefined,
    ];
    return new Set(answers);
  };
  expect(await seen()).toEqual(new Set([false]));
  const listed = (await call("GET", "/api/blogs?contents=false", undefined, { token })).body;
  expect(listed[0]).toMatchObject({ slug: "waits", published: false });
  expect(listed[1].published).toBe(true);
  expect((await call("GET", "/api/blogs/waits", undefined, { token })).body).toEqual(post);

  pass(day);
  expect(await seen()).toEqual(new Set([true]));
  token = await signIn();
  expect((await call("GET", "/api/blogs/waits", undefined, { token })).body.published).toBe(true);
  expect(academy.today()).toBe(tomorrow);
});

it("a post without a date gets the day it is where the academy is", async () => {
  for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const { call, signIn, now } = await openTestAcademy({ ACADEMY_TIMEZONE: zone });
    const { date: _, ...undated } = postInput();
    const { body } = await call("POST", "/api/blogs", undated, { token: await signIn() });
    const hours = zone === "Pacific/Kiritimati" ? 14 : -11;
    expect([body.date, body.published]).toEqual([new Date(now() + hours * 3_600_000).toISOString().slice(0, 10), true]);
  }
});

import { describe, expect, it } from "vitest";
import { courseInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

describe("courses", () => {
  it("give a featured place from one to another in one transaction, or not at all", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const featured = async () =>
      (await call("GET", "/api/courses")).body.filter((one: { featured: boolean }) => one.featured).map(({ id }: { id: number }) => id);
    const [first, second, ...others] = await featured();
    const made = await call("POST", "/api/courses", courseInput({ featured: true, unfeature: first }), { token });
    expect(made.status).toBe(201);
    expect(await featured()).toEqual([second, ...others, made.body.id]);
    const [stored] = (await call("GET", "/api/courses")).body.filter(({ id }: { id: number }) => id === first);
    expect([stored.version, stored.modules.length > 0]).toEqual([2, true]);

    const before = await featured();
    const refused: [status: number, body: object][] = [
      [409, courseInput({ featured: true })],
      [409, courseInput({ featured: true, unfeature: first })],
      [400, courseInput({ featured: true, unfeature: 999 })],
      [409, courseInput({ featured: true, unfeature: second, slug: stored.slug })],
      [400, courseInput({ featured: true, unfeature: second, title: "" })],
    ];
    for (const [status, body] of refused)
      expect([(await call("POST", "/api/courses", body, { token })).status, body]).toEqual([status, body]);
    expect(await featured()).toEqual(before);
    expect((await call("PUT", `/api/courses/${first}`, { ...stored, featured: true, unfeature: second }, { token })).status).toBe(200);
    expect((await featured()).sort()).toEqual([first, ...others, made.body.id].sort());
    expect((await call("POST", "/api/courses", courseInput({ unfeature: first }), { token })).status).toBe(201);
    expect(await featured()).toHaveLength(4);
  });

  it("never has a fifth featured course, not even when many ask at once (section 4)", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const { body: courses } = await call("GET", "/api/courses");
    const refused = await call("POST", "/api/courses", courseInput({ featured: true }), { token });
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining("Only 4 courses can be featured")]);

    const featured = courses.find((course: { featured: boolean }) => course.featured);
    await call("PUT", `/api/courses/${featured.id}`, { ...featured, featured: false }, { token });
    const others = courses.filter((course: { featured: boolean }) => !course.featured);
    const answers = await Promise.all(
      others.map((course: { id: number }) => call("PUT", `/api/courses/${course.id}`, { ...course, featured: true }, { token })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const { body: after } = await call("GET", "/api/courses");
    expect(after.filter((course: { featured: boolean }) => course.featured)).toHaveLength(4);
  });

  it("swap a featured course as the dialogs do: two full updates", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const { body: courses } = await call("GET", "/api/courses");
    const out = courses.find((course: { featured: boolean }) => course.featured);
    const into = courses.find((course: { featured: boolean }) => !course.featured);
    expect((await call("PUT", `/api/courses/${out.id}`, { ...out, featured: false }, { token })).status).toBe(200);
    expect((await call("PUT", `/api/courses/${into.id}`, { ...into, featured: true }, { token })).status).toBe(200);
  });

  it("take a new order whole or not at all", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const ids = async () => (await call("GET", "/api/courses")).body.map((course: { id: number }) => course.id);
    const reversed = (await ids()).reverse();
    const order = reversed.map((id: number, index: number) => ({ id, display_order: index + 1 }));
    expect((await call("PUT", "/api/courses/update-order", { courses: order }, { token })).status).toBe(200);
    expect(await ids()).toEqual(reversed);

    const refused: [status: number, courses: unknown][] = [
      [404, [...order.slice(0, 3).reverse(), { id: 4711, display_order: 1 }]],
      [400, [{ id: 1, display_order: -1 }]],
      [400, [order[0], order[0]]],
      [400, []],
      [400, "x"],
    ];
    for (const [status, courses] of refused)
      expect([(await call("PUT", "/api/courses/update-order", { courses }, { token })).status, courses]).toEqual([status, courses]);
    expect(await ids()).toEqual(reversed);
  });

  it("keep their slugs apart", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const taken = await call("POST", "/api/courses", courseInput({ slug: "Russia" }), { token });
    expect([taken.status, taken.body.issues[0].path]).toEqual([409, "slug"]);
    const both = await Promise.all([1, 2].map(() => call("POST", "/api/courses", courseInput({ slug: "Twice" }), { token })));
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409]);
    for (const slug of ["a b", "a/b", "a?b", "<b>", "a%20b"])
      expect((await call("POST", "/api/courses", courseInput({ slug }), { token })).status).toBe(400);
    const { body: first } = await call("GET", "/api/courses?limit=1");
    await call("DELETE", `/api/courses/${first[0].id}`, undefined, { token });
    expect((await call("POST", "/api/courses", courseInput({ slug: first[0].slug }), { token })).status).toBe(201);
  });
});

import { expect, it } from "vitest";
import { testimonialInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

it("without consent a testimonial is kept for staff, and is in no public answer", async () => {
  const { call, signIn, publicAcademy } = await openTestAcademy();
  const token = await signIn();
  const secret = { testimonial: "Please do not print this." };
  const { consent: _, ...unasked } = testimonialInput(secret);
  const { body: asked } = await call("POST", "/api/testimonials", testimonialInput({ testimonial: "You may." }), { token });
  const { body: kept } = await call("POST", "/api/testimonials", unasked, { token });
  expect([kept.consent, kept.active]).toEqual([false, true]);
  for (const query of ["", "?q=print", "?filter=all", "?admin=false&filter=inactive"]) {
    const { text } = await call("GET", `/api/testimonials${query}`);
    expect(text).not.toContain(secret.testimonial);
  }
  expect((await call("GET", "/api/testimonials?admin=true&filter=inactive", undefined, { token })).body).toEqual([kept]);
  expect((await call("GET", "/api/testimonials?admin=true&filter=active", undefined, { token })).text).not.toContain(secret.testimonial);

  const shown = async () => (await publicAcademy.requestData().testimonials("courses")).map(({ testimonial }) => testimonial);
  expect((await shown()).at(-1)).toBe("You may.");
  const version = (await call("PUT", `/api/testimonials/${kept.id}`, { ...kept, consent: true }, { token })).body.version;
  expect((await shown()).at(-1)).toBe(secret.testimonial);
  await call("PUT", `/api/testimonials/${kept.id}`, { ...kept, version, consent: true, active: false }, { token });
  await call("PUT", `/api/testimonials/${asked.id}`, { ...asked, place: "exams" }, { token });
  expect((await shown()).filter((words) => /print|You may/.test(words))).toEqual([]);
  expect((await publicAcademy.requestData().testimonials("exams")).at(-1)?.testimonial).toBe("You may.");
});

it("are put in order, and shown with what a slide needs and nothing else", async () => {
  const { call, signIn, publicAcademy } = await openTestAcademy();
  const token = await signIn();
  const { body: before } = await call("GET", "/api/testimonials");
  expect(before.map((one: { display_order: number }) => one.display_order)).toEqual(before.map((_: object, index: number) => index + 1));
  const order = before.map(({ id }: { id: number }, index: number) => ({ id, display_order: before.length - index }));
  const { body: after } = await call("PUT", "/api/testimonials/reorder", { order }, { token });
  expect(after.map((one: { id: number }) => one.id)).toEqual(before.map((one: { id: number }) => one.id).reverse());
  const [first] = await publicAcademy.requestData().testimonials("courses");
  expect(first).toEqual({
    ...{ name: "Marian De Kretser", role: "Teacher of Spanish and Italian", subject: "Spanish" },
    ...{ rating: 5, type: "instructor", testimonial: expect.any(String), image: expect.stringMatching(/^\/media\//) },
  });
});

it("a client names the type, the place, the language and the stars as they are known here", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  for (const wrong of [{ type: "robot" }, { place: "home" }, { language: "xx" }, { rating: 0 }, { rating: 6 }, { rating: "many" }]) {
    const { status, body } = await call("POST", "/api/testimonials", testimonialInput(wrong), { token });
    expect([status, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, Object.keys(wrong)]);
  }
  expect((await call("POST", "/api/testimonials", testimonialInput({ rating: "3" }), { token })).body.rating).toBe(3);
});

it("those that came with the program are known while they say what they said, hidden in one step, and shown again", async () => {
  const { call, signIn, publicAcademy } = await openTestAcademy();
  const token = await signIn();
  const ours = async (): Promise<number[]> => (await call("GET", "/api/samples/testimonials", undefined, { token })).body;
  const ids = await ours();
  expect(ids).toHaveLength(12);

  const { body: all } = await call("GET", "/api/testimonials");
  const own = { ...all[0], name: "Kumari Perera" };
  await call("PUT", `/api/testimonials/${own.id}`, own, { token });
  const { body: added } = await call("POST", "/api/testimonials", testimonialInput(), { token });
  expect(await ours()).toEqual(ids.filter((id) => id !== own.id));

  const set = (active: boolean, more: number[] = []) =>
    call("PUT", "/api/samples/testimonials", { ids: [...ids, ...more], active }, { token });
  const { body: hidden } = await set(false, [added.id]);
  expect(hidden.map(({ id }: { id: number }) => id).sort()).toEqual(ids.filter((id) => id !== own.id).sort());
  const shown = async () => (await publicAcademy.requestData().testimonials("courses")).map(({ name }) => name);
  expect(await shown()).toEqual(["Kumari Perera", added.name]);
  expect((await set(false)).body).toEqual([]);
  expect((await set(true)).body).toHaveLength(11);
  expect((await shown()).length).toBe(7);
});

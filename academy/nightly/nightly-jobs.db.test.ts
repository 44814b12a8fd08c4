import { expect, it } from "vitest";
import { courseInput, enquiryInput, examInput, jpegDataUrl, postInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

const day = 24 * 3_600_000;

it("keeps the newest 50 replaced versions of each item", async () => {
  const { call, signIn, academy } = await openTestAcademy();
  const token = await signIn();
  const { body: course } = await call("POST", "/api/courses", courseInput(), { token });
  for (let save = 0; save < 54; save++)
    await call("PUT", `/api/courses/${course.id}`, { ...course, version: undefined, summary: `Save ${save}` }, { token });
  await call("PUT", "/api/courses/1", { ...(await call("GET", "/api/courses")).body[0], title: "Other" }, { token });
  expect(await academy.nightlyJobs.versions()).toBe(4);
  const { body: versions } = await call("GET", `/api/courses/${course.id}/versions`, undefined, { token });
  expect([versions.length, versions[0].version, versions.at(-1).version]).toEqual([51, 55, 5]);
  expect((await call("GET", "/api/courses/1/versions", undefined, { token })).body).toHaveLength(2);
});

it("erases pictures that nothing shows any more, and no others", async () => {
  const { call, signIn, academy, pass } = await openTestAcademy();
  let token = await signIn();
  const { body: course } = await call("POST", "/api/courses", courseInput({ image: await jpegDataUrl({ width: 301 }) }), { token });
  const { body: deleted } = await call("POST", "/api/courses", courseInput({ image: await jpegDataUrl({ width: 302 }) }), { token });
  await call("PUT", `/api/courses/${course.id}`, { ...course, image: await jpegDataUrl({ width: 303 }) }, { token });
  await call("DELETE", `/api/courses/${deleted.id}`, undefined, { token });
  const orphan = await academy.pictures.keep(await jpegDataUrl({ width: 304 }));
  const status = async (image: string) => (await call("GET", image)).status;
  expect((await call("GET", orphan.replace(".jpg", "-400.webp"))).status).toBe(200);
  expect([await academy.nightlyJobs.pictures(), await status(orphan)]).toEqual([0, 200]);
  pass(2 * day);
  expect(await academy.nightlyJobs.pictures()).toBe(1);
  expect([await status(course.image), await status(deleted.image), await status(orphan)]).toEqual([200, 200, 404]);
  expect((await call("GET", orphan.replace(".jpg", "-400.webp"))).status).toBe(404);

  pass(30 * day);
  await academy.nightlyJobs.trash();
  expect([await academy.nightlyJobs.pictures(), await status(deleted.image), await status(course.image)]).toEqual([1, 404, 200]);
  token = await signIn();
  expect((await call("POST", `/api/courses/${course.id}/versions/1/restore`, undefined, { token })).body.image).toBe(course.image);
});

it("leaves a picture that a text shows, has shown, or has in the trash", async () => {
  const { call, signIn, academy, pass } = await openTestAcademy();
  let token = await signIn();
  const add = async (width: number) => (await call("POST", "/api/pictures", { image: await jpegDataUrl({ width }) }, { token })).body;
  const shown = await add(311);
  expect(shown).toMatchObject({ image: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/), width: 311 });
  const pictures = [shown, await add(312), await add(313), await add(314), await add(315)].map(({ image }) => image);
  const [inPost = "", inTrash = "", before = "", inPolicy = "", nowhere = ""] = pictures;
  const text = (image: string) => `<p>Look:</p><figure><img src="${image}" alt="" /></figure>`;
  const post = await call("POST", "/api/blogs", postInput({ content: text(before) }), { token });
  expect(post.body.content).toBe(text(before));
  await call("PUT", `/api/blogs/${post.body.id}`, { ...post.body, content: text(inPost) }, { token });
  const exam = await call("POST", "/api/exams", examInput({ description: text(inTrash) }), { token });
  await call("DELETE", `/api/exams/${exam.body.id}`, undefined, { token });
  await call("PUT", "/api/words/privacy", { effective: "2027", text: text(inPolicy) }, { token });
  pass(2 * day);
  const status = async (image: string) => (await call("GET", image)).status;
  expect(await academy.nightlyJobs.pictures()).toBe(1);
  expect(await Promise.all([inPost, inTrash, before, inPolicy, nowhere].map(status))).toEqual([200, 200, 200, 200, 404]);
  pass(30 * day);
  token = await signIn();
  await academy.nightlyJobs.trash();
  await academy.nightlyJobs.pictures();
  expect(await Promise.all([inPost, inTrash].map(status))).toEqual([200, 404]);
  for (const image of ["", "x", nowhere, null])
    expect([image, (await call("POST", "/api/pictures", { image }, { token })).status]).toEqual([image, 400]);
});

it("erases enquiries some time after their last change, with their traces", async () => {
  const { call, signIn, academy, pass, database } = await openTestAcademy({ ENQUIRY_KEEP_MONTHS: "6" });
  for (const name of ["Old", "Worked on"]) await call("POST", "/api/contact", enquiryInput({ name }));
  pass(100 * day);
  await call("PUT", "/api/enquiries/2", { status: "Closed", notes: "Spoke with her" }, { token: await signIn() });
  pass(90 * day);
  expect([await academy.nightlyJobs.enquiries(), await academy.nightlyJobs.enquiries()]).toEqual([1, 0]);
  expect((await academy.enquiries.list()).items.map((enquiry) => enquiry.name)).toEqual(["Worked on"]);
  pass(100 * day);
  expect(await academy.nightlyJobs.enquiries()).toBe(1);
  const traces = await database.read((db) => db.selectFrom("audit").selectAll().where("before", "like", "%Spoke%").execute());
  expect(traces).toEqual([]);

  // What the program erased by itself is in the activity log, each time and nothing else; a night without anything to erase is not.
  await academy.nightlyJobs.enquiries();
  const { body: lines } = await call("GET", "/api/audit?noun=enquiries&actor=system", undefined, { token: await signIn() });
  const title = "1 enquiries past the time they are kept";
  expect(lines).toEqual([1, 2].map(() => expect.objectContaining({ actor: "system", address: "", action: "erase", title })));

  const forEver = await openTestAcademy({ ENQUIRY_KEEP_MONTHS: "0" });
  await forEver.call("POST", "/api/contact", enquiryInput());
  forEver.pass(10_000 * day);
  expect(await forEver.academy.nightlyJobs.enquiries()).toBe(0);
});

it("drops sessions, counts and spent bot checks that ended, and old lines of the audit log", async () => {
  const { call, signIn, academy, pass, database } = await openTestAcademy();
  await signIn();
  await call("POST", "/api/auth/login", { username: "admin", password: "wrong" });
  await academy.limits.spend("puzzle", Date.now() + 1000);
  const rows = () =>
    database.read(async (db) => [
      (await db.selectFrom("sessions").selectAll().execute()).length,
      (await db.selectFrom("attempts").selectAll().execute()).length,
      (await db.selectFrom("used_challenges").selectAll().execute()).length,
    ]);
  expect((await rows()).every((count) => count > 0)).toBe(true);
  pass(40 * day);
  await academy.nightlyJobs.sessions();
  expect(await rows()).toEqual([0, 0, 0]);
  expect(await academy.nightlyJobs.audit()).toBe(0);
  pass(800 * day);
  expect(await academy.nightlyJobs.audit()).toBeGreaterThan(30);
});

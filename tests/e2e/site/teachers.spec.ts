import { jpegDataUrl, teacherInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

test("About and Home show teachers as soon as there is one, and no empty section before", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  const section = page.getByRole("region", { name: "Our Teachers" });
  await page.goto("/about");
  await expect(section).toHaveCount(0);
  const image = await jpegDataUrl({ width: 400, height: 400 });
  const made = [
    await callApi(server, token, "POST", "/teachers", teacherInput({ name: "Marian", languages: ["Spanish", "Italian"], image })),
    await callApi(server, token, "POST", "/teachers", teacherInput({ name: "Wickramasinghe-Gunawardana", words: "" })),
    await callApi(server, token, "POST", "/teachers", teacherInput({ name: "Away", active: false })),
  ];
  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(["Marian", "Wickramasinghe-Gunawardana"]);
  await expect(section.getByText("Spanish, Italian")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(section.getByRole("link", { name: "Marian" })).toHaveAttribute("href", `/teacher/${made[0].id}-marian`);
  await expectAccessible(page);
  await page.goto("/");
  await expect(section.getByRole("link")).toHaveText(["Marian", "Wickramasinghe-Gunawardana"]);
  await expect(section.getByRole("link", { name: "Marian" })).toHaveAttribute("href", `/teacher/${made[0].id}-marian`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
  for (const { id } of made) await callApi(server, token, "DELETE", `/teachers/${id}`);
  await page.reload();
  await expect(section).toHaveCount(0);
});

test("a teacher's page has the classes that name the teacher, who stands on the class's page with a face and a way back", {
  tag: "@all",
}, async ({ page, server, token }) => {
  const image = await jpegDataUrl({ width: 400, height: 400 });
  const words = "I correct every sentence, and I never laugh.";
  const named = { name: "Marian de Kretser", languages: ["German", "Elvish"], levels: "A1 to B2", words };
  const { id } = await callApi(server, token, "POST", "/teachers", teacherInput({ ...named, image }));
  const address = `/teacher/${id}-marian-de-kretser`;
  await page.goto(`/teacher/${id}`);
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle("Marian de Kretser, German teacher");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marian de Kretser");
  await expect(page.getByText("German and Elvish, A1 to B2")).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole("link", { name: "German Deutsch", exact: true }).first()).toHaveAttribute("href", "/course/German_Deutsch");
  const classes = page.getByRole("region", { name: "Classes you can join" });
  await expect(classes).toContainText("No class can be joined at the moment");
  await expectAccessible(page);

  // Of the course: on some days the exam's class comes first.
  const ofGerman = await callApi(server, token, "GET", "/classes?language=german");
  const german = ofGerman.find(({ course_id }: { course_id?: number | null }) => (course_id ?? 0) > 0);
  const { id: classId, seats_left: _l, enrolled: _e, waiting: _w, version, ...fields } = german;
  await callApi(server, token, "PUT", `/classes/${classId}`, { ...fields, version, teacher_id: id });
  await page.reload();
  await classes.getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/class\/\d+-german-/);
  const face = page.getByRole("definition").filter({ hasText: "Marian de Kretser" });
  await expect(face.locator("img")).toBeVisible();
  await expectAccessible(page);
  await face.getByRole("link", { name: "Marian de Kretser" }).click();
  await expect(page).toHaveURL(address);

  // The course, too: with the levels that are taught, and what links to it.
  await page.goto("/course/German_Deutsch");
  await expect(page.getByRole("heading", { name: "Who teaches it" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Marian de Kretser" })).toHaveAttribute("href", address);
  const ladder = page.getByRole("listitem").filter({ has: page.getByText(/^(A1|A2|B1)$/) });
  await expect(ladder.filter({ hasText: "Taught here" }).getByRole("link")).toHaveAttribute("href", "/classes?language=german&level=A1");
  await expect(ladder.filter({ hasText: "What follows" })).toContainText("A2");
  await expect(page.getByRole("link", { name: /^Studying in Germany/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(address);

  // What search engines and messengers read of it.
  const person = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').allTextContents()).find((text) => text.includes("Person")) ?? "",
  );
  expect(person).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Person",
      name: "Marian de Kretser",
      url: server.url + address,
      knowsLanguage: named.languages,
      description: words,
    },
  });
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /\/media\/[0-9a-f]{32}\.jpg$/);
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).toContain(`${server.url}${address}<`);

  // Without a photo one is drawn; under another name the address leads there; a teacher who is hidden has no page.
  const { version: first } = (await callApi(server, token, "GET", "/teachers")).find((one: { id: number }) => one.id === id);
  const renamed = await callApi(server, token, "PUT", `/teachers/${id}`, teacherInput({ ...named, name: "Marian Perera", version: first }));
  await page.goto(address);
  await expect(page).toHaveURL(`/teacher/${id}-marian-perera`);
  const drawn = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(drawn).toMatch(/\/media\/share\/teachers-\d+-[0-9a-f]{16}\.jpg$/);
  expect((await fetch(drawn ?? "")).headers.get("content-type")).toBe("image/jpeg");
  await callApi(server, token, "PUT", `/teachers/${id}`, teacherInput({ ...named, active: false, version: renamed.version }));
  expect((await fetch(server.url + address, { headers: { accept: "text/html" } })).status).toBe(404);
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain("/teacher/");
  await callApi(server, token, "DELETE", `/teachers/${id}`);
});

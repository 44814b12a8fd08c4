import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../test.ts";

test("the catalogue shows every exam and what others achieved", async ({ page, server, request }) => {
  await page.goto("/exams");
  await expect(page).toHaveTitle(/Exam Preparation in Sri Lanka/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /IELTS/);
  const exams = await (await request.get(`${server.url}/api/exams`)).json();
  await expect(page.getByRole("main").getByRole("link", { name: /^View Details/ })).toHaveCount(exams.length);
  await expect(page.getByRole("main")).toContainText(/Achieved: /);
  await expect(page.getByRole("heading", { name: "Student Success Stories" })).toBeVisible();
  const found = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(found.map((text) => JSON.parse(text)["@type"])).toEqual(expect.arrayContaining(["ItemList", "FAQPage"]));
});

test("an exam says what it is", async ({ page }) => {
  await page.goto("/exam/IELTS_Preparation");
  await expect(page).toHaveTitle(/IELTS Preparation in Sri Lanka/);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "All exams" })).toHaveAttribute("href", "/exams");
  for (const heading of ["What You Will Prepare For", "Exam Features", "Exam Details", "Frequently Asked Questions"])
    await expect(main.getByRole("heading", { name: heading })).toBeVisible();
  const details = page.getByRole("region", { name: "Exam Details" });
  for (const fact of ["Target score", "Exam fee", "Next exam date", "Preparation duration", "Students per class", "Schedule"])
    await expect(details).toContainText(fact);
  await expect(main.locator(".prose strong").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Connect Now" })).toHaveAttribute("href", "/contact");
});

test("what an exam does not have is not shown, and its text cannot run", async ({ page, server, token, request }) => {
  const headers = { authorization: `Bearer ${token}` };
  const exam = {
    title: "HSK Chinese (Level 1) – Beginners",
    slug: "HSK-1",
    summary: "First steps.",
    schedule: "Sunday morning",
    description: '<p>Safe <strong>bold</strong></p><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  };
  expect((await request.post(`${server.url}/api/exams`, { data: exam, headers })).status()).toBe(201);
  await page.goto("/exam/HSK-1");
  await expect(page.getByRole("region", { name: "Exam Details" }).locator("dt")).toHaveText(["Schedule"]);
  await expect(page.getByRole("heading", { name: "What You Will Prepare For" })).toHaveCount(0);
  await expect(page.locator(".prose strong")).toHaveText("bold");
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  await expect(page.locator("main summary").first()).toHaveText(/How do I know whether this is the right exam/);
});

test("an exam without a picture has the poster of its language, and letters stand for nothing", { tag: "@all" }, async ({
  page,
  server,
  token,
  request,
}) => {
  const headers = { authorization: `Bearer ${token}` };
  for (const title of ["TestDaF in ten weeks", "Zulu 3 in ten weeks"]) {
    const exam = { title, slug: title.replaceAll(" ", "_"), summary: "In ten weeks.", schedule: "Sunday", description: "" };
    expect((await request.post(`${server.url}/api/exams`, { data: exam, headers })).status()).toBe(201);
  }
  await page.goto("/exam/TestDaF_in_ten_weeks");
  await expect(page.getByRole("img", { name: "Poster that says hello: Hallo" })).toBeVisible();
  await page.goto("/exam/Zulu_3_in_ten_weeks");
  await expect(page.getByRole("main").locator(".poster")).toBeVisible();
  await expect(page.getByText("Z3", { exact: true })).toHaveCount(0);
});

test("an exam is found by slug, by title and by its first word", async ({ page }) => {
  for (const address of ["Goethe-Zertifikate", "goethe-zertifikat_german_certification", "Goethe-Zertifikat"]) {
    await page.goto(`/exam/${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Goethe-Zertifikat German Certification");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/exam\/Goethe-Zertifikate$/);
  }
});

test.describe("an exam that does not exist", () => {
  test.use({ expectedErrors: [/404/] });
  test("says so with status 404 and leads back", { tag: "@all" }, async ({ page }) => {
    const answer = await page.goto("/exam/Zebra");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Exam Not Found");
    await expect(page.getByText("The requested exam could not be found.")).toBeVisible();
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/exams$/);
  });
});

test("nobody is kept out", { tag: ["@all", "@chromium"] }, async ({ page }) => {
  for (const address of ["/exams", "/exam/Rus_A1"]) {
    await page.goto(address);
    await page.locator("main summary").first().click();
    await expectAccessible(page);
  }
});

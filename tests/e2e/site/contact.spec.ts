import { expectAccessible } from "../accessible.ts";
import { fillIn, form, hydratedForm, openContact, send } from "../contact-page.ts";
import { hold } from "../hold.ts";
import { scripted } from "../scripted.ts";
import { expect, test } from "../test.ts";

test("the page says how to reach the academy", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Get in Touch");
  await expect(main.getByRole("link", { name: "Explore Our Courses" })).toHaveAttribute("href", "/courses");
  await expect(main.locator('a[href^="tel:+"]').first()).toBeVisible();
  await expect(main.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+$/);
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main).toContainText("8.30 AM to 5.30 PM");
  await expect(main).toContainText("24/7 e-mail support");
});

test("an enquiry reaches the academy, and the form comes back empty after six seconds", { tag: "@chromium" }, async ({
  page,
  server,
  token,
  request,
}) => {
  await page.clock.install();
  await openContact(page);
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const posted = page.waitForRequest("**/api/contact");
  await send(page).click();
  expect((await posted).postDataJSON()).toEqual({
    name: "Nimali Fernando",
    email: "nimali@example.com",
    phone: "+94 77 123 4567",
    interestedCourses: ["German Deutsch"],
    interestedExams: ["IELTS Preparation"],
    details: "Evenings, please.",
    signals: { trap: "", took: expect.any(Number) },
    came_from: { page: "/contact" },
  });
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeFocused();
  await expect(form(page)).toHaveCount(0);
  const received = await (await request.get(`${server.url}/api/enquiries`, { headers: { authorization: `Bearer ${token}` } })).json();
  expect(received[0]).toMatchObject({
    name: "Nimali Fernando",
    status: "New",
    interestedCourses: ["German Deutsch"],
    interestedExams: ["IELTS Preparation"],
  });

  await page.clock.runFor(5900);
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  await page.clock.runFor(200);
  await expect(form(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Drop Us a Message" })).toBeFocused();
  await expect(page.getByLabel("Your Name *")).toHaveValue("");
  await expect(page.getByLabel("German Deutsch")).not.toBeChecked();
  await page.reload();
  await expect(page.getByLabel("Your Name *")).toHaveValue("");
});

test("a program that fills in every field lands in the spam folder, and is told nothing", { tag: "@all" }, async ({
  page,
  server,
  token,
  request,
}) => {
  await page.goto("/contact?utm_source=flyer&page=2");
  await hydratedForm(page);
  await fillIn(page);
  const trap = page.locator("input[name=topic_line]");
  await expect(trap).toBeHidden();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = "https://spam.example";
  });
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  const spam = await request.get(`${server.url}/api/enquiries?view=spam`, { headers: { authorization: `Bearer ${token}` } });
  expect((await spam.json())[0]).toMatchObject({
    status: "Spam",
    came_from: { page: "/contact?utm_source=flyer&page=2", utm_source: "flyer" },
  });
});

test("course interests stand in two columns on every screen", { tag: "@all" }, async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/contact");
    const boxes = page.getByRole("group", { name: "Interested Courses" }).getByRole("checkbox");
    const places = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().left));
    expect(new Set(places.map(Math.round)).size).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test("what is missing is named, heard and shown", async ({ page }) => {
  await openContact(page);
  await page.getByLabel("Your Name *").fill("   ");
  await send(page).click();
  await expect(page.getByLabel("Your Name *")).toBeFocused();
  await expect(page.getByLabel("Your Name *")).toHaveAccessibleDescription("This field is required.");
  await expect(page.getByLabel("Your Email *")).toHaveAccessibleDescription("This field is required.");
  await expect(page.getByRole("alert").filter({ hasText: "2 fields need another look." })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Drop Us a Message" })).toBeInViewport();
  await expectAccessible(page);

  await page.getByLabel("Your Name *").fill("Nimali");
  await page.getByLabel("Your Email *").fill("nimali at example");
  await page.getByLabel("Phone Number").fill("12345");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your Email *")).toBeFocused();
  await expect(page.getByLabel("Your Email *")).toHaveAccessibleDescription("Please enter a valid email address.");
  await expect(page.getByLabel("Phone Number")).toHaveAccessibleDescription(/looks too short for Sri Lanka/);
  await expect(page.getByLabel("Your Name *")).not.toHaveAttribute("aria-invalid");

  await page.getByLabel("Your Email *").fill("nimali@example.com");
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
});

test("while it is sent the button says so and cannot be pressed again", { tag: "@all" }, async ({ page }) => {
  const answer = await hold(page, "**/api/contact");
  await openContact(page);
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  answer();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
});

test("what was typed survives a reload", { tag: "@all" }, async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await page.reload();
  await expect(page.getByLabel("Details")).toHaveValue("Evenings, please.");
  await expect(page.getByLabel("Your Name *")).toHaveValue("Nimali Fernando");
  await expect(page.getByLabel("German Deutsch")).toBeChecked();
  await expect(page.getByLabel("Russian Русский")).not.toBeChecked();
});

test("what is typed before the scripts have started is kept", async ({ page }) => {
  const start = await hold(page, "**/assets/*.js");
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByLabel("Your Name *").fill("Quick Writer");
  start();
  await hydratedForm(page);
  await expect(page.getByLabel("Your Name *")).toHaveValue("Quick Writer");
});

test("a visitor from a course finds it ticked", async ({ page }) => {
  await page.goto("/course/Russia");
  await scripted(page);
  await page.getByRole("link", { name: "Start Your Journey" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Russian Русский")).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await openContact(page, "/contact?exam=IELTS_Preparation");
  await expect(page.getByLabel("IELTS Preparation")).toBeChecked();
});

test("after a message has been sent, the box of the course they came from is not ticked again", { tag: "@all" }, async ({ page }) => {
  await page.clock.install();
  await openContact(page, "/contact?course=Korean_Culture");
  await expect(page.getByLabel("Korean 한국어")).toBeChecked();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  await page.clock.runFor(6100);
  await expect(form(page)).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(page.getByLabel("Your Name *")).toHaveValue("");
});

test.describe("a visitor who is quicker than the scripts", () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)/] });
  for (const [address, link, box] of [
    ["/course/Russia", "Start Your Journey", "Russian Русский"],
    ["/exam/IELTS_Preparation", "Connect Now", "IELTS Preparation"],
  ] as const) {
    test(`finds the box of ${address} ticked, too`, { tag: "@all" }, async ({ page }) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto(address);
      await page.unroute("**/assets/*.js");
      await page.getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(page.getByLabel(box)).toBeChecked();
    });
  }
});

test("nobody is kept out", { tag: "@chromium" }, async ({ page }) => {
  await openContact(page);
  await expectAccessible(page);
});

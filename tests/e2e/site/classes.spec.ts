import type { Locator } from "@playwright/test";
import { dayInWords } from "#contract/classes/class-labels.ts";
import { classInput, enquiryInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { openPage } from "../pages.ts";
import { missedControls } from "../pressable.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

type Enquiry = { name: string; class_id: number | null; interestedCourses: string[] };

test("from a course to a seat: the form opens at the form, says what it is about, and carries the class", async ({
  page,
  server,
  token,
}) => {
  const enquiryOf = async (name: string): Promise<Enquiry | undefined> => {
    const answer = await fetch(`${server.url}/api/enquiries`, { headers: { authorization: `Bearer ${token}` } });
    const all: Enquiry[] = await answer.json();
    return all.find((one) => one.name === name);
  };
  await page.goto("/");
  const soon = page.getByRole("region", { name: "Starting Soon" });
  await expect(soon.getByRole("listitem")).toHaveCount(4);
  const classes: { starts_on: string }[] = await (await fetch(`${server.url}/api/classes`)).json();
  const [first = ""] = classes.map(({ starts_on }) => starts_on).sort();
  // Which of the built-in classes begins first, and so on which weekday, depends on the day.
  await expect(soon.getByRole("listitem").first()).toContainText(dayInWords(first, first));
  await expect(soon.getByRole("listitem").first()).toContainText(/LKR\s\d\d,000\s· \d+\sseats\sleft/);
  await soon
    .getByRole("link", { name: /German Deutsch/ })
    .first()
    .click();
  // The class has a page, which leads on to its course.
  await expect(page).toHaveURL(/\/class\/\d+-german-/);
  await expect(page.getByRole("complementary", { name: "Fee and seats" })).toContainText(/LKR\s\d\d,000.*\d+\sseats\sleft/);
  await page.getByRole("main").getByRole("link", { name: "German Deutsch", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Next classes" })).toBeVisible();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "A1 weekend" }) });
  await expect(row).toContainText(/Saturday \d+ [A-Z][a-z]+/);
  await expect(row).toContainText("LKR 48,000");
  await expect(row).toContainText("10 seats left");
  await row.getByRole("link", { name: "Ask for a seat of A1 weekend" }).click();

  const heading = page.getByRole("heading", { name: "Drop Us a Message" });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  const about = page.getByText(/About: German Deutsch: A1 weekend, from Saturday \d+\s[A-Z][a-z]+\s· LKR\s48,000\s· 10\sseats\sleft/);
  await expect(about).toBeVisible();
  await expect(page.getByText("it does not hold one yet")).toBeVisible();
  await expect(heading).toHaveText("Drop Us a Message about German Deutsch: A1 weekend");
  // What else one may ask about is folded.
  await expect(page.getByLabel("German Deutsch", { exact: true })).toBeHidden();
  await expect(page.getByLabel("German Deutsch", { exact: true })).toBeChecked();
  const classId = Number(new URL(page.url()).searchParams.get("class"));
  await page.getByLabel("Your Name *").fill("Kamal");
  await page.getByLabel("Your Email *").fill("kamal@example.com");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
  await expect(page.getByText(/^You asked for a seat in German Deutsch: A1 weekend, from .*not held yet/)).toBeVisible();
  const lasting = page.getByText(/^Sent at \d{1,2}(\.\d\d)? [AP]M: your message about German Deutsch: A1 weekend/);
  await expect(lasting).toContainText("Your e-mail address: kamal@example.com.");
  await expect(heading).toHaveText("Drop Us a Message", { timeout: 15_000 });
  await expect(lasting).toBeVisible();
  expect(await enquiryOf("Kamal")).toMatchObject({ class_id: classId, interestedCourses: ["German Deutsch"] });

  // Opened afresh, as from a link in a mail.
  await page.goto("/privacy-policy");
  await openPage(page, `/contact?class=${classId}`);
  await expect(heading).toBeFocused();
  // Not only its heading: the form is in sight.
  await expect(page.getByLabel("Your Name *")).toBeInViewport();
  await page.getByLabel("Your Name *").fill("Sunil");
  await page.getByRole("link", { name: "My message is not about this class" }).click();
  await expect(about).toBeHidden();
  await expect(page).toHaveURL("/contact#message-heading");
  await expect(page.getByLabel("Your Name *")).toHaveValue("Sunil");

  await page.goto("/contact?class=2000000000");
  await expect(page).toHaveURL("/contact?class=gone#message-heading");
  await expect(page.getByText("That class cannot be joined any more")).toBeVisible();
  await page.getByRole("link", { name: /Goethe-Zertifikat.*from / }).click();
  await expect(page.getByText("About: Goethe-Zertifikat")).toBeVisible();
  await page.getByText("I am interested in other courses or exams, too").click();
  await expect(page.getByRole("group", { name: "Interested Exams" }).getByLabel(/Goethe/)).toBeChecked();
});

test("a class whose last seat goes while its form is open promises no seat", { tag: "@all" }, async ({ page, server, token }) => {
  const { id } = await callApi(server, token, "POST", "/classes", classInput({ seats: 1 }));
  await openPage(page, `/contact?class=${id}`);
  await expect(page.getByRole("main")).toContainText("1 seat left");
  const other = await callApi(server, token, "POST", "/contact", enquiryInput({ class_id: id }));
  await callApi(server, token, "PATCH", `/enquiries/${other.id}`, { status: "Enrolled" });
  await page.getByLabel("Your Name").fill("Nadee");
  await page.getByLabel("Your Email").fill("nadee@example.com");
  await page.getByRole("button", { name: "Send Message" }).click();
  const panel = page.getByRole("status").filter({ hasText: "Message Sent!" });
  await expect(panel).toContainText(/You asked for a seat in .*We write to you when a seat becomes free/);
  await expect(panel).not.toContainText("enrol you");
  // The tests below count the classes of German.
  await callApi(server, token, "DELETE", `/classes/${id}`);
});

test("the button to filter stays where it is when it opens, beside the ways to look, and what it opens lies over nothing", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/classes");
  const button = page.locator("summary").filter({ hasText: "Filter" });
  const form = page.getByRole("form", { name: "Classes to show" });
  // On the page, not on the screen: what presses it in Safari and Firefox scrolls it into the middle first.
  const placeOf = (one: Locator) =>
    one.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y: y + scrollY, width, height };
    });
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await placeOf(button);
    await button.click();
    await expect(form).toBeVisible();
    expect(await placeOf(button), `${width}`).toEqual(before);
    expect((await placeOf(page.getByRole("navigation", { name: "Ways to look" }))).y).toBe(before.y);
    expect(await missedControls(page, "main"), `${width}`).toEqual([]);
    await button.click();
    await expect(form).toBeHidden();
  }
});

test("the list and the week of a laptop, with their painted heads, break no rule of accessibility", { tag: ["@chromium", "@all"] }, async ({
  page,
}) => {
  for (const view of ["/classes", "/classes?view=week"]) {
    await openPage(page, view);
    await expectAccessible(page);
  }
});

test("no line of the week ends within AM or PM, however narrow its days are", { tag: "@all" }, async ({ page }) => {
  await page.goto("/classes?view=week");
  for (const width of [320, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.locator(".week-time").evaluateAll((times) =>
      times
        .filter(({ firstChild }) => {
          const last = document.createRange();
          last.setStart(firstChild as Text, (firstChild as Text).length - 2);
          last.setEnd(firstChild as Text, (firstChild as Text).length);
          return last.getClientRects().length > 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(broken, `${width}`).toEqual([]);
  }
});

test("where no class fits, the nearest are shown, with what they are not", { tag: "@all" }, async ({ page }) => {
  await page.goto("/classes");
  await page.locator("summary").filter({ hasText: "Filter" }).first().click();
  await page.getByLabel("Language", { exact: true }).selectOption("German");
  await page.getByLabel("In the evening").check();
  await page.getByRole("button", { name: "Show these classes" }).click();
  await expect(page.getByText("No class fits all of that yet. These come nearest, but are not in the evening.")).toBeFocused();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["German Deutsch"]);
  await expect(page.getByRole("main").getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
});

test.describe("without scripts", () => {
  // A refused form is a page with status 400, which the browser notes in its console.
  test.use({ javaScriptEnabled: false, expectedErrors: [/Failed to load resource.*400/] });

  test("classes are narrowed by their address, and put into a calendar", { tag: "@chromium" }, async ({ page, server }) => {
    await page.goto("/classes");
    await expect(page.locator("#found")).toHaveText(/^\d+ classes$/);
    await page.locator("summary").filter({ hasText: "Filter" }).first().click();
    await page.getByLabel("Language", { exact: true }).selectOption("German");
    await page.getByLabel("At the weekend").check();
    await page.getByRole("button", { name: "Show these classes" }).click();
    // The focus goes on where the classes are, and each is a heading below that of the page.
    await expect(page).toHaveURL("/classes?language=german&weekend=true#found");
    await expect(page.locator("#found")).toBeFocused();
    await expect(page.getByRole("main").getByRole("heading")).toHaveText([
      /^Next Classes$/,
      "German Deutsch",
      /^B1 prep.*Goethe/,
      /^A1 weekend/,
    ]);
    await expect(page.locator("#found")).toHaveText("2 classes");
    await page.locator("summary").filter({ hasText: "Filter" }).first().click();
    await expect(page.getByLabel("At the weekend")).toBeChecked();
    // Which days, of what was found.
    await page.getByRole("link", { name: "Week", exact: true }).click();
    await expect(page).toHaveURL("/classes?language=german&weekend=true&view=week");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(7);
    await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Sunday" }) })).toContainText(
      "9 AM to 11.30 AM",
    );
    await page.getByRole("link", { name: "List", exact: true }).click();
    await page.getByRole("link", { name: /^A1 weekend/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("German Deutsch: A1 weekend");
    const file = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
    for (const path of [file, "/classes.ics"]) {
      const answer = await fetch(`${server.url}${path}`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
      expect(await answer.text()).toContain("SUMMARY:German Deutsch: A1 weekend\r\n");
    }
    for (const path of ["/classes/2000000000.ics", "/classes/x.ics", "/classes/0.ics"])
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    await page.goto("/classes?language=German&level=a1");
    await expect(page).toHaveURL("/classes?language=german&level=A1");
    const [list] = (await page.locator("script[type='application/ld+json']").allTextContents()).map((text) => JSON.parse(text));
    expect(list).toMatchObject({
      "@type": "ItemList",
      itemListElement: [{ item: { hasCourseInstance: { name: "A1 weekday afternoons" } } }, {}, {}],
    });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Show these classes" })).toBeHidden();
    await expect(page.getByRole("link", { name: /^Ask for a seat/ }).first()).toBeHidden();
    await expect(page.getByText("LKR 45,000")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.goto("/classes?language=tamil&evening=true&level=A1");
    await expect(page.getByText("No class fits all of that.")).toBeVisible();
    await expect(page).toHaveURL("/classes?fits=none");
    await page.getByRole("link", { name: "Show all classes" }).click();
    await expect(page).toHaveURL("/classes");
  });

  test("the form is about the class too, also after it was sent back", { tag: "@all" }, async ({ page, server, token }) => {
    await page.goto("/exam/IELTS_Preparation");
    await page.getByRole("link", { name: "Ask for a seat" }).click();
    await expect(page.getByText("About: IELTS")).toBeVisible();
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByLabel("Your Name *")).toHaveAccessibleDescription("This field is required.");
    await expect(page.getByText("About: IELTS")).toBeVisible();
    await page.getByLabel("Your Name *").fill("Rizna");
    await page.getByLabel("Your Email *").fill("rizna@example.com");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeVisible();
    const answer = await fetch(`${server.url}/api/enquiries?q=rizna`, { headers: { authorization: `Bearer ${token}` } });
    expect((await answer.json())[0].class_id).toEqual(expect.any(Number));
  });
});

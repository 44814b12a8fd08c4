import { addDays } from "../../../../contract/site/days.ts";
import { classInput } from "../../../factories.ts";
import { startServer, type TestServer, tokenOf } from "../../server.ts";
import { callApi, openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

/** A server of its own: the closed days are everybody's. */
test.describe("closed days", () => {
  let own: TestServer;
  test.beforeAll(async () => {
    own = await startServer();
  });
  test.afterAll(() => own.stop());

  test("reach a class, its page and its calendar; its last day moves, or it is held all the same", { tag: "@all" }, async ({ page }) => {
    const token = await tokenOf(own);
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    // Fridays of 2099, of which the second is closed. 2 January 2099 is one.
    const [first, second, fourth] = ["2099-01-02", "2099-01-09", "2099-01-23"];
    const { id } = await callApi(own, token, "POST", "/classes", {
      ...classInput({ course_id: 2, title: "Fridays", starts_on: first, ends_on: addDays(fourth, -7), enrol_until: "" }),
      times: [{ weekday: "Friday", from: "09:00", to: "11:00" }],
    });
    await openSignedIn(page, token, `${own.url}/admin/academy`);
    const closes = page.getByLabel("Friday: closes");
    const before = await closes.inputValue();
    await closes.fill("10:00");
    await expect(
      page.getByText(
        "Russian Русский: Fridays is held on Friday, 9 AM to 11 AM, and the academy is open from 8.30 AM to 10 AM on a Friday",
      ),
    ).toBeVisible();
    await closes.fill(before);
    await page.getByRole("button", { name: "Add other days" }).click();
    await page.getByLabel("What it is", { exact: true }).fill("Staff trip");
    await page.getByLabel("First day", { exact: true }).fill(second);
    await page.getByLabel("Last day", { exact: true }).fill(second);
    await expect(page.getByText(/^Russian Русский: Fridays loses one day and has 4 hours then$/)).toBeVisible();
    if (today < "2027-12-24") {
      // In one press, and as gazetted.
      const all = page.getByRole("button", { name: /^Add the \d+ public holidays and Poya days until 31 December 2027$/ });
      await expect(page.getByText(/As gazetted: .*Gazette Extraordinary 2493\/05/)).toBeVisible();
      await all.click();
      await expect(all).toHaveCount(0);
      await expect(page.getByText("Christmas Day, 25 December 2027: closed")).toBeVisible();
      // A year of them takes a line each.
      for (const one of await page.getByRole("group", { name: "Christmas Day" }).all())
        expect(await one.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(60);
    }
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(toast(page, "Saved. Every page shows it now.")).toBeVisible();

    const calendar = async () => (await fetch(`${own.url}/classes/${id}.ics`)).text();
    expect(await calendar()).toContain("EXDATE;TZID=Asia/Colombo:20990109T090000");
    const course = async () => (await fetch(`${own.url}/course/Russia`, { headers: { accept: "text/html" } })).text();
    expect(await course()).toMatch(/No lesson on (<!-- -->)?9\sJanuary 2099 \(Staff trip\)/);
    expect(await course()).toMatch(/4\shours in 2\slessons/);

    await page.goto(`${own.url}/admin/classes?form=${id}`);
    const form = page.getByRole("dialog", { name: "Edit Class" });
    await expect(form.getByText("That is 4 hours in 2 lessons.")).toBeVisible();
    await form.getByRole("button", { name: "Move the last day to 23 January 2099: 6 hours" }).click();
    await expect(form.getByText("That is 6 hours in 3 lessons.")).toBeVisible();
    await form.getByLabel(/^Held on Friday 9 January 2099 \(Staff trip\)/).check();
    await expect(form.getByText("That is 8 hours in 4 lessons.")).toBeVisible();
    await form.getByRole("button", { name: "Add day" }).click();
    await form.getByLabel("No lesson on: day 1").fill(fourth);
    await expect(form.getByText("That is 6 hours in 3 lessons.")).toBeVisible();
    await form.getByRole("button", { name: "Update Class" }).click();
    await expect(toast(page, "Class updated")).toBeVisible();
    const changed = await calendar();
    expect(changed).toContain("EXDATE;TZID=Asia/Colombo:20990123T090000");
    expect(changed).not.toContain("20990109T090000,");
  });

  test("hours, seats, times and level that contradict the course are said before it goes live, from both sides", { tag: "@all" }, async ({
    page,
  }) => {
    const token = await tokenOf(own);
    const { id } = await callApi(own, token, "POST", "/classes", {
      ...classInput({ course_id: 1, title: "B1 evening", level: "B1", seats: 40, starts_on: "2099-03-02", ends_on: "2099-05-29" }),
      enrol_until: "",
    });
    await openSignedIn(page, token, `${own.url}/admin/classes?form=${id}`);
    const warnings = page.getByRole("dialog", { name: "Edit Class" }).getByRole("region", { name: "Before it goes live" });
    await expect(warnings).toContainText("By its dates and times the class has 26 hours, and the course says 120 hours.");
    // In sight from the form's first field on.
    await expect(warnings.getByText(/things to look at$/)).toBeInViewport({ ratio: 1 });
    // Each browser's Tab stops at what scrolls, and a screen reader hears how much it is.
    await expect(warnings.getByRole("list")).toHaveAttribute("tabindex", "0");
    await expect(page.getByText(/^There are \d things to look at before it goes live\.$/)).toHaveRole("status");
    await expect(warnings).toContainText("The class has 40 seats, and the course says 10 students in a class.");
    await expect(warnings).toContainText("the academy is open from 8.30 AM to 5.30 PM on a Monday");
    await expect(warnings).toContainText("The class is of level B1, and the course says A1.");
    await page.getByLabel("Seats", { exact: true }).fill("10");
    await expect(warnings).not.toContainText("seats");
    // Its times are on a Monday.
    await expect(warnings).toContainText("ends on Friday 29 May 2099, and its last day is Monday 25 May 2099.");
    const form = page.getByRole("dialog", { name: "Edit Class" });
    await form.getByLabel("Starts on").fill("2099-03-01");
    await form.getByRole("button", { name: "It begins on Monday 2 March 2099 then" }).click();
    await form.getByRole("button", { name: "It ends on Monday 25 May 2099 then" }).click();
    await expect(form.getByLabel("Starts on")).toHaveValue("2099-03-02");
    await expect(form.getByLabel("Ends on")).toHaveValue("2099-05-25");
    await expect(form.getByLabel("Ends on")).toBeFocused();
    await expect(warnings).not.toContainText("last day");
    await form.getByRole("button", { name: "Add day" }).click();
    await form.getByLabel("No lesson on: day 1").fill("2099-03-03");
    await expect(form.getByText("The class is not held on Tuesday 3 March 2099 anyway.")).toBeVisible();
    // German's ladder is proposed; what is not on it is said.
    const level = page.getByLabel("Level", { exact: true });
    expect(await level.evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value))).toContain("B1");
    await level.fill("HSK 1");
    await expect(warnings).toContainText("The class is of level HSK 1, and German has A1, A2, B1, B2, C1 and C2.");
    await page.goto(`${own.url}/admin/courses?form=1`);
    const course = page.getByRole("dialog", { name: "Edit Course" });
    await course.getByText(/^Before it goes live: \d things to look at/).click();
    await expect(
      course.getByText("“B1 evening”, from 2 March 2099: The class has 40 seats, and the course says 10 students").first(),
    ).toBeVisible();
    await course.getByRole("button", { name: /Go to it.*26 hours/ }).click();
    await expect(course.getByLabel("Duration")).toBeFocused();
  });
});

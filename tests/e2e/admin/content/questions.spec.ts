import { questionInput } from "../../../factories.ts";
import { expectAccessible } from "../../accessible.ts";
import { callApi, cutCalls, endSessionAt, failCalls, failedCall, openSignedIn, signInAgain, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

const lists = [
  { name: "course", path: "/admin/course-qna", call: "/course-qna", title: "Course QnA Management" },
  { name: "exam", path: "/admin/exam-qna", call: "/exam-qna", title: "Exam QnA Management" },
];

for (const { name, path, call, title } of lists) {
  // The screen is that of the courses (courses.spec.ts); press.spec.ts opens and saves one of each.
  test(`${name} questions are created, filtered, searched, edited and deleted`, { tag: "@all" }, async ({ page, server, token }) => {
    await openSignedIn(page, token, path);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Active" }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add QnA" }).click();
    const form = page.getByRole("dialog", { name: "Add New QnA" });
    await form.getByRole("button", { name: "Create QnA" }).click();
    await expect(form.getByText("This field is required.")).toHaveCount(2);
    await form.getByLabel("Question").fill(`Is there parking for ${name}s?`);
    await form.getByLabel("Answer").fill("Yes.\nBehind the house.");
    await form.getByLabel("Display order").fill("-1");
    await form.getByRole("button", { name: "Create QnA" }).click();
    await expect(form.getByText("Order must be 0 or more.")).toBeVisible();
    await form.getByLabel("Display order").fill("");
    await form.getByLabel("Question").focus();
    await expect(form.getByLabel("Display order")).toHaveValue("0");
    await expect(form.getByLabel("Active")).toBeChecked();
    await form.getByLabel("Active").uncheck();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Create QnA" }).click();
    await expect(toast(page, "QnA created")).toBeVisible();

    const item = page.getByRole("main").getByRole("listitem").filter({ hasText: "parking" });
    await expect(item).toContainText("Inactive");
    await expect(item).toContainText("Order: 0");
    await page.getByLabel("Show").selectOption("Active Only");
    await expect(page).toHaveURL(`${path}?filter=active`);
    await expect(item).toHaveCount(0);
    await page.getByLabel("Show").selectOption("Inactive Only");
    await expect(item).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Order:" }).filter({ hasNotText: "Inactive" })).toHaveCount(0);
    await page.getByPlaceholder("Search QnA...").fill("BEHIND the house");
    await expect(page).toHaveURL(`${path}?filter=inactive&q=BEHIND+the+house`);
    await page.reload();
    await expect(item).toBeVisible();
    expect(JSON.stringify(await (await page.request.get(`/api${call}`)).json())).not.toContain("parking");

    await item.getByRole("button", { name: "Edit" }).click();
    const edit = page.getByRole("dialog", { name: "Edit QnA" });
    await edit.getByLabel("Active").check();
    await edit.getByRole("button", { name: "Update QnA" }).click();
    await expect(toast(page, "QnA updated")).toBeVisible();
    await expect(page.getByText("No QnA available")).toBeVisible();
    await page.getByLabel("Show").selectOption("All");
    await item.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this QnA?" });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "QnA deleted")).toBeVisible();
    expect(await callApi(server, token, "GET", `${call}?admin=true&q=parking`)).toEqual([]);
  });
}

test.describe("when it goes wrong", () => {
  test.use({ expectedErrors: [failedCall] });

  test("a failed save says the server's sentence, and keeps what was typed", { tag: "@all" }, async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/exam-qna", questionInput());
    await openSignedIn(page, token, `/admin/exam-qna?form=${made.id}`);
    const form = page.getByRole("dialog", { name: "Edit QnA" });
    await form.getByLabel("Answer").fill("A better answer.");
    const save = form.getByRole("button", { name: "Update QnA" });
    await failCalls(page, "**/api/exam-qna/*", "PUT");
    await save.click();
    await expect(form.getByRole("alert")).toContainText("The disk is on fire.");
    await page.unrouteAll();
    await page.route("**/api/exam-qna/*", (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
    await save.click();
    await expect(form.getByRole("alert")).toContainText("Failed to save QnA");
    await cutCalls(page, "**/api/exam-qna/*", "PUT");
    await save.click();
    await expect(form.getByRole("alert")).toContainText("Error saving QnA");
    await page.unrouteAll();
    await endSessionAt(page, server, token, "PUT", "**/api/exam-qna/*");
    await save.click();
    await signInAgain(page, server);
    await expect(form.getByLabel("Answer")).toHaveValue("A better answer.");
    await save.click();
    await expect(toast(page, "QnA updated")).toBeVisible();
  });

  test("two people saving the same answer", { tag: "@all" }, async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/course-qna", questionInput());
    await openSignedIn(page, token, `/admin/course-qna?form=${made.id}`);
    const form = page.getByRole("dialog", { name: "Edit QnA" });
    await form.getByLabel("Answer").fill("Mine.");
    await callApi(server, token, "PUT", `/course-qna/${made.id}`, { ...made, answer: "Theirs." });
    await form.getByRole("button", { name: "Update QnA" }).click();
    await expect(form.getByRole("alert")).toContainText("Theirs.");
    await form.getByRole("button", { name: "Save with these choices" }).click();
    await expect(toast(page, "QnA updated")).toBeVisible();
  });

  test("a list that cannot be read can be read again, and a record that is gone is said to be", { tag: "@all" }, async ({
    page,
    token,
  }) => {
    await failCalls(page, "**/api/course-qna?*", "GET");
    await openSignedIn(page, token, "/admin/course-qna");
    await expect(page.getByRole("alert")).toContainText("QnA could not be loaded");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Active" }).first()).toBeVisible();
    await page.goto("/admin/course-qna?form=999999");
    await expect(page.getByRole("dialog", { name: "This QnA is no longer there" })).toBeVisible();
    await page.getByRole("button", { name: "Back to the list" }).click();
    await expect(page).toHaveURL("/admin/course-qna");
  });
});

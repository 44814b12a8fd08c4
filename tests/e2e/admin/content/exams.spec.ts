import { examInput } from "../../../factories.ts";
import { expectAccessible } from "../../accessible.ts";
import { picture } from "../../pictures.ts";
import { moveCaret } from "../../post-form.ts";
import { callApi, endSessionAt, failCalls, failedCall, openSignedIn, signInAgain, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test.describe("exams", () => {
  test("are created with every field; optional ones appear only when present", { tag: "@all" }, async ({ page, server, token }) => {
    await openSignedIn(page, token, "/admin/exams");
    await expect(page.getByRole("heading", { name: "Exams Management" })).toBeVisible();
    await page.getByRole("button", { name: "Add Exam" }).click();
    const form = page.getByRole("dialog", { name: "Add New Exam" });
    await form.getByRole("button", { name: "Create Exam" }).click();
    await expect(form.getByText("This field is required.")).toHaveCount(4);
    await form.getByLabel("Title").fill("JLPT (Japanese) – N5");
    await expect(form.getByLabel("Slug", { exact: true })).toHaveValue("JLPT_Japanese_N5");
    await form.getByLabel("Summary").fill("The first step.");
    await form.getByLabel("Schedule").fill("Sundays");
    await form.getByLabel("Image").setInputFiles(await picture("exam.jpg", 500, 400));
    await expect(form.getByText("Image aspect ratio is 1.25:1, recommended is 1.5:1 (1200x800px)")).toBeVisible();
    const editor = form.getByRole("textbox", { name: "Description" });
    await editor.click();
    await page.keyboard.type("Read, listen, ");
    await form.getByRole("button", { name: "Bold", exact: true }).click();
    await page.keyboard.type("write");
    await form.getByLabel("Target score").fill("80 points");
    await form.getByLabel("Module 1", { exact: true }).fill("Kana");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Create Exam" }).click();
    await expect(toast(page, "Exam created")).toBeVisible();
    const [stored] = await callApi(server, token, "GET", "/exams?q=jlpt");
    expect(stored).toMatchObject({
      description: "<p>Read, listen, <strong>write</strong></p>",
      targetScore: "80 points",
      modules: ["Kana"],
    });
    expect(Object.keys(stored)).not.toContain("examFee");
    const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "JLPT" });
    await expect(card).toContainText("80 points");
    await expect(card).toContainText(`Order: ${stored.display_order}`);
    await expect(card).toContainText("1 module");
    await card.getByRole("button", { name: "Edit" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Exam" });
    await edit.getByLabel("Target score").fill("");
    await edit.getByRole("button", { name: "Update Exam" }).click();
    await expect(card).toContainText("Cert");
    await card.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this exam?" });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Exam deleted")).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});

test.describe("exams, when it goes wrong", () => {
  test.use({ expectedErrors: [failedCall] });

  test("a failed save keeps the dialog open with everything typed", { tag: "@all" }, async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/exams", examInput());
    await openSignedIn(page, token, `/admin/exams?form=${made.id}`);
    const form = page.getByRole("dialog", { name: "Edit Exam" });
    await form.getByLabel("Exam fee").fill("85 euro");
    const editor = form.getByRole("textbox", { name: "Description" });
    await editor.click();
    await moveCaret(page, "Control+End");
    await page.keyboard.type(" More.");
    await failCalls(page, "**/api/exams/*", "PUT");
    await form.getByRole("button", { name: "Update Exam" }).click();
    await expect(form.getByRole("alert")).toContainText("Failed to save exam");
    await expect(form.getByRole("alert")).toContainText("The disk is on fire.");
    await expect(editor).toContainText("An exam. More.");
    await expect(form.getByLabel("Exam fee")).toHaveValue("85 euro");

    await page.unrouteAll();
    await endSessionAt(page, server, token, "PUT", "**/api/exams/*");
    await form.getByRole("button", { name: "Update Exam" }).click();
    await signInAgain(page, server);
    await expect(editor).toContainText("An exam. More.");
    await expect(form.getByLabel("Exam fee")).toHaveValue("85 euro");
    await form.getByRole("button", { name: "Update Exam" }).click();
    await expect(toast(page, "Exam updated")).toBeVisible();
  });

  test("two people saving the same exam: theirs is shown as words, and can be taken", { tag: "@all" }, async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/exams", examInput());
    await openSignedIn(page, token, `/admin/exams?form=${made.id}`);
    const form = page.getByRole("dialog", { name: "Edit Exam" });
    await expect(form.getByRole("textbox", { name: "Description" })).toContainText("An exam.");
    await callApi(server, token, "PUT", `/exams/${made.id}`, { ...made, description: "<h2>Theirs</h2><p>Text</p>" });
    await form.getByLabel("Summary").fill("Mine.");
    await form.getByRole("button", { name: "Update Exam" }).click();
    const panel = form.getByRole("alert").filter({ hasText: "while you were editing" });
    await expect(panel).toContainText("Theirs");
    await expect(panel).not.toContainText("<h2>");
    await panel.getByRole("button", { name: /^Take the other tab's/ }).click();
    await expect(form.getByRole("textbox", { name: "Description" }).getByRole("heading", { name: "Theirs" })).toBeVisible();
  });
});

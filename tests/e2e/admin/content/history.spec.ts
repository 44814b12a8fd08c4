import { courseInput, postInput, questionInput } from "../../../factories.ts";
import { expectAccessible } from "../../accessible.ts";
import { callApi, endSessionAt, failCalls, failedCall, openSignedIn, signInAgain, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test("a delete is undone in the toast, or later from the trash", async ({ page, server, token }) => {
  const made = await callApi(server, token, "POST", "/courses", courseInput({ title: "Thrown away" }));
  await openSignedIn(page, token, "/admin/courses?q=thrown");
  const remove = async () => {
    await page.getByRole("button", { name: "Delete Thrown away" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("It goes to the trash and can be restored from there for 30 days.");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No courses available")).toBeVisible();
  };
  await remove();
  await toast(page, "Course deleted").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Course restored")).toContainText("It is where it was");
  await expect(page.getByRole("heading", { name: "Thrown away" })).toBeVisible();
  await remove();
  await page.getByRole("link", { name: "Trash" }).click();
  const item = page.getByRole("main").getByRole("listitem").filter({ hasText: "Thrown away" });
  await expect(item).toContainText("course");
  await expect(item).toContainText(/by admin\. Gone for good: \d/);
  await expectAccessible(page);
  await item.getByRole("button", { name: "Restore Thrown away" }).click();
  await expect(toast(page, "“Thrown away” is back")).toContainText("It is where it was");
  await expect(item).toHaveCount(0);
  expect((await callApi(server, token, "GET", "/courses?q=thrown")).map(({ id }: { id: number }) => id)).toEqual([made.id]);
});

test("an earlier version is seen beside the present one, and saved again", { tag: "@all" }, async ({ page, server, token }) => {
  const made = await callApi(server, token, "POST", "/courses", courseInput({ summary: "The first words." }));
  const modules = [...made.modules].reverse();
  await callApi(server, token, "PUT", `/courses/${made.id}`, { ...made, summary: "The second words.", modules });
  await openSignedIn(page, token, `/admin/courses?form=${made.id}`);
  const form = page.getByRole("dialog", { name: "Edit Course" });
  await form.getByLabel("Summary").fill("Not saved");
  await expect(form.getByRole("button", { name: "Earlier versions" })).toBeDisabled();
  await form.getByLabel("Summary").fill("The second words.");
  await form.getByRole("button", { name: "Earlier versions" }).click();
  const versions = page.getByRole("dialog", { name: "Earlier versions" });
  await expect(versions).toContainText("Version 1");
  // Lines that changed their places are compared as lines.
  await expect(versions.getByRole("deletion")).toHaveText([" (taken out: first) ", " (taken out: • Letters ) "]);
  await expect(versions.getByRole("insertion")).toHaveText([" (added: second) ", " (added: • Letters ) "]);
  await expectAccessible(page);
  await versions.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("button", { name: "Restore and publish" }).click();
  const restored = toast(page, "Version restored");
  await expect(restored).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The focus is back where the form belongs, so that Enter opens it again.
  await expect(page.locator(`#edit-${made.id}`)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Summary")).toHaveValue("The first words.");
  // What each save changed, too: the restoring one as well.
  await form.getByRole("button", { name: "Earlier versions" }).click();
  await versions.getByLabel("Show").selectOption("what each save changed");
  await expect(versions.getByRole("deletion").first()).toHaveText(" (taken out: second) ");
  await expect(versions.getByRole("insertion").nth(2)).toHaveText(" (added: second) ");
  await expect(versions).toContainText("There is none before it.");
  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: "Cancel" }).click();
  await restored.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "It is as it was before")).toBeVisible();
  const [{ summary }] = await callApi(server, token, "GET", `/courses/${made.id}/versions`).then((all) =>
    all.map(({ item }: { item: { summary: string } }) => item),
  );
  expect(summary).toBe("The second words.");
});

test("a version that was never published does not go live by being restored", { tag: "@all" }, async ({ page, server, token }) => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join("")}</tr>`;
  const table = (fee: string) =>
    `<table><tbody>${row("Level", "Fee")}${row("A1", fee)}</tbody></table><ul><li><p>Rain</p></li><li><p>Sun</p></li></ul>`;
  const begun = postInput({ summary: "", status: "draft", content: table("40,000") });
  const draft = await callApi(server, token, "POST", "/blogs", begun);
  const whole = { summary: "Whole.", status: "published", content: table("45,000") };
  await callApi(server, token, "PUT", `/blogs/${draft.id}`, { ...postInput(), slug: draft.slug, ...whole });
  await openSignedIn(page, token, `/admin/blogs?form=${draft.id}`);
  const form = page.getByRole("dialog", { name: "Edit Blog" });
  const summary = async () => (await callApi(server, token, "GET", `/blogs/${draft.id}`)).summary;
  await form.getByRole("button", { name: "Earlier versions" }).click();
  // A table is read row by row, a list entry by entry.
  const read = page.getByText("Level | Fee A1 | (taken out: 40,000) (added: 45,000)");
  await expect(read).toBeVisible();
  expect(await read.textContent()).toContain("\n• Rain\n• Sun");
  await page.getByRole("button", { name: "Restore version 1" }).click();
  const kept = toast(page, "Version 1 was never published: it is kept as a draft of changes");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The offer stands for 15 seconds, in which a busy machine does little else.
  await kept.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "It is as it was before")).toBeVisible();
  expect(await callApi(server, token, "GET", `/blogs/${draft.id}/working-copy`)).toBe(null);

  await page.locator(`#edit-${draft.id}`).click();
  await form.getByRole("button", { name: "Earlier versions" }).click();
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.locator(`#edit-${draft.id}`).click();
  await expect(form.getByText("These are changes that admin saved as a draft")).toBeVisible();
  await form.getByRole("button", { name: "Publish changes" }).click();
  await expect(form.getByLabel("Summary")).toHaveAttribute("aria-invalid", "true");
  expect(await summary()).toBe("Whole.");
  await form.getByRole("button", { name: "Cancel" }).click();
  await callApi(server, token, "DELETE", `/blogs/${draft.id}/working-copy`);

  // A version that was published comes back beside unpublished changes, which stay.
  const once = await callApi(server, token, "GET", `/blogs/${draft.id}`);
  const { version } = await callApi(server, token, "PUT", `/blogs/${draft.id}`, { ...once, summary: "Whole again." });
  await callApi(server, token, "PUT", `/blogs/${draft.id}/working-copy`, { ...once, summary: "Not yet.", version });
  await openSignedIn(page, token, `/admin/blogs?form=${draft.id}`);
  await form.getByRole("button", { name: "Earlier versions" }).click();
  await page.getByRole("button", { name: `Restore version ${version - 1}` }).click();
  // Visitors would see it at once: that is asked first.
  const asked = page.getByRole("alertdialog", { name: `Restore version ${version - 1}?` });
  await asked.getByRole("button", { name: "Cancel" }).click();
  expect(await summary()).toBe("Whole again.");
  await page.getByRole("button", { name: `Restore version ${version - 1}` }).click();
  await asked.getByRole("button", { name: "Restore and publish" }).click();
  await expect(toast(page, "Version restored. The unpublished changes are still kept beside it")).toBeVisible();
  expect(await summary()).toBe("Whole.");
  expect((await callApi(server, token, "GET", `/blogs/${draft.id}/working-copy`)).item.summary).toBe("Not yet.");
});

test("the activity tells who changed what, in words", { tag: "@all" }, async ({ page, server, token }) => {
  const made = await callApi(server, token, "POST", "/courses", courseInput({ title: "Told of" }));
  await callApi(server, token, "PUT", `/courses/${made.id}`, { ...made, duration: "77 hours" });
  await openSignedIn(page, token, "/admin/activity?q=told+of");
  const item = page.getByRole("main").getByRole("listitem").filter({ hasText: "admin changed the course “Told of”" });
  await expect(item).toContainText("Today");
  await item.getByText("Changed: Duration").click();
  await expect(item).toContainText("77 hours");
  await expect(page.getByText("admin created the course “Told of”")).toBeVisible();
  await expectAccessible(page);
  await item.getByRole("link", { name: "“Told of”" }).click();
  await expect(page.getByRole("dialog").getByLabel("Title", { exact: true })).toHaveValue("Told of");
});

test.describe("when it goes wrong", () => {
  test.use({ expectedErrors: [failedCall] });

  test("what cannot be restored stays in the trash, and says so", { tag: "@all" }, async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/exam-qna", questionInput({ question: "Thrown away, too?" }));
    await callApi(server, token, "DELETE", `/exam-qna/${made.id}`);
    await openSignedIn(page, token, "/admin/trash");
    const restore = page.getByRole("button", { name: "Restore Thrown away, too?" });
    await failCalls(page, "**/api/trash/**", "POST");
    await restore.click();
    await expect(toast(page, "was not restored")).toContainText("The disk is on fire.");
    await page.unrouteAll();
    await endSessionAt(page, server, token, "POST", "**/api/trash/**");
    await restore.click();
    await signInAgain(page, server);
    await expect(page).toHaveURL("/admin/trash");
    await restore.click();
    await expect(toast(page, "is back")).toBeVisible();
  });

  test("a version that cannot be restored leaves everything as it was", { tag: "@all" }, async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/course-qna", questionInput({ answer: "First." }));
    await callApi(server, token, "PUT", `/course-qna/${made.id}`, { ...made, answer: "Second." });
    await openSignedIn(page, token, `/admin/course-qna?form=${made.id}`);
    await page.getByRole("button", { name: "Earlier versions" }).click();
    await failCalls(page, "**/api/course-qna/*/versions/**", "POST");
    await page.getByRole("button", { name: "Restore version 1" }).click();
    await expect(page.getByRole("alert")).toContainText("The version was not restored");
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Answer")).toHaveValue("Second.");
  });
});

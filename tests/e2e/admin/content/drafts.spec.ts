import { courseInput, postInput } from "../../../factories.ts";
import { hold } from "../../hold.ts";
import { autosaved, callApi, failedCall, openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test("a post is begun, found again as a draft, refused while it is unfinished, and scheduled", async ({ page, server, token }) => {
  await openSignedIn(page, token, "/admin/blogs");
  await page.getByRole("button", { name: "Add Blog" }).click();
  await page.getByLabel("Title").fill("Half a thought");
  await page.goto("/admin/blogs");
  await expect(page.getByText("You began a new blog and did not save it: “Half a thought”.")).toBeVisible();
  await page.getByRole("button", { name: "Go on writing" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Half a thought");
  await autosaved(page);
  const form = page.getByRole("dialog");
  const saved = form.getByText("Draft saved");
  const letGo = await hold(page, "**/api/blogs", "POST");
  await page.keyboard.press("Control+s");
  await expect(form.getByRole("button", { name: "Saving..." })).toBeVisible();
  await form.getByLabel("Read time").fill("2 min read");
  letGo();
  // The form stays open, and what was typed meanwhile stands in it.
  await expect(form.getByRole("heading", { name: "Edit Blog" })).toBeVisible();
  await expect(form.getByText(/^Unsaved changes/)).toBeVisible();
  await form.getByRole("button", { name: "Save draft" }).click();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(form.getByLabel("Read time")).toHaveValue("2 min read");
  await expect(form.getByText("What you typed before and did not save is back.")).toBeHidden();
  await form.getByRole("button", { name: "Cancel" }).click();
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Half a thought" });
  await expect(card.getByText("Draft", { exact: true })).toBeVisible();
  expect((await fetch(`${server.url}/blog/half-a-thought`)).status).toBe(404);

  await card.getByRole("button", { name: "Edit Half a thought" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("It is a draft: nobody but staff sees it.")).toBeVisible();
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog.getByLabel("Summary")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Summary").fill("The other half.");
  await dialog.getByLabel("Category").selectOption("Culture");
  await dialog.getByLabel("Publish on").fill("2099-01-01T09:30");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByText("Blog scheduled: visitors see it from 1 January 2099, 9.30 AM")).toBeVisible();
  const post = await callApi(server, token, "GET", "/blogs/half-a-thought");
  // 9:30 in Colombo.
  expect([post.publish_at, post.published]).toEqual(["2099-01-01T04:00:00.000Z", false]);

  // Without its day it would be live at once: the button says so, and so does the form.
  await page.goto(`/admin/blogs?form=${post.id}`);
  await dialog.getByLabel("Publish on").fill("");
  await expect(dialog.getByText("“Publish” puts it on the website at once now.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  // A post waits for its date, too.
  await dialog.getByLabel("Date", { exact: true }).fill("2099-02-01");
  await expect(dialog.getByRole("button", { name: "Schedule", exact: true })).toBeVisible();
  await dialog.getByLabel("Date", { exact: true }).fill(post.date);
  await dialog.getByLabel("Publish on").fill("2099-01-01T09:30");
  await expect(dialog.getByText("puts it on the website at once now.")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);
  await page.goto("/admin/blogs");

  const soon = new Date(Date.now() + 600_000).toISOString();
  await callApi(server, token, "PUT", `/blogs/${post.id}`, { ...post, publish_at: soon });
  await page.clock.install();
  await page.reload();
  await expect(card.getByText(/^Scheduled: /)).toBeVisible();
  const reread = page.waitForRequest(/\/api\/blogs\?/);
  await page.clock.fastForward(601_000);
  await reread;
  await expect(card.getByText(/^Scheduled: /)).toBeHidden();
});

test("a later day takes a live post off the website: that is said before and after", { tag: "@all" }, async ({ page, server, token }) => {
  const made = await callApi(server, token, "POST", "/blogs", postInput({ title: "Live and planned" }));
  await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
  const dialog = page.getByRole("dialog");
  const warning = dialog.getByText(/^Visitors see it now\. “Update Blog” takes it off the website/);
  await expect(dialog.getByText("Visitors see it.")).toBeVisible();
  await expect(warning).toHaveCount(0);
  await dialog.getByLabel("Date", { exact: true }).fill("2099-02-01");
  await expect(warning).toContainText("until 1 February 2099.");
  await dialog.getByLabel("Publish on").fill("2099-03-01T09:30");
  await expect(warning).toContainText("until 1 March 2099, 9.30 AM. “Save draft” keeps it there as it is");
  await dialog.getByRole("button", { name: "Update Blog" }).click();
  await expect(page.getByText("Blog scheduled: visitors see it from 1 March 2099, 9.30 AM")).toBeVisible();
  await expect(page.getByText("Until then it is off the website, where visitors saw it before.")).toBeVisible();
});

test("changes of a live post are given a moment, and take its place by themselves then", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  const made = await callApi(server, token, "POST", "/blogs", postInput({ title: "Live until the new one", summary: "As it is." }));
  await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Summary").fill("As it will be.");
  await dialog.getByLabel("Publish on").fill("2099-03-01T09:30");
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog.getByText("They take the place of what visitors see by themselves, 1 March 2099, 9.30 AM.")).toBeVisible();
  expect(await (await fetch(`${server.url}/blog/${made.slug}`)).text()).toContain("As it is.");
  expect(await callApi(server, token, "GET", `/blogs/${made.id}/working-copy`)).toMatchObject({
    takes_over_at: "2099-03-01T04:00:00.000Z",
  });
});

test("changes of a published course wait as a draft that everybody finds, and are published or discarded in one step", async ({
  page,
  server,
  token,
}) => {
  const made = await callApi(server, token, "POST", "/courses", courseInput({ title: "Course that changes", summary: "As before." }));
  const shown = async () =>
    (await (await fetch(`${server.url}/course/${made.slug}`, { headers: { accept: "text/html" } })).text()).includes("As before.");
  await openSignedIn(page, token, `/admin/courses?form=${made.id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Summary").fill("Not finished");
  await dialog.getByLabel("Duration").fill("");
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await expect(dialog.getByText("Draft saved")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Publish changes" })).toBeVisible();
  await dialog.getByLabel("Summary").fill("Nearly finished");
  await dialog.getByRole("button", { name: "Save draft" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Course that changes" });
  await expect(card.getByText("Unpublished changes")).toBeVisible();
  expect(await shown()).toBe(true);

  await page.reload();
  await card.getByRole("button", { name: "Edit Course that changes" }).click();
  await expect(dialog.getByText(/These are changes that .+ saved as a draft, today/)).toBeVisible();
  await expect(dialog.getByLabel("Summary")).toHaveValue("Nearly finished");
  await dialog.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(card.getByText("Unpublished changes")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByText("Unpublished changes")).toBeVisible();

  await card.getByRole("button", { name: "Edit Course that changes" }).click();
  await dialog.getByRole("button", { name: "Publish changes" }).click();
  await expect(dialog.getByLabel("Duration")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Duration").fill("9 hours");
  await dialog.getByRole("button", { name: "Publish changes" }).click();
  await expect(card.getByText("Unpublished changes")).toBeHidden();
  expect(await shown()).toBe(false);
  // What it was before comes back at once, so that is asked first; and it can be taken back.
  await card.getByRole("button", { name: "Edit Course that changes" }).click();
  await dialog.getByRole("button", { name: "Earlier versions" }).click();
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore and publish" }).click();
  await expect(toast(page, "Version restored")).toBeVisible();
  expect(await shown()).toBe(true);
  await toast(page, "Version restored").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "It is as it was before")).toBeVisible();
  expect(await shown()).toBe(false);
  await card.getByRole("button", { name: "Edit Course that changes" }).click();
  // A refused save leaves nothing behind that another button would store.
  await dialog.getByLabel("Duration").fill("");
  await dialog.getByRole("button", { name: "Withdraw it now" }).click();
  await expect(dialog.getByLabel("Duration")).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByLabel("Withdraw on")).toHaveValue("");
  await expect(dialog.getByText("Visitors see it.", { exact: true })).toBeVisible();
  await dialog.getByLabel("Duration").fill("9 hours");
  await dialog.getByRole("button", { name: "Withdraw it now" }).click();
  await expect(card.getByText("Withdrawn")).toBeVisible();
  expect((await fetch(`${server.url}/course/${made.slug}`)).status).toBe(404);
});

test.describe("two people", () => {
  test.use({ expectedErrors: [failedCall] });

  test("after a save that met a colleague's, the form says what is stored, not what it was when it was opened", { tag: "@all" }, async ({
    page,
    server,
    token,
  }) => {
    const made = await callApi(server, token, "POST", "/courses", courseInput({ title: "Course of two people", status: "draft" }));
    // What the form would hear within seconds comes too late.
    await page.route("**/api/autosaves/*/news", (route) => route.abort());
    await openSignedIn(page, token, `/admin/courses?form=${made.id}`);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("It is a draft: nobody but staff sees it.")).toBeVisible();
    await dialog.getByLabel("Summary").fill("Mine");
    await callApi(server, token, "PUT", `/courses/${made.id}`, { ...made, status: "published", summary: "Theirs" });
    await dialog.getByRole("button", { name: "Save draft" }).click();
    await expect(dialog.getByText(/Theirs/).first()).toBeVisible();
    await expect(dialog.getByText("Visitors see it.", { exact: true })).toBeVisible();
    await expect(dialog.getByText("It is a draft: nobody but staff sees it.")).toHaveCount(0);
  });

  test("changes of a post that was restored meanwhile are put together with it, and not called published", { tag: "@all" }, async ({
    page,
    server,
    token,
  }) => {
    const first = postInput({ title: "Restored beneath", summary: "First." });
    const { id } = await callApi(server, token, "POST", "/blogs", first);
    const second = await callApi(server, token, "PUT", `/blogs/${id}`, { ...first, summary: "Second." });
    await callApi(server, token, "PUT", `/blogs/${id}/working-copy`, { ...second, summary: "Changed." });
    await callApi(server, token, "POST", `/blogs/${id}/versions/1/restore`);
    await openSignedIn(page, token, `/admin/blogs?form=${id}`);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Publish changes" }).click();
    await expect(dialog.getByText("Summary: changed by both")).toBeVisible();
    await dialog.getByRole("button", { name: "Save with these choices" }).click();
    await expect(dialog).toBeHidden();
    expect((await callApi(server, token, "GET", `/blogs/${id}`)).summary).toBe("Changed.");
  });
});

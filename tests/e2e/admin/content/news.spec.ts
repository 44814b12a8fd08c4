import { courseInput, postInput } from "../../../factories.ts";
import { callApi, failedCall, joinedAs, openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test.use({ expectedErrors: [failedCall] });

test("an open form learns within seconds what a colleague did to what it shows, and keeps what was typed", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  const colleague = await joinedAs(server, token, "Kumari Perera");
  const sent = courseInput({ title: "Course of two", summary: "As before." });
  const made = await callApi(server, token, "POST", "/courses", sent);
  await callApi(server, token, "PUT", `/courses/${made.id}/working-copy`, { ...sent, summary: "Together.", version: 1 });
  await openSignedIn(page, token, `/admin/courses?form=${made.id}`);
  const form = page.getByRole("dialog");
  await expect(form.getByText(/Until they are published, the course is as it was for visitors/)).toBeVisible();
  await callApi(server, colleague, "PUT", `/courses/${made.id}`, { ...sent, summary: "Together.", version: 1, working_copy: 1 });
  await expect(
    form.getByText(/Kumari Perera published changes of the course “Course of two”, today, .*shows it as it is now/),
  ).toBeVisible();
  await expect(form.getByText(/Until they are published/)).toHaveCount(0);
  await expect(form.getByRole("button", { name: "Update Course" })).toBeVisible();

  await callApi(server, colleague, "PUT", `/courses/${made.id}`, { ...sent, summary: "Hers.", version: 2 });
  await expect(form.getByLabel("Summary")).toHaveValue("Hers.");
  await form.getByLabel("Duration").fill("99 hours");
  const gone = new Date(Date.now() - 1000).toISOString();
  await callApi(server, colleague, "PUT", `/courses/${made.id}`, { ...sent, summary: "Hers again.", unpublish_at: gone, version: 3 });
  // In sight although the form is scrolled down to what is typed.
  await form.getByLabel("Students per class").scrollIntoViewIfNeeded();
  await expect(form.getByText(/Kumari Perera withdrew the course “Course of two”.*What you typed is still here/)).toBeInViewport();
  await expect(form.getByText(/It is withdrawn: visitors do not see it since/)).toBeVisible();
  await expect(form.getByLabel("Duration")).toHaveValue("99 hours");
  await form.getByRole("button", { name: "Compare with it now" }).click();
  await expect(form.getByText("Hers again.").first()).toBeVisible();
  await form.getByRole("button", { name: "Save both" }).click();
  await expect
    .poll(async () => {
      const all = await callApi(server, token, "GET", "/courses");
      const { summary, duration } = all.find((one: { id: number }) => one.id === made.id);
      return [summary, duration];
    })
    .toEqual(["Hers again.", "99 hours"]);
});

test("what was deleted meanwhile is said at once, and can be saved as a new one", { tag: "@all" }, async ({ page, server, token }) => {
  const made = await callApi(server, token, "POST", "/blogs", postInput({ title: "Soon gone" }));
  await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
  const form = page.getByRole("dialog");
  await form.getByLabel("Summary").fill("Still here.");
  await callApi(server, token, "DELETE", `/blogs/${made.id}`);
  await expect(form.getByText(/deleted the blog.* “Soon gone”.*saved as a new blog/)).toBeVisible();
  await form.getByRole("button", { name: "Save as a new blog" }).click();
  await expect(toast(page, "Blog created")).toBeVisible();
});

test("a new post that was saved on another device leads to the saved one, with what was typed here", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  await openSignedIn(page, token, "/admin/blogs?form=new");
  const form = page.getByRole("dialog");
  await form.getByLabel("Title").fill("Poya and classes");
  await form.getByLabel("Summary").fill("Typed here.");
  // On the telephone the same post went on, and was kept as a draft.
  const there = { title: "Poya and classes", slug: "poya-and-classes", summary: "Typed on the telephone.", status: "draft" };
  const saved = await callApi(server, token, "POST", "/blogs", there);
  await form.getByRole("button", { name: "Save draft" }).click();
  await expect(form.getByText("“Poya and classes” has this address.")).toBeVisible();
  await form.getByRole("button", { name: "Go on in the saved blog" }).click();
  await expect(page).toHaveURL(new RegExp(`form=${saved.id}$`));
  await expect(page.getByRole("dialog", { name: "Edit Blog" })).toBeVisible();
  await expect(form.getByLabel("Summary")).toHaveValue("Typed here.");
  await expect(form.getByText("What you typed before and did not save is back.")).toBeVisible();
  await form.getByRole("button", { name: "Save draft" }).click();
  // Nothing is written over before it was seen.
  await expect(form.getByText("Typed on the telephone.").first()).toBeVisible();
  expect((await callApi(server, token, "GET", `/blogs/${saved.id}`)).summary).toBe("Typed on the telephone.");
  await page.goto("/admin/blogs");
  await expect(page.getByText(/You began a new blog/)).toHaveCount(0);
});

test("a new post that another window went on with and saved is named here, whatever its title has become", { tag: "@all" }, async ({
  page,
  token,
}) => {
  await openSignedIn(page, token, "/admin/blogs?form=new");
  const form = page.getByRole("dialog");
  await form.getByLabel("Title").fill("Vesak at school");
  await expect(form.getByText("Unsaved changes, kept for you")).toBeVisible();

  const phone = await page.context().newPage();
  await phone.goto(page.url());
  const there = phone.getByRole("dialog");
  await expect(there.getByText("What you typed before and did not save is back.")).toBeVisible();
  await there.getByLabel("Summary").fill("Typed on the telephone.");
  await there.getByRole("button", { name: "Save draft" }).click();
  await expect(phone).toHaveURL(/form=\d+$/);

  await form.getByLabel("Title").fill("Vesak at the academy");
  await expect(form.getByText("You saved this in another window or on another device.")).toBeVisible();
  await form.getByRole("button", { name: "Go on in the saved blog" }).click();
  await expect(page).toHaveURL(phone.url());
  await expect(form.getByLabel("Title")).toHaveValue("Vesak at the academy");
});

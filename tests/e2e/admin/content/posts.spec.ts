import { postInput } from "../../../factories.ts";
import { expectAccessible } from "../../accessible.ts";
import { hold } from "../../hold.ts";
import { picture } from "../../pictures.ts";
import { editor, openPost } from "../../post-form.ts";
import { callApi, openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test.describe("posts", () => {
  test("are created with every field", { tag: "@all" }, async ({ page, server, token }) => {
    test.slow();
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await openSignedIn(page, token, "/admin/blogs");
    await expect(page.getByRole("heading", { name: "Blogs Management" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
    expect(scripts.filter((url) => url.includes("rich-text-editor"))).toEqual([]);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Add Blog" }).click();
    const form = page.getByRole("dialog", { name: "Add New Blog" });
    await form.getByRole("button", { name: "Create Blog" }).click();
    await expect(form.getByText("This field is required.")).toHaveCount(5);
    await expect(form.getByLabel("Category")).toHaveAccessibleDescription("This field is required.");
    await form.getByLabel("Title").fill("  10 Tips -- for Learning German! ");
    await expect(form.getByLabel("Slug", { exact: true })).toHaveValue("10-tips-for-learning-german");
    await form.getByLabel("Summary").fill("Short and good.");
    await form.getByLabel("Category").selectOption("Study Abroad");
    await form.getByLabel("Read time").fill("4 min read");
    await form.getByLabel("Featured").check();
    await form.getByLabel("Image").setInputFiles(await picture("post.jpg", 600, 400));
    await expect(form.getByText("Image aspect ratio is 1.50:1, recommended is 1.91:1 (1200x630px)")).toBeVisible();
    await editor(page).click();
    await page.keyboard.type("Hello");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Create Blog" }).click();
    await expect(toast(page, "Blog created")).toBeVisible();
    const [stored] = await callApi(server, token, "GET", "/blogs?q=10%20tips");
    const today = new Date().toLocaleDateString("sv", { timeZone: "Asia/Colombo" });
    expect(stored).toMatchObject({
      slug: "10-tips-for-learning-german",
      category: "Study Abroad",
      date: today,
      featured: true,
      content: "<p>Hello</p>",
    });
    const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "10 Tips" });
    for (const text of ["Study Abroad", "Featured", "4 min read"]) await expect(card).toContainText(text);
    await page.getByPlaceholder("Search blogs...").fill("study ABROAD");
    await expect(page).toHaveURL("/admin/blogs?q=study+ABROAD");
    await expect(card).toBeVisible();
    await card.getByRole("button", { name: "Delete" }).click();
    await page
      .getByRole("alertdialog", { name: "Are you sure you want to delete this blog?" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect(toast(page, "Blog deleted")).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test("are said to be missing only where there are none: a search whose only hit was deleted says so, and leads back", {
    tag: "@all",
  }, async ({ page, server, token }) => {
    await callApi(server, token, "POST", "/blogs", postInput({ title: "Onlyhitofasearch" }));
    await openSignedIn(page, token, "/admin/blogs?q=onlyhitofasearch");
    await page.getByRole("button", { name: "Delete Onlyhitofasearch" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No blogs available that fit “onlyhitofasearch”")).toBeVisible();
    const letGo = await hold(page, /\/api\/blogs\?/, "GET");
    // The other one is in the search box.
    await page.getByRole("button", { name: "Clear the search" }).last().click();
    await expect(page.getByText("Loading blogs...")).toBeVisible();
    await expect(page.getByText("No blogs available")).toHaveCount(0);
    letGo();
    await expect(page.getByRole("button", { name: /^Edit / }).first()).toBeVisible();
  });

  test("have a slug that follows the title while it is locked, and says so on a published post", { tag: "@all" }, async ({
    page,
    server,
    token,
  }) => {
    const made = await callApi(server, token, "POST", "/blogs", postInput({ slug: "old-address" }));
    await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
    const form = await openPost(page, made.id);
    const slug = form.getByLabel("Slug", { exact: true });
    await expect(form.getByLabel("Enable URL slug editing")).not.toBeChecked();
    await form.getByLabel("Title").fill("A new name");
    await expect(slug).toHaveValue("a-new-name");
    await expect(form.getByText("Links to the old one, “old-address”, will lead to the new one.")).toBeVisible();
    await form.getByRole("button", { name: "Keep the old address" }).click();
    await expect(slug).toHaveValue("old-address");
    await form.getByLabel("Enable URL slug editing").click();
    await page.getByRole("button", { name: "I Understand, Enable Editing" }).click();
    await form.getByLabel("Title").fill("Another name");
    await expect(slug).toHaveValue("old-address");
    await form.getByRole("button", { name: "Update Blog" }).click();
    await expect(toast(page, "Blog updated")).toBeVisible();
    expect(await callApi(server, token, "GET", `/blogs/${made.id}`)).toMatchObject({ title: "Another name", slug: "old-address" });
  });
});

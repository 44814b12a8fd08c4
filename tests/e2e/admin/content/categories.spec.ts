import { postInput } from "../../../factories.ts";
import { startServer, type TestServer, tokenOf } from "../../server.ts";
import { callApi, openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

/** A server of its own: the filters are everybody's. */
test.describe("categories of the blog", () => {
  let own: TestServer;
  test.beforeAll(async () => {
    own = await startServer();
  });
  test.afterAll(() => own.stop());

  test("one that is added can be chosen for an article, and narrows the blog", { tag: "@all" }, async ({ page }) => {
    const token = await tokenOf(own);
    await openSignedIn(page, token, `${own.url}/admin/categories`);
    await page.getByRole("button", { name: "Add Category" }).click();
    const form = page.getByRole("dialog", { name: "Add New Category" });
    await form.getByLabel("Name").fill("Food & Tea");
    await form.getByRole("button", { name: "Create category" }).click();
    await expect(toast(page, "Category created")).toBeVisible();
    await page.goto(`${own.url}/admin/blogs?form=new`);
    await page.getByRole("dialog").getByLabel("Category").selectOption("Food & Tea");

    await callApi(own, token, "POST", "/blogs", postInput({ title: "Ten words for tea", category: "Food & Tea" }));
    await page.goto(`${own.url}/blog`);
    const filters = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
    await expect(filters).toHaveText(["All", "Learning Tips", "Culture", "Exam Prep", "Technology", "Food & Tea"]);
    await filters.last().click();
    await expect(page).toHaveURL(/\/blog\?category=Food\+%26\+Tea#categories$/);
    await expect(page.getByText(/coming soon|There is nothing here/)).toHaveCount(0);
    await expect(page.getByText("Ten words for tea")).toBeVisible();
    // What is no filter means all, in one step.
    await page.goto(`${own.url}/blog?category=Study+Abroad`);
    await expect(page).toHaveURL(`${own.url}/blog`);
  });
});

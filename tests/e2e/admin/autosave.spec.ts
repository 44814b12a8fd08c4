import { postInput } from "../../factories.ts";
import { hold } from "../hold.ts";
import { picture } from "../pictures.ts";
import { callApi, failedCall, joinedAs, openSignedIn } from "../staff.ts";
import { expect, test } from "../test.ts";

test.use({ expectedErrors: [failedCall] });

const back = "What you typed before and did not save is back.";

test("what was typed is back after the tab was killed without the server, on another device, and nowhere once it is saved", {
  tag: "@chromium",
}, async ({ page, browser, server, token }) => {
  const made = await callApi(server, token, "POST", "/blogs", postInput({ title: "Kept post", summary: "As stored." }));
  const form = `/admin/blogs?form=${made.id}`;
  const context = page.context();
  await context.route("**/api/autosaves/**", (route) => route.abort());
  await openSignedIn(page, token, form);
  await page.getByLabel("Summary").pressSequentially(" And more");
  await expect(page.getByText("Unsaved changes, kept in this browser")).toBeVisible();
  await page.getByLabel("Summary").pressSequentially(" words");
  await page.waitForTimeout(1000);
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await context.unroute("**/api/autosaves/**");
  await again.goto(form);
  await expect(again.getByText(back)).toBeVisible();
  await expect(again.getByLabel("Summary")).toHaveValue("As stored. And more words");
  await again.getByLabel("Summary").pressSequentially("!");
  await expect(again.getByText("Unsaved changes, kept for you")).toBeVisible();
  const withPicture = again.waitForResponse((answer) => /"image":"\/media\//.test(answer.request().postData() ?? ""));
  await again.getByLabel("Image", { exact: true }).setInputFiles(await picture("chosen.jpg", 600, 400));
  await withPicture;

  const other = await browser.newContext();
  const phone = await other.newPage();
  await openSignedIn(phone, token, server.url + form);
  await expect(phone.getByText(back)).toBeVisible();
  await expect(phone.getByLabel("Summary")).toHaveValue("As stored. And more words!");
  await expect(phone.getByRole("dialog").locator('img[src^="/media/"]')).toBeVisible();
  await again.getByLabel("Summary").pressSequentially("?");
  await expect(again.getByText("You went on with this in another window")).toBeVisible();
  await phone.getByLabel("Summary").fill("As written on the phone.");
  await phone.getByRole("button", { name: "Update Blog" }).click();
  await expect(phone.getByText("Blog updated")).toBeVisible();
  // The form that is left tells of that, too.
  const opened = phone.waitForResponse(
    (answer) => answer.url().includes("/api/autosaves/") && (answer.request().postData() ?? "").includes('"open":true'),
  );
  await phone.goto(server.url + form);
  await opened;
  await expect(phone.getByLabel("Summary")).toHaveValue("As written on the phone.");
  await expect(phone.getByText(back)).toBeHidden();

  // Saved while what was typed is still on its way.
  const release = await hold(phone, "**/api/autosaves/**", "PUT");
  const onItsWay = phone.waitForRequest((request) => request.method() === "PUT" && (request.postData() ?? "").includes("On its way."));
  await phone.getByLabel("Summary").fill("On its way.");
  await onItsWay;
  await phone.getByRole("button", { name: "Update Blog" }).click();
  await expect(phone.getByText("Blog updated")).toBeVisible();
  const told = phone.waitForResponse((answer) => (answer.request().postData() ?? "").includes('"open":false'));
  release();
  await told;
  await phone.goto(server.url + form);
  await expect(phone.getByLabel("Summary")).toHaveValue("On its way.");
  await phone.waitForTimeout(1000);
  await expect(phone.getByText(back)).toBeHidden();
  await other.close();
});

test("who else has a form open is said by name, until they leave it", { tag: ["@chromium", "@all"] }, async ({
  page,
  browser,
  server,
  token,
}) => {
  const { id } = await callApi(server, token, "POST", "/blogs", postInput({ title: "Post of two" }));
  const form = `/admin/blogs?form=${id}`;
  await openSignedIn(page, token, form);
  await page.getByLabel("Summary").pressSequentially("!");
  await expect(page.getByText("Unsaved changes, kept for you")).toBeVisible();
  const theirs = await browser.newContext();
  const colleague = await theirs.newPage();
  await openSignedIn(colleague, await joinedAs(server, token, "Ishara Fonseka"), server.url + form);
  await expect(colleague.getByText("admin is editing this now, too.")).toBeVisible();
  const isEditing = page.getByText("Ishara Fonseka is editing this now, too.");
  await page.getByLabel("Summary").pressSequentially("!");
  await expect(isEditing).toBeVisible();
  const left = colleague.waitForResponse((answer) => (answer.request().postData() ?? "").includes('"open":false'));
  await colleague.getByRole("button", { name: "Cancel" }).click();
  await left;
  await page.getByLabel("Summary").pressSequentially("!");
  await expect(isEditing).toBeHidden();
  await theirs.close();
});

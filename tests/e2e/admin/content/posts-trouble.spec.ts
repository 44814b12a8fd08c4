import { postInput } from "../../../factories.ts";
import { editor, moveCaret, openPost } from "../../post-form.ts";
import { callApi, cutCalls, endSessionAt, failedCall, openSignedIn, signInAgain, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test.describe("posts, when it goes wrong", () => {
  test.use({ expectedErrors: [failedCall] });

  test("a failed save says what section 8 says, and keeps everything typed", { tag: "@all" }, async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/blogs", postInput());
    await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
    const form = await openPost(page, made.id);
    await editor(page).click();
    await moveCaret(page, "Control+End");
    await page.keyboard.type(" And more.");
    const save = form.getByRole("button", { name: "Update Blog" });
    // The text as it was sent, whatever it is.
    for (const [status, body] of [
      [500, '{"error":"The disk is on fire.","message":"The disk is on fire."}'],
      [502, "<html>Bad gateway</html>"],
      [503, ""],
    ] as const) {
      await page.route("**/api/blogs/*", (route) =>
        route.request().method() === "PUT" ? route.fulfill({ status, body }) : route.fallback(),
      );
      await save.click();
      await expect(form.getByRole("alert")).toContainText(`Failed to save blog: ${status} - ${body}`);
      await page.unrouteAll();
    }
    await cutCalls(page, "**/api/blogs/*", "PUT");
    await save.click();
    await expect(form.getByRole("alert")).toContainText("Error saving blog: The server could not be reached.");
    await expect(editor(page)).toContainText("Text. And more.");
    await page.unrouteAll();
    await endSessionAt(page, server, token, "PUT", "**/api/blogs/*");
    await save.click();
    await signInAgain(page, server);
    await expect(editor(page)).toContainText("Text. And more.");
    await save.click();
    await expect(toast(page, "Blog updated")).toBeVisible();
    expect((await callApi(server, token, "GET", `/blogs/${made.id}`).catch(() => undefined)) ?? {}).toMatchObject({
      content: "<p>Text. And more.</p>",
    });
  });

  test("two people saving the same post", { tag: "@all" }, async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/blogs", postInput());
    await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
    const form = await openPost(page, made.id);
    await form.getByLabel("Summary").fill("Mine.");
    await callApi(server, token, "PUT", `/blogs/${made.id}`, { ...made, summary: "Theirs." });
    await form.getByRole("button", { name: "Update Blog" }).click();
    await expect(form.getByRole("alert")).toContainText("Theirs.");
    await form.getByRole("button", { name: /^Take the other tab's/ }).click();
    await expect(form.getByLabel("Summary")).toHaveValue("Theirs.");
  });
});

import { mayDo } from "../../expected-access.ts";
import { callApi, openSignedIn } from "../staff.ts";
import { expect, test } from "../test.ts";

// An owner is refused nothing.
for (const role of Object.keys(mayDo).filter((name) => name !== "owner"))
  test(`whoever was invited chooses a password, signs in, and has a menu of the screens that "${role}" can read`, {
    tag: role === "desk" ? [] : "@all",
  }, async ({ page, server, token }) => {
    const person = { username: `menu-${role}`, name: `Menu ${role}`, email: "m@academy.example", role };
    const newPassword = "brick saffron lagoon";
    const { token: link } = await callApi(server, token, "POST", "/people", person);
    await page.goto(`/admin/welcome#${link}`);
    await expect(page.getByRole("heading", { name: `Welcome, ${person.name}` })).toBeVisible();
    await page.getByLabel("New password", { exact: true }).fill(newPassword);
    await page.getByRole("button", { name: "Set the password" }).click();
    await page.getByRole("link", { name: "Go to the sign-in page" }).click();
    await expect(page.getByLabel("Username")).toHaveValue(person.username);
    await page.getByLabel("Password", { exact: true }).fill(newPassword);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    const refused: string[] = [];
    page.on("response", (answer) => {
      if ([401, 403].includes(answer.status())) refused.push(`${new URL(page.url()).pathname} asks ${new URL(answer.url()).pathname}`);
    });
    await page.goto("/admin/account");
    const menu = page.getByRole("complementary", { name: "Back office" });
    const links = menu.getByRole("link").and(page.locator("[href^='/admin/']"));
    await expect(links.filter({ hasText: "Dashboard" })).toBeVisible();
    for (const one of await links.all()) {
      await one.click();
      await expect(one).toHaveAttribute("aria-current", "page");
      const name = (await one.textContent())?.replace(/^Signed in as .*/, "My account");
      await expect.poll(async () => name?.startsWith((await page.title()).replace(" · Back office", ""))).toBe(true);
      if ((await one.getAttribute("href")) === "/admin/settings") {
        await page.getByLabel("Master password", { exact: true }).fill(server.admin.master);
        await page.getByRole("button", { name: "Access Settings" }).click();
        await expect(page.getByRole("heading", { name: "Admin Password Change" })).toBeVisible();
      }
      await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    }
    expect(refused).toEqual([]);
  });

test("a system palette shows which section or view is the one", { tag: ["@all", "@chromium"] }, async ({ page, token }) => {
  await page.emulateMedia({ forcedColors: "active" });
  /** A few pixels at its foot: what a style says there is not what is drawn. */
  const foot = async (name: string) => {
    const box = await page.getByRole("link", { name, exact: true }).first().boundingBox();
    if (!box) throw new Error(`${name} is not to be seen.`);
    const clip = { x: Math.round(box.x + box.width / 2), y: Math.floor(box.y + box.height - 3), width: 2, height: 2 };
    return (await page.screenshot({ clip })).toString("base64");
  };
  await page.goto("/classes");
  expect(await foot("List")).not.toBe(await foot("Week"));
  await openSignedIn(page, token, "/admin/courses");
  await expect(page.getByRole("link", { name: "Courses", exact: true })).toHaveAttribute("aria-current", "page");
  expect(await foot("Courses")).not.toBe(await foot("Exams"));
});

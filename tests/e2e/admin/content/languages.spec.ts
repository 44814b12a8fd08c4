import { addDays } from "#contract/site/days.ts";
import { classInput, courseInput } from "../../../factories.ts";
import { expectAccessible } from "../../accessible.ts";
import { callApi, openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test("a language that staff add has a poster, a filter with its levels, and a share picture", { tag: "@all" }, async ({
  page,
  server,
  token,
}) => {
  await openSignedIn(page, token, "/admin/languages?form=new");
  const form = page.getByRole("dialog");
  const field = (label: string) => form.getByRole("textbox", { name: label, exact: true });
  const typed = { "Language code": "zh", Name: "Mandarin", Greeting: "你好" };
  for (const [label, text] of Object.entries(typed)) await field(label).pressSequentially(text);
  // What its name says is filled in, and what was typed stays.
  await expect(field("Its own name")).toHaveValue("中文");
  await expect(field("Short name")).toHaveValue("mandarin");
  await expect(field("Language code")).toHaveValue("zh");
  await field("Language code").fill("zh-Hans");
  await form.getByRole("combobox", { name: "Levels" }).selectOption("hsk");
  await form.getByRole("button", { name: "Create Language" }).click();
  await expect(toast(page, "Language created")).toBeVisible();

  const course = await callApi(server, token, "POST", "/courses", courseInput({ title: "Mandarin 中文, HSK 1", slug: "Mandarin" }));
  const starts_on = addDays(new Date().toISOString().slice(0, 10), 20);
  const dates = { starts_on, ends_on: addDays(starts_on, 60), enrol_until: "", level: "HSK 1", title: "HSK 1 weekend" };
  const held = await callApi(server, token, "POST", "/classes", classInput({ ...dates, course_id: course.id, exam_id: 0 }));

  await page.goto(`${server.url}/course/Mandarin`);
  await expect(page.getByRole("img", { name: "Poster that says hello: 你好" })).toBeVisible();
  await expect(page.locator("h1 [lang=zh-Hans]")).toHaveText("中文");
  // However many levels a language has, the highest step ends where its column does.
  const wider = page
    .locator(".ladder > li")
    .evaluateAll((steps) =>
      steps
        .filter((one) => one.getBoundingClientRect().right > (one.parentElement?.getBoundingClientRect().right ?? 0) + 0.5)
        .map((one) => one.textContent),
    );
  expect(await wider).toEqual([]);
  await expect(page.locator(".ladder > li")).toHaveCount(9);
  const share = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await page.request.get(new URL(share ?? "").pathname)).headers()["content-type"]).toBe("image/jpeg");
  await expectAccessible(page);

  await page.goto(`${server.url}/classes?language=Mandarin&level=hsk+1`);
  expect(new URL(page.url()).search).toBe("?language=mandarin&level=HSK+1");
  await expect(page).toHaveTitle(/^Mandarin Classes in Sri Lanka, HSK 1/);
  await expect(page.locator(`#class-${held.id}`)).toBeVisible();
  expect((await page.request.get("/api/classes?language=mandarin")).ok()).toBe(true);

  await page.goto(`${server.url}/classes?language=klingon&level=N5`);
  expect(new URL(page.url()).search).toBe("?level=N5");
  for (const path of [`/classes/${held.id}`, `/courses/${course.id}`]) await callApi(server, token, "DELETE", path);
});

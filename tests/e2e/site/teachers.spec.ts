import { jpegDataUrl, teacherInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

test("the About page shows teachers as soon as there is one, and no empty section before", async ({ page, server, token }) => {
  const section = page.getByRole("region", { name: "Our Teachers" });
  await page.goto("/about");
  await expect(section).toHaveCount(0);
  const image = await jpegDataUrl({ width: 400, height: 400 });
  const made = [
    await callApi(server, token, "POST", "/teachers", teacherInput({ name: "Marian", languages: ["Spanish", "Italian"], image })),
    await callApi(server, token, "POST", "/teachers", teacherInput({ name: "Wickramasinghe-Gunawardana", words: "" })),
    await callApi(server, token, "POST", "/teachers", teacherInput({ name: "Away", active: false })),
  ];
  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(["Marian", "Wickramasinghe-Gunawardana"]);
  await expect(section.getByText("Spanish, Italian")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
  for (const { id } of made) await callApi(server, token, "DELETE", `/teachers/${id}`);
  await page.reload();
  await expect(section).toHaveCount(0);
});

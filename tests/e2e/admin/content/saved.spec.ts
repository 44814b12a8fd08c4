import type { ContentKind } from "#contract/content-kind.ts";
import { contentKinds } from "#contract/content-kinds.ts";
import { kindTrials } from "../../../factories.ts";
import { slow } from "../../../slow.ts";
import { missedControls } from "../../pressable.ts";
import { callApi, goToScreen, openSignedIn } from "../../staff.ts";
import { expect, test } from "../../test.ts";

test("of every kind, each field of the form can be reached, and one is changed and saved", async ({ page, server, token }) => {
  test.slow();
  await openSignedIn(page, token, "/admin/dashboard");
  const kinds: ContentKind[] = Object.values(contentKinds);
  for (const { path, titled, screen } of kinds) {
    const trial = kindTrials[path as keyof typeof kindTrials];
    const made = await callApi(server, token, "POST", `/${path}`, trial.input());
    await goToScreen(page, `/admin/${path}`);
    // The screen before may still stand there, with a button of the same number.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(screen.title);
    // By the keyboard: what was said of the kind before may lie over the button.
    await page.locator(`#edit-${made.id}`).press("Enter");
    const form = page.getByRole("dialog");
    const field = form.locator(`[name="${titled}"]`);
    await expect(field, path).toHaveValue(String(made[titled]));
    // On a phone, and before anything is filled in, press.spec.ts reaches for them.
    if (slow) {
      // What was said of the one before stands in front of this form for a glance.
      await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
      expect(await missedControls(page, "dialog[open]"), path).toEqual([]);
    }
    await field.fill(`${made[titled]} again`);
    await form.getByRole("button", { name: `Update ${screen.one}` }).click();
    await expect(form, path).toHaveCount(0);
    const answer = await callApi(server, token, "GET", `/${path}?admin=true&q=${encodeURIComponent(`${made[titled]} again`)}`);
    expect(answer.map(({ id }: { id: number }) => id)).toContain(made.id);
  }
});

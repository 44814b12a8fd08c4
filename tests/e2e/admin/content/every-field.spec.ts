import type { ContentKind } from "#contract/content-kind.ts";
import { contentKinds } from "#contract/content-kinds.ts";
import { publishingFieldList } from "#contract/publishing.ts";
import { openSignedIn } from "../../staff.ts";
import { expect, test } from "../../test.ts";

/** One choice sets both, and the ways to publish are tried in drafts.spec.ts. */
const setOtherwise = ["course_id", "exam_id", ...Object.keys(publishingFieldList)];

const kinds: ContentKind[] = Object.values(contentKinds);
for (const { path, many, list } of kinds)
  test(`the form of ${many} has every field`, async ({ page, token }) => {
    await openSignedIn(page, token, `/admin/${path}?form=new`);
    const form = page.getByRole("dialog");
    await expect(form).toBeVisible();
    const missing: string[] = [];
    for (const name of Object.keys(list).filter((field) => !setOtherwise.includes(field)))
      if ((await form.locator(`[name="${name}"], [data-field="${name}"]`).count()) === 0) missing.push(name);
    expect(missing).toEqual([]);
  });

import { kindOfForm } from "#contract/autosave.ts";
import { formOfSingle, singleKinds } from "#contract/single-kinds.ts";

/** Where a form stands, and what it is about; undefined for one that no page has. */
export function placeOf(form: string): { address: string; about: string } | undefined {
  const [name = "", id = ""] = form.split(":");
  const kind = kindOfForm(form);
  if (kind) return { address: `/admin/${kind.path}?form=${id}`, about: id === "new" ? `New ${kind.screen.one}` : kind.screen.one };
  const single = singleKinds.find(({ path }) => formOfSingle(path) === name);
  return single && { address: single.screen.address, about: single.screen.title };
}

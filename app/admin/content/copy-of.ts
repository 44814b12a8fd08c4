const longestTitle = 200;
const longestSlug = 150;

/** The fields of a draft that says the same as an item, with a title and a slug of its own. `number`: stands in both, from the second copy on. */
export function copyOf(fields: object, number: number): Record<string, unknown> {
  const { title, slug, ...others }: Record<string, unknown> = { ...fields };
  const which = number === 1 ? "" : ` ${number}`;
  const named = String(title).replace(/ \(copy( \d+)?\)$/, "");
  const address = String(slug || named)
    .trim()
    .replace(/-copy(-\d+)?$/, "")
    .replace(/[\s/\\?#%&"'<>`{}|^[\];:@=+$,*!()]+/gu, "-");
  return {
    ...others,
    title: ended(named, ` (copy${which})`, longestTitle),
    slug: ended(address, `-copy${which.replace(" ", "-")}`, longestSlug),
    status: "draft",
    publish_at: "",
    unpublish_at: "",
    featured: false,
    // A draft gets its date when it is published.
    ...("date" in others && { date: "" }),
  };
}

function ended(text: string, end: string, most: number): string {
  return text.slice(0, most - end.length).replace(/[\uD800-\uDBFF]$/, "") + end;
}

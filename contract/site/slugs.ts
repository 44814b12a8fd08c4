/** Characters that no slug may have; `slug` in contract/fields/text.ts refuses the same. */
const notInAddress = /[\s/\\?#%&"'<>`{}|^[\];:@=+$,*!]/gu;

/** A new course's slug: spaces to underscores, whatever is no letter or digit removed (specification, section 4). */
export function courseSlug(title: string): string {
  return title
    .trim()
    .replace(/\s+/g, "_")
    .replace(/[^\p{L}\p{M}\p{N}_]/gu, "");
}

/** A new exam's slug: as section 2 makes an exam's link of its title. */
export function examSlug(title: string): string {
  return title
    .trim()
    .replace(/\s+/g, "_")
    .replace(/[()–—]/g, "")
    .replace(notInAddress, "")
    .replace(/_+/g, "_");
}

/** A post's slug (specification, section 4); letters of every script stay. */
export function postSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, "")
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
}

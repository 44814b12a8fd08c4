/** Where an exam's page is: by its slug, or else by its title made into one (specification, section 2). */
export function examAddress(exam: { slug: string; title: string }): string {
  return `/exam/${encodeURIComponent(exam.slug || slugFrom(exam.title))}`;
}

function slugFrom(title: string): string {
  return title
    .trim()
    .replace(/\s+/g, "_")
    .replace(/[()–—]/g, "")
    .replace(/_+/g, "_");
}

/** A post's address: its slug, or else its id (specification, section 2). */
export function postAddress(post: { slug: string; id: number }): string {
  return post.slug || String(post.id);
}

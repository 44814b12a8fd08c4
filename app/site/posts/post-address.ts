/** Where a post is: by its slug, or else by its id (specification, section 2). */
export function postAddress(post: { slug: string; id: number }): string {
  return `/blog/${encodeURIComponent(post.slug || post.id)}`;
}

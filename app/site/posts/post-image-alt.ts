/** What the picture of a post shows. */
export function postImageAlt(post: { title: string }): string {
  return `Cover of the article “${post.title}”`;
}

const wordsPerMinute = 200;

/** About how long a text (HTML) takes to read, as posts say it: "3 min read". */
export function readTimeOf(html: string): string {
  const words = html.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`;
}

const wordsPerMinute = 200;

/** About how long a text (HTML) takes to read, as posts say it: "3 min read". */
export function readTimeOf(html: string): string {
  return `${minutesOf(html)} min read`;
}

function minutesOf(html: string): number {
  const words = html.replace(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Whether a post `says` half the time its text takes, or less, or twice as much, or more; "a cup of tea" says no number. */
export function isFarFrom(says: string, html: string): boolean {
  const said = Number(/\d+/.exec(says)?.[0]);
  const minutes = minutesOf(html);
  return said > 0 && Math.abs(said - minutes) > 1 && (said * 2 <= minutes || said >= minutes * 2);
}

/** Letters of a title that search results show. */
const most = 60;

/** The title of a document: the first of `titles`, which go from the longest to the shortest, that fits into 60 letters; with the academy's name where that fits, too. */
export function headTitle(titles: readonly [string, ...string[]], academy = ""): string {
  const title = titles.find((one) => isShown(one)) ?? titles.at(-1) ?? titles[0];
  const whole = `${title} | ${academy}`;
  return academy !== "" && isShown(whole) ? whole : title;
}

function isShown(title: string): boolean {
  return [...title].length <= most;
}

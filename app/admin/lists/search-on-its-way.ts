/**
 * A long list delays what the address answers. Of the texts `written` to it, answers the one that has come back (`settled`) and those still
 * on their way; undefined when `settled` was written by somebody else.
 */
export function onItsWay(written: readonly string[], settled: string): string[] | undefined {
  const place = written.lastIndexOf(settled);
  return place < 0 ? undefined : written.slice(place);
}

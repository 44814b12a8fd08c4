/**
 * What was written to the address and what has come back from it, which a long list delays: `written` from what the address says now on.
 * Undefined when somebody else wrote that.
 */
export function onItsWay(written: readonly string[], settled: string): string[] | undefined {
  const place = written.lastIndexOf(settled);
  return place < 0 ? undefined : written.slice(place);
}

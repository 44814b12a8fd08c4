type Row<Name> = { section: Name; shown: boolean };

/** The rows, and among them those of `first` that are missing (an older program did not have them), each after the one it first followed. */
export function sectionsInFull<Name>(rows: readonly Row<Name>[], first: readonly Row<Name>[]): Row<Name>[] {
  const all = [...rows];
  for (const [index, row] of first.entries()) {
    if (all.some(({ section }) => section === row.section)) continue;
    const before = first[index - 1];
    all.splice(before ? all.findIndex(({ section }) => section === before.section) + 1 : 0, 0, row);
  }
  return all;
}

/** The sections of a page that visitors see, in their order. */
export function shownSections<Name>(rows: readonly Row<Name>[] = [], first: readonly Row<Name>[] = []): Name[] {
  const known = rows.filter(({ section }) => first.some((one) => one.section === section));
  return sectionsInFull(known, first).flatMap(({ section, shown }) => (shown ? [section] : []));
}

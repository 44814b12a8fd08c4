const levels =
  /(?<![\p{L}\p{N}])(?:([ABC][12])(?:\.\d)?|(N[1-5])|TOPIK (?:level )?([1-6]|II?)|HSK (?:level )?([1-9]))(?![\p{L}\p{N}])|(intermediate|advanced)/giu;

/** The levels that a text names: of the European framework ("B2"), JLPT ("N4"), TOPIK ("TOPIK 2"), HSK ("HSK 1"), or in words. */
export function levelsIn(text: string): string[] {
  return [...text.matchAll(levels)].map(([, european, japanese, korean, chinese, words]) =>
    (european ?? japanese ?? words ?? (chinese ? `HSK ${chinese}` : `TOPIK ${korean}`)).toUpperCase(),
  );
}

/** Whether an item is about another level than `own`, that of the built-in texts (undefined: none): its title names another, or the rest names only others. */
export function namesAnotherLevel(title: string, rest: string, own: string | undefined): boolean {
  const elsewhere = own === undefined ? [] : levelsIn(rest);
  return levelsIn(title).some((level) => level !== own) || (elsewhere.length > 0 && !elsewhere.some((level) => level === own));
}

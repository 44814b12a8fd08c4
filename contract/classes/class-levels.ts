/** Levels that classes can be narrowed to: of the European framework, of the JLPT, and those that are only counted. */
export const classLevels = [
  ...["A1", "A2", "B1", "B2", "C1", "C2"],
  ...["N5", "N4", "N3", "N2", "N1"],
  ...["Level 1", "Level 2", "Level 3", "Level 4", "Level 5", "Level 6"],
];

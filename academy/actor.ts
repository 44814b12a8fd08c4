/** Who does something, and from where; kept in the audit log. */
export type Actor = { name: string; address: string };

/** The program itself: seeding, nightly work, the command line. */
export const theProgram: Actor = { name: "system", address: "" };

/** Who does something, and from where; kept in the audit log. */
export type Actor = { name: string; address: string };

export const theProgram: Actor = { name: "system", address: "" };

/** How a person's work is signed. */
export function nameOf({ name, username }: { name: string; username: string }): string {
  return name || username;
}

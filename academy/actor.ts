import { programName } from "#contract/accounts/program-name.ts";

/** Who does something, and from where; kept in the audit log. `id`: of a person who is signed in; `isProved`: see Admin. */
export type Actor = { id?: number; name: string; address: string; isProved?: boolean };

export const theProgram: Actor = { name: programName, address: "" };

/** Who it is, beyond doubt: "Ruwani Silva (ruwani)". */
export function fullNameOf({ name, username }: { name: string; username: string }): string {
  return name === "" || name === username ? username : `${name} (${username})`;
}

/** How a person's work is signed. */
export function nameOf({ name, username }: { name: string; username: string }): string {
  return name || username;
}

import type { Admin } from "#academy/sessions/sessions.ts";
import { allows, type Permission } from "#contract/accounts/roles.ts";

/** Who may make a call: anyone at all, whoever is signed in, or those whose role has a permission (contract/accounts/roles.ts). */
export type Access = "anyone" | "staff" | Permission;

/** Whether somebody may do something: by their role, and by the token of the program that calls for them. */
export function may({ role, token }: Pick<Admin, "role" | "token">, permission: Permission): boolean {
  return token ? token.may(permission) : allows(role, permission);
}

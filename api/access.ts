import type { Admin } from "#academy/sessions/sessions.ts";
import { allows, type Permission } from "#contract/accounts/roles.ts";
import type { Endpoint } from "./endpoint.ts";

/**
 * Who may make a call: anyone at all, whoever is signed in ("staff"), they and every program with a token ("team"), or those whose role has
 * a permission (contract/accounts/roles.ts).
 */
export type Access = "anyone" | "staff" | "team" | Permission;

/** A call, and who may make it. `proved`: they proved who they are within the last ten minutes, because it decides who comes in. */
export type Route = Endpoint & { access: Access; proved?: true };

/** Routes of calls that all ask for the same. */
export function asking(access: Access, calls: Record<string, Endpoint>): Record<string, Route> {
  return Object.fromEntries(Object.entries(calls).map(([route, call]) => [route, { access, ...call }]));
}

/** Whether somebody may make a call who lacks the second step that the academy asks for: with these calls they set it up. */
export function servesOwnAccount({ access }: Route): boolean {
  return access === "anyone" || access === "staff";
}

/** Whether `admin` (undefined: nobody signed in) may make a call; a program only what its token allows, nothing of accounts or settings. */
export function mayCall({ access }: Route, method: string, admin: Pick<Admin, "role" | "token"> | undefined): boolean {
  if (access === "anyone") return true;
  if (admin === undefined) return false;
  if (access === "staff") return admin.token === undefined;
  return (access === "team" || may(admin, access)) && (admin.token?.readOnly !== true || method === "GET");
}

/** Whether somebody may do something: by their role, and by the token of the program that calls for them. */
export function may({ role, token }: Pick<Admin, "role" | "token">, permission: Permission): boolean {
  return token ? token.may(permission) : allows(role, permission);
}

import type { Academy } from "#academy/academy.ts";
import type { Admin } from "#academy/sessions/sessions.ts";

/** The bearer token of a request, or undefined. */
export function bearerToken(request: { headers: Headers }): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** The member of staff a token of a session or of a program belongs to, or undefined. `isUse`: the request is a person's doing, see `isUse`. */
export async function adminOf(academy: Academy, token: string | undefined, isUse: boolean): Promise<Admin | undefined> {
  if (token === undefined) return undefined;
  return academy.apiTokens.isToken(token) ? academy.apiTokens.adminOf(token) : academy.sessions.adminOf(token, isUse);
}

/** Whether a request keeps its session alive: what a person or a program does, but not what an open tab asks by itself. */
export function isUse(route: string, request: Request): boolean {
  if (route === "GET /auth/verify-token") return false;
  const activity = request.headers.get("x-user-activity");
  // The back office says in each call whether a person is there; a call that does not say it is a program's.
  return activity === null ? route !== "GET /status" : activity === "active";
}

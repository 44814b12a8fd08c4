import type { Academy } from "#academy/academy.ts";
import type { Admin } from "#academy/accounts/sessions.ts";

/** The bearer token of a request, or undefined. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** The member of staff a token belongs to, or undefined. */
export async function adminOf(academy: Academy, token: string | undefined): Promise<Admin | undefined> {
  return token === undefined ? undefined : academy.accounts.sessions.adminOf(token);
}

import type { Admin } from "#academy/sessions/sessions.ts";
import { contentAccess } from "./content.ts";
import { type Access, may } from "./permission.ts";
import { wordsAccess } from "./site-words.ts";

/** The one list of who may make which call (api/routes.ts has the calls). A call that is not in it is refused to everybody. */
export const access: Record<string, Access> = {
  ...contentAccess,
  ...wordsAccess,

  // Each person's own.
  "GET /autosaves": "content",
  "GET /autosaves/:form": "content",
  "PUT /autosaves/:form": "content",

  "GET /audit": "activity",
  "GET /audit/actors": "activity",
  "GET /audit/:id": "activity",

  "GET /academy-facts": "content",
  "PUT /academy-facts": "content",
  "GET /academy-facts/versions": "content",
  "POST /academy-facts/versions/:version/restore": "content",
  "GET /academy-facts/outdated": "content",

  "GET /redirects": "content",
  "POST /redirects": "content",
  "GET /redirects/export": "content",
  "POST /redirects/import": "content",
  "PUT /redirects/:id": "content",
  "DELETE /redirects/:id": "content",
  "POST /trash/:noun/:id/redirect": "content",
  "GET /missing-addresses": "content",
  "DELETE /missing-addresses/:id": "content",

  "GET /classes/:id/roster": "enquiries",

  "POST /contact": "anyone",
  "GET /enquiries": "enquiries",
  "POST /enquiries": "enquiries",
  "PATCH /enquiries": "enquiries",
  "GET /enquiries/views": "enquiries",
  "GET /enquiries/owners": "enquiries",
  "GET /enquiries/classes": "enquiries",
  "GET /enquiries/person": "enquiries",
  "DELETE /enquiries/person": "enquiries",
  "GET /enquiries/:id": "enquiries",
  "PUT /enquiries/:id": "enquiries",
  "PATCH /enquiries/:id": "enquiries",
  "GET /enquiries/:id/events": "enquiries",
  "POST /enquiries/:id/events": "enquiries",
  "GET /enquiries/:id/related": "enquiries",
  "DELETE /enquiries/:id": "enquiries",

  "GET /enquiries/:id/reply": "enquiries",
  "POST /enquiries/:id/reply": "enquiries",

  "GET /answer-templates": "enquiries",
  "PUT /answer-templates": "enquiries",
  "POST /answer-templates/restore-first": "enquiries",
  "GET /answer-templates/versions": "enquiries",
  "POST /answer-templates/versions/:version/restore": "enquiries",

  "GET /desk/today": "enquiries",
  "GET /desk/morning-mail": "enquiries",
  "PUT /desk/morning-mail": "enquiries",

  "POST /pictures": "content",

  "POST /previews/:noun": "content",
  "POST /previews/:noun/share-picture": "content",
  "GET /previews/:noun/:id/links": "content",
  "POST /previews/:noun/:id/links": "content",
  "DELETE /previews/:noun/:id/links/:link": "content",

  "GET /people": "people",
  "POST /people": "people",
  "PUT /people/:id": "people",
  "POST /people/:id/leave": "people",
  "POST /people/:id/come-back": "people",
  "POST /people/:id/link": "people",

  "DELETE /people/:id/second-step": "people",
  "GET /people/second-step": "people",
  "PUT /people/second-step": "people",

  "POST /auth/login": "anyone",
  "POST /auth/login/code": "anyone",
  // The passkey is the credential.
  "GET /auth/login/passkey": "anyone",
  "POST /auth/login/passkey": "anyone",
  "GET /auth/verify-token": "staff",
  "POST /auth/logout": "staff",
  // The passwords in these two are the credentials.
  "POST /auth/verify-master": "anyone",
  "POST /auth/change-admin-password": "anyone",
  "POST /auth/change-password": "staff",
  "GET /auth/sessions": "staff",
  "DELETE /auth/sessions/:session": "staff",
  "GET /auth/second-step": "staff",
  "POST /auth/second-step": "staff",
  "POST /auth/second-step/confirm": "staff",
  "POST /auth/second-step/codes": "staff",
  "POST /auth/second-step/off": "staff",
  "GET /auth/passkeys": "staff",
  "POST /auth/passkeys/offer": "staff",
  "POST /auth/passkeys": "staff",
  "POST /auth/passkeys/:id/remove": "staff",
  // The link is the credential, and for the last the mailbox.
  "POST /auth/read-link": "anyone",
  "POST /auth/choose-password": "anyone",
  "POST /auth/forgot-password": "anyone",

  "GET /backups": "people",
  "POST /backups": "people",
  "POST /backups/:name/check": "people",
  "POST /backups/:name/download": "people",

  "GET /site-options": "people",
  "PUT /site-options": "people",
  "GET /site-options/would-erase": "people",

  "GET /api-tokens": "people",
  "POST /api-tokens": "people",
  "DELETE /api-tokens/:id": "people",

  "GET /webhooks": "people",
  "POST /webhooks": "people",
  "PUT /webhooks/:id": "people",
  "DELETE /webhooks/:id": "people",
  "POST /webhooks/:id/secret": "people",
  "POST /webhooks/:id/test": "people",
  "GET /webhooks/:id/deliveries": "people",
  "POST /webhooks/:id/deliveries/:delivery/replay": "people",

  "GET /mail": "people",
  "POST /mail/test": "people",

  "GET /bot-check": "anyone",
  "GET /bot-check/challenge": "anyone",
  "GET /status": "staff",
};

/** Whether a call is one of those with which somebody gets a second step, when the academy asks for one. */
export function servesOwnAccount(route: string): boolean {
  return access[route] === "anyone" || access[route] === "staff";
}

/** Whether `admin` (undefined: nobody signed in) may make a call; a program only what its token allows, nothing of accounts or settings. */
export function mayCall(route: string, admin: Pick<Admin, "role" | "token"> | undefined): boolean {
  const wanted = Object.hasOwn(access, route) ? access[route] : undefined;
  if (wanted === undefined) return false;
  if (wanted === "anyone") return true;
  if (admin === undefined) return false;
  if (wanted === "staff") return admin.token === undefined;
  return may(admin, wanted) && (admin.token?.readOnly !== true || route.startsWith("GET "));
}

import type { Permission, Role } from "#contract/accounts/roles.ts";
import type { ContentKind } from "#contract/content-kind.ts";
import { contentKinds } from "#contract/content-kinds.ts";
import { textsParts } from "#contract/site-texts/texts-kinds.ts";
import { kindTrials } from "./factories.ts";

const ofContent = (routes: (kind: ContentKind) => Record<string, number>): Record<string, number> =>
  Object.assign({}, ...Object.values(contentKinds).map(routes));

/** Kinds with one item. */
const ofSingles = (...paths: string[]): Record<string, number> =>
  Object.assign(
    {},
    ...paths.map((path) => ({
      [`GET /${path}`]: 200,
      [`PUT /${path}`]: 400,
      [`POST /${path}/restore-first`]: 200,
      [`GET /${path}/versions`]: 200,
      [`POST /${path}/versions/:version/restore`]: 404,
    })),
  );

const { "GET /academy-facts": readFacts = 0, ...facts } = ofSingles("academy-facts", "academy-facts/next");

/** Of content, what anyone may read, as tests/kinds/ says. */
const open: Record<string, number> = Object.assign({}, ...Object.values(kindTrials).map(({ anyoneReads }) => anyoneReads));

/**
 * Every route of the API by who may open it, and the status of an empty request to it. What staff do with content follows
 * from its kinds; any other route that is new must be written down here, or access.db.test.ts fails.
 */
export const expected: Record<"anyone" | "staff" | "team" | Permission, Record<string, number>> = {
  anyone: {
    ...open,
    "POST /contact": 400,
    "POST /auth/login": 400,
    "POST /auth/verify-master": 400,
    "POST /auth/change-admin-password": 400,
    "POST /auth/login/code": 400,
    "GET /auth/login/passkey": 200,
    "POST /auth/login/passkey": 400,
    "POST /auth/read-link": 400,
    "POST /auth/choose-password": 400,
    "POST /auth/forgot-password": 400,
    "POST /auth/confirm-email": 400,
    "GET /bot-check": 200,
    "GET /bot-check/challenge": 404,
  },
  staff: {
    "GET /auth/verify-token": 200,
    "POST /auth/logout": 204,
    "POST /auth/change-password": 400,
    "GET /auth/account": 200,
    "PUT /auth/email": 400,
    "POST /auth/email/link": 200,
    "POST /auth/changes/seen": 400,
    "POST /auth/proof": 400,
    "POST /auth/proof/passkey": 400,
    "GET /auth/sessions": 200,
    "DELETE /auth/sessions/:session": 204,
    "GET /auth/second-step": 200,
    "POST /auth/second-step": 400,
    "POST /auth/second-step/confirm": 400,
    "POST /auth/second-step/codes": 400,
    "POST /auth/second-step/off": 400,
    "GET /auth/passkeys": 200,
    "POST /auth/passkeys/offer": 400,
    "POST /auth/passkeys": 400,
    "POST /auth/passkeys/:id/remove": 400,
    "GET /status": 200,
  },
  team: { "GET /academy-facts": readFacts },
  content: {
    ...ofContent(({ path, publishing, read, reorder }) => ({
      [`POST /${path}`]: 400,
      [`PUT /${path}/:id`]: 400,
      [`DELETE /${path}/:id`]: 404,
      [`GET /${path}/:id/versions`]: 404,
      [`POST /${path}/:id/versions/:version/restore`]: 404,
      ...(read && !(`GET /${path}/:id` in open) && { [`GET /${path}/:id`]: 404 }),
      ...(reorder && { [`PUT /${path}/${reorder.path}`]: 400 }),
      ...(publishing && {
        [`GET /${path}/:id/working-copy`]: 404,
        [`PUT /${path}/:id/working-copy`]: 400,
        [`DELETE /${path}/:id/working-copy`]: 404,
      }),
    })),
    ...facts,
    ...ofSingles("look"),
    ...ofSingles(...textsParts.map((part) => `words/${part}`)),
    "GET /working-copies": 200,
    "GET /autosaves": 200,
    "GET /autosaves/:form": 200,
    "GET /autosaves/:form/news": 200,
    "PUT /autosaves/:form": 400,
    "PUT /courses/update-order": 400,
    "PUT /exams/reorder": 400,
    "GET /academy-facts/outdated": 200,
    "GET /redirects": 200,
    "GET /redirects/end": 400,
    "POST /redirects": 400,
    "GET /redirects/export": 200,
    "GET /samples": 200,
    "GET /samples/:noun": 200,
    "PUT /samples/testimonials": 400,
    "POST /samples/remove": 400,
    "POST /samples/restore": 400,
    "POST /redirects/import": 400,
    "POST /redirects/import/undo": 400,
    "PUT /redirects/:id": 400,
    "DELETE /redirects/:id": 404,
    "POST /trash/:noun/:id/redirect": 400,
    "GET /missing-addresses": 200,
    "DELETE /missing-addresses/:id": 404,
    "GET /trash": 200,
    "POST /trash/:noun/:id/restore": 404,
    "POST /pictures": 400,
    "POST /recordings": 400,
    "POST /previews/:noun": 400,
    "POST /previews/:noun/share-picture": 400,
    "GET /previews/:noun/:id/links": 404,
    "POST /previews/:noun/:id/links": 400,
    "DELETE /previews/:noun/:id/links/:link": 404,
  },
  enquiries: {
    "GET /classes/:id/roster": 404,
    "GET /enquiries": 200,
    "GET /enquiries/person": 400,
    "DELETE /enquiries/person": 400,
    "POST /enquiries/erase": 400,
    "GET /enquiries/:id/erasable": 404,
    "GET /enquiries/:id": 404,
    "PUT /enquiries/:id": 400,
    "PATCH /enquiries/:id": 400,
    "GET /enquiries/:id/events": 404,
    "POST /enquiries": 400,
    "PATCH /enquiries": 400,
    "GET /enquiries/views": 200,
    "GET /enquiries/owners": 200,
    "GET /enquiries/classes": 200,
    "POST /enquiries/:id/events": 400,
    "GET /enquiries/:id/related": 404,
    "DELETE /enquiries/:id": 404,
    "GET /enquiries/:id/reply": 404,
    "POST /enquiries/:id/reply": 400,
    ...ofSingles("answer-templates"),
    "GET /desk/today": 200,
    "GET /desk/morning-mail": 200,
    "PUT /desk/morning-mail": 400,
  },
  activity: {
    "GET /audit": 200,
    "GET /audit/actors": 200,
    "GET /audit/:id": 404,
  },
  people: {
    "GET /first-hour": 200,
    "PUT /first-hour": 400,
    "GET /attention": 200,
    "GET /people": 200,
    "POST /people": 400,
    "PUT /people/:id": 400,
    "GET /backups": 200,
    "POST /backups": 200,
    "POST /backups/:name/check": 404,
    "POST /backups/:name/download": 400,
    "GET /people/second-step": 200,
    "PUT /people/second-step": 400,
    "DELETE /people/:id/second-step": 404,
    ...ofSingles("site-options"),
    "GET /site-options/would-erase": 400,
    "GET /api-tokens": 200,
    "POST /api-tokens": 400,
    "DELETE /api-tokens/:id": 404,
    "GET /webhooks": 200,
    "POST /webhooks": 400,
    "PUT /webhooks/:id": 400,
    "DELETE /webhooks/:id": 404,
    "POST /webhooks/:id/secret": 404,
    "POST /webhooks/:id/test": 404,
    "GET /webhooks/:id/deliveries": 404,
    "POST /webhooks/:id/deliveries/:delivery/replay": 404,
    "GET /mail": 200,
    "PUT /mail": 400,
    "POST /mail/try": 400,
    "GET /mail/unsent": 200,
    "POST /mail/unsent/send": 200,
    "POST /mail/unsent/:id/send": 404,
    "POST /mail/test": 400,
    "POST /people/:id/leave": 404,
    "POST /people/:id/come-back": 404,
    "POST /people/:id/link": 404,
  },
};

/** What each role may do. */
export const mayDo: Record<Role, readonly Permission[]> = {
  owner: ["content", "enquiries", "activity", "people"],
  editor: ["content"],
  desk: ["enquiries"],
};

/** What a program may be given a token for. */
export const forPrograms: readonly Permission[] = ["content", "enquiries", "activity"];

/** Calls that change who comes in: whoever makes one has proved within ten minutes who they are. */
export const provedCalls: readonly string[] = [
  "POST /people",
  "PUT /people/:id",
  "PUT /people/second-step",
  "DELETE /people/:id/second-step",
  "POST /people/:id/leave",
  "POST /people/:id/come-back",
  "POST /people/:id/link",
  "POST /auth/change-password",
  "PUT /auth/email",
  "POST /auth/changes/seen",
  "POST /auth/second-step",
  "POST /auth/second-step/confirm",
  "POST /auth/passkeys/offer",
  "POST /auth/passkeys",
  "POST /auth/passkeys/:id/remove",
  "POST /backups",
  "POST /backups/:name/download",
  "POST /api-tokens",
  "POST /webhooks",
  "PUT /webhooks/:id",
  "POST /webhooks/:id/secret",
];

import { Hono } from "hono";
import type { Admin } from "#academy/accounts/sessions.ts";
import { NotAllowed, NotSignedIn } from "#academy/errors.ts";
import { maxBodyBytes, maxContactBytes, maxSignInBytes } from "#contract/limits.ts";
import { roles } from "#contract/roles.ts";
import { academyFacts } from "./academy-facts.ts";
import { access, mayCall, servesOwnAccount } from "./access.ts";
import { answers } from "./answers.ts";
import { apiTokens } from "./api-tokens.ts";
import { audit } from "./audit.ts";
import { auth } from "./auth.ts";
import { autosaveRoutes } from "./autosaves.ts";
import { backups } from "./backups.ts";
import { classes } from "./classes.ts";
import { contentRoutes, publicContentRoutes } from "./content.ts";
import { apiPath } from "./content-negotiation.ts";
import { desk } from "./desk.ts";
import { type ApiContext, type Endpoint, signedIn } from "./endpoint.ts";
import { enquiries } from "./enquiries.ts";
import { enquiryDesk } from "./enquiry-desk.ts";
import { attemptOf } from "./idempotency-key.ts";
import { readJsonBody } from "./json-body.ts";
import { mail } from "./mail.ts";
import { openApiDocument, titled } from "./openapi.ts";
import { openApiPage } from "./openapi-page.ts";
import { passkeys } from "./passkeys.ts";
import { people } from "./people.ts";
import { pictures } from "./pictures.ts";
import { previews } from "./previews.ts";
import { problem, problemOf } from "./problem.ts";
import { redirects } from "./redirects.ts";
import { adminOf, bearerToken, isUse } from "./require-admin.ts";
import { json, present, send } from "./responses.ts";
import { secondStep } from "./second-step.ts";
import { siteOptions } from "./site-options.ts";
import { wordsRoutes } from "./site-words.ts";
import { system } from "./system.ts";
import { webhooks } from "./webhooks.ts";

/** Every route of the API. */
export const routes: Record<string, Endpoint> = {
  ...contentRoutes,
  ...autosaveRoutes,
  ...wordsRoutes,
  "GET /audit": audit.list,
  "GET /audit/actors": audit.actors,
  "GET /audit/:id": audit.find,

  "GET /academy-facts": academyFacts.read,
  "PUT /academy-facts": academyFacts.save,
  "GET /academy-facts/versions": academyFacts.versions,
  "POST /academy-facts/versions/:version/restore": academyFacts.restoreVersion,
  "GET /academy-facts/outdated": academyFacts.outdated,

  "GET /redirects": redirects.list,
  "POST /redirects": redirects.create,
  "GET /redirects/export": redirects.pairs,
  "POST /redirects/import": redirects.importFile,
  "PUT /redirects/:id": redirects.update,
  "DELETE /redirects/:id": redirects.remove,
  "POST /trash/:noun/:id/redirect": redirects.leadTrashed,
  "GET /missing-addresses": redirects.missing,
  "DELETE /missing-addresses/:id": redirects.ignore,

  "GET /classes/:id/roster": classes.roster,

  "POST /contact": enquiries.receive,
  "GET /enquiries": enquiries.list,
  "POST /enquiries": enquiryDesk.create,
  "PATCH /enquiries": enquiryDesk.changeMany,
  "GET /enquiries/views": enquiryDesk.views,
  "GET /enquiries/owners": enquiryDesk.owners,
  "GET /enquiries/classes": enquiryDesk.classes,
  "GET /enquiries/person": enquiries.ofPerson,
  "DELETE /enquiries/person": enquiries.erasePerson,
  "GET /enquiries/:id": enquiries.find,
  "PUT /enquiries/:id": enquiries.update,
  "PATCH /enquiries/:id": enquiries.change,
  "GET /enquiries/:id/events": enquiries.events,
  "POST /enquiries/:id/events": enquiryDesk.addEvent,
  "GET /enquiries/:id/related": enquiryDesk.related,
  "DELETE /enquiries/:id": enquiries.remove,

  "GET /enquiries/:id/reply": answers.factsFor,
  "POST /enquiries/:id/reply": answers.reply,

  "GET /answer-templates": answers.templates,
  "PUT /answer-templates": answers.saveTemplates,
  "POST /answer-templates/restore-first": answers.restoreFirst,
  "GET /answer-templates/versions": answers.versions,
  "POST /answer-templates/versions/:version/restore": answers.restoreVersion,

  "GET /desk/today": desk.today,
  "GET /desk/morning-mail": desk.morningMail,
  "PUT /desk/morning-mail": desk.setMorningMail,

  "POST /pictures": pictures.add,

  "POST /previews/:noun": previews.show,
  "POST /previews/:noun/share-picture": previews.share,
  "GET /previews/:noun/:id/links": previews.list,
  "POST /previews/:noun/:id/links": previews.create,
  "DELETE /previews/:noun/:id/links/:link": previews.end,

  "GET /people": people.list,
  "POST /people": people.invite,
  "GET /people/second-step": secondStep.rule,
  "PUT /people/second-step": secondStep.setRule,
  "DELETE /people/:id/second-step": secondStep.removeFrom,
  "PUT /people/:id": people.update,
  "POST /people/:id/leave": people.leave,
  "POST /people/:id/come-back": people.comeBack,
  "POST /people/:id/link": people.makeLink,

  "POST /auth/login": auth.login,
  "POST /auth/login/code": auth.loginWithCode,
  "GET /auth/login/passkey": passkeys.request,
  "POST /auth/login/passkey": passkeys.login,
  "GET /auth/verify-token": auth.verifyToken,
  "POST /auth/logout": auth.logout,
  "POST /auth/verify-master": auth.verifyMaster,
  "POST /auth/change-admin-password": auth.changePassword,
  "POST /auth/change-password": auth.changeOwnPassword,
  "GET /auth/sessions": auth.sessions,
  "DELETE /auth/sessions/:session": auth.endSession,
  "GET /auth/second-step": secondStep.state,
  "POST /auth/second-step": secondStep.offer,
  "POST /auth/second-step/confirm": secondStep.confirm,
  "POST /auth/second-step/codes": secondStep.renewCodes,
  "POST /auth/second-step/off": secondStep.turnOff,
  "GET /auth/passkeys": passkeys.list,
  "POST /auth/passkeys/offer": passkeys.offer,
  "POST /auth/passkeys": passkeys.add,
  "POST /auth/passkeys/:id/remove": passkeys.remove,
  "POST /auth/read-link": auth.readLink,
  "POST /auth/choose-password": auth.choosePassword,
  "POST /auth/forgot-password": auth.forgotPassword,

  "GET /backups": backups.list,
  "POST /backups": backups.make,
  "POST /backups/:name/check": backups.check,
  "POST /backups/:name/download": backups.download,

  "GET /site-options": siteOptions.read,
  "PUT /site-options": siteOptions.save,
  "GET /site-options/would-erase": siteOptions.wouldErase,

  "GET /api-tokens": apiTokens.list,
  "POST /api-tokens": apiTokens.create,
  "DELETE /api-tokens/:id": apiTokens.end,

  "GET /webhooks": webhooks.list,
  "POST /webhooks": webhooks.create,
  "PUT /webhooks/:id": webhooks.update,
  "DELETE /webhooks/:id": webhooks.remove,
  "POST /webhooks/:id/secret": webhooks.replaceSecret,
  "POST /webhooks/:id/test": webhooks.test,
  "GET /webhooks/:id/deliveries": webhooks.deliveries,
  "POST /webhooks/:id/deliveries/:delivery/replay": webhooks.replay,

  "GET /mail": mail.state,
  "POST /mail/test": mail.sendTest,

  "GET /bot-check": system.botCheck,
  "GET /bot-check/challenge": system.challenge,
  "GET /status": system.status,
};

/** The routes that anyone may open; every other asks for a member of staff. */
export const publicRoutes: ReadonlySet<string> = new Set(Object.keys(access).filter((route) => access[route] === "anyone"));

/** Answers a client may keep if it asks each time whether they still hold. */
const revalidated: ReadonlySet<string> = new Set(publicContentRoutes);

export type ApiNeeds = ApiContext & {
  addressOf: (request: Request) => string;
  onUnforeseen: (error: unknown, request: Request) => void;
};

/** The REST route: HTTP in, academy called, JSON out. */
export function createApi({ addressOf, onUnforeseen, ...apiContext }: ApiNeeds): Hono {
  const api = new Hono({ getPath: (request) => apiPath(new URL(request.url).pathname) });
  // Made when it is first asked for: it takes 80 ms, and most processes are never asked.
  let documented: ReturnType<typeof openApiDocument> | undefined;
  const document = async () => {
    documented ??= openApiDocument(routes, publicRoutes);
    return titled(documented, await apiContext.name());
  };
  api.get(
    "/openapi.json",
    async () => new Response(JSON.stringify(await document()), { headers: { ...json, "cache-control": "no-cache" } }),
  );
  api.get("/docs", async () => openApiPage(await document()));

  for (const [route, endpoint] of Object.entries(routes)) {
    const [method = "", path = ""] = route.split(" ");
    api.on(method, path, async (context) => {
      const request = context.req.raw;
      const token = bearerToken(request);
      const admin = await adminOf(apiContext.academy, token, isUse(route, request));
      const userAgent = request.headers.get("user-agent") ?? "";
      const caller = { address: addressOf(request), host: new URL(request.url).host, userAgent, token, admin };
      const who = () => {
        return { name: signedIn(caller).name, address: caller.address };
      };
      if (!publicRoutes.has(route)) who();
      assertAllowed(route, admin);
      await endpoint.count?.({ ...apiContext, caller });
      const params = endpoint.params?.safeParse(context.req.param());
      if (params && !params.success) return send(problem(404, "There is nothing with this id."));
      const query = endpoint.query?.parse(context.req.query());
      const body = endpoint.body?.parse(await readJsonBody(request, publicRoutes.has(route) ? "anyone" : "staff"));
      // A body may take its time: a session that ended meanwhile must not have its way.
      if (body !== undefined && !publicRoutes.has(route)) {
        const still = await adminOf(apiContext.academy, token, false);
        if (!still) throw new NotSignedIn("Please sign in.");
        assertAllowed(route, still);
      }
      const attempt =
        endpoint.status === 201
          ? attemptOf(request, [route, ...Object.values(context.req.param()), admin?.id ?? ""].join(" "), body)
          : undefined;
      const answer = await endpoint.handle({ ...apiContext, params: params?.data, query, body, caller, who, attempt });
      return present(request, endpoint.status, answer, revalidated.has(route) && admin === undefined);
    });
  }

  api.all("*", (context) => {
    const allowed = methodsAt(context.req.path);
    if (allowed.length === 0) return send(problem(404, "There is nothing at this address."));
    return send(problem(405, `This address takes ${allowed.join(", ")} only.`, { allow: allowed.join(", ") }));
  });

  api.onError((error, context) => {
    const known = problemOf(error);
    if (known) return send(known);
    onUnforeseen(error, context.req.raw);
    return send(problem(500, "Something went wrong on our side. Please try again later."));
  });
  return api;
}

function assertAllowed(route: string, admin: Admin | undefined): void {
  if (!mayCall(route, admin)) {
    if (admin?.token) throw new NotAllowed("This token does not allow this call.");
    const word = Object.entries(roles).find(([name]) => name === admin?.role)?.[1].word ?? admin?.role;
    throw new NotAllowed(`Your account has the role "${word}", which does not allow this. Please ask an owner.`);
  }
  if (admin?.lacksSecondStep && !servesOwnAccount(route))
    throw new NotAllowed("The academy asks for a second step when you sign in. Please set it up under My account first.");
}

function methodsAt(path: string): string[] {
  return [...new Set(routesAt(path).map((route) => route.split(" ")[0] ?? ""))];
}

/** What the call at `path` (without /api) wants of a body: who may send it and how large; undefined when it takes none. */
export function bodyWanted(method: string, path: string): { from: "anyone" | "staff"; most: number } | undefined {
  const route = routesAt(path).find((one) => one.startsWith(`${method} `));
  if (route === undefined || routes[route]?.body === undefined) return undefined;
  if (!publicRoutes.has(route)) return { from: "staff", most: maxBodyBytes };
  return { from: "anyone", most: path.startsWith("/auth/") ? maxSignInBytes : maxContactBytes };
}

function routesAt(path: string): string[] {
  const parts = path.split("/");
  return Object.keys(routes).filter((route) => {
    const expected = route.slice(route.indexOf("/")).split("/");
    return expected.length === parts.length && expected.every((part, index) => part.startsWith(":") || part === parts[index]);
  });
}

import { Hono } from "hono";
import { NotAllowed, NotProved, NotSignedIn, ProofNeeded } from "#academy/errors.ts";
import { createBreather } from "#academy/limits/breather.ts";
import type { Admin } from "#academy/sessions/sessions.ts";
import { roleOf } from "#contract/accounts/roles.ts";
import { maxBodyBytes, maxContactBytes, maxSignInBytes } from "#contract/limits.ts";
import { mayCall, type Route, servesOwnAccount } from "./access.ts";
import { publicContentRoutes } from "./content.ts";
import { apiPath } from "./content-negotiation.ts";
import { type ApiContext, signedIn } from "./endpoint.ts";
import { readFileBytes } from "./file-bytes.ts";
import { idempotencyKeyOf } from "./idempotency-key.ts";
import { readJsonBody } from "./json-body.ts";
import { openApiDocument } from "./openapi/openapi.ts";
import { openApiPage } from "./openapi/openapi-page.ts";
import { problem, problemOf } from "./problem.ts";
import { adminOf, bearerToken, isUse } from "./require-admin.ts";
import { json, present, send } from "./responses.ts";
import { publicRoutes, routes } from "./routes.ts";

const noBytes = new Uint8Array();

/** Answers a client may keep if it asks each time whether they still hold. */
const revalidated: ReadonlySet<string> = new Set(publicContentRoutes);

export type ApiNeeds = ApiContext & {
  addressOf: (request: Request) => string;
  onUnforeseen: (error: unknown, request: Request) => void;
};

/** Answers every call of `routes`, and the documents about them: HTTP in, academy called, JSON out. */
export function createApi({ addressOf, onUnforeseen, ...apiContext }: ApiNeeds): Hono {
  const api = new Hono({ getPath: (request) => apiPath(new URL(request.url).pathname) });
  // Made when it is first asked for: most processes are never asked. The server caches the answers (server/delivery/public-answers.ts).
  let documented: ReturnType<typeof openApiDocument> | undefined;
  const document = async () => {
    documented ??= openApiDocument(routes, publicRoutes);
    const { info, ...rest } = await documented;
    return { ...rest, info: { ...info, title: `${(await apiContext.facts()).name}: API` } };
  };
  api.get(
    "/openapi.json",
    async () => new Response(JSON.stringify(await document()), { headers: { ...json, "cache-control": "no-cache" } }),
  );
  api.get("/docs", async () => openApiPage(await document()));

  for (const [route, endpoint] of Object.entries(routes)) {
    const [method = "", path = ""] = route.split(" ");
    const isPublic = endpoint.access === "anyone";
    api.on(method, path, async (context) => {
      const request = context.req.raw;
      const token = bearerToken(request);
      const admin = await adminOf(apiContext.academy, token, isUse(route, request));
      const userAgent = request.headers.get("user-agent") ?? "";
      const header = (name: string) => request.headers.get(name);
      const caller = { address: addressOf(request), host: new URL(request.url).host, userAgent, header, token, admin };
      const who = () => {
        const { id, name, isProved } = signedIn(caller);
        return { id, name, address: caller.address, isProved };
      };
      if (!isPublic) who();
      assertAllowed(endpoint, method, admin);
      await assertProved(endpoint, admin, apiContext.academy);
      await endpoint.count?.({ ...apiContext, caller });
      const params = endpoint.params?.safeParse(context.req.param());
      if (params && !params.success) return send(problem(404, "There is nothing with this id."));
      const query = endpoint.query?.parse(context.req.query());
      const sent = endpoint.body && (await readJsonBody(request, isPublic ? "anyone" : "staff"));
      // Parsing long texts takes time, and Node hands over at once what twenty clients have sent: other requests get their turn in between.
      const rest = createBreather();
      if (endpoint.body) await rest();
      const body = endpoint.body?.parse(sent);
      if (endpoint.body) await rest();
      const bytes = endpoint.bytes === undefined ? noBytes : await readFileBytes(request, endpoint.bytes);
      // While the body came, the session may have ended, or lost a right.
      if ((body !== undefined || endpoint.bytes !== undefined) && !isPublic) {
        const still = await adminOf(apiContext.academy, token, false);
        if (!still) throw new NotSignedIn("Please sign in.");
        assertAllowed(endpoint, method, still);
        await assertProved(endpoint, still, apiContext.academy);
        caller.admin = still;
      }
      const idempotencyKey =
        endpoint.status === 201
          ? idempotencyKeyOf(request, [route, ...Object.values(context.req.param()), admin?.id ?? ""].join(" "), body)
          : undefined;
      const handled = endpoint.handle({ ...apiContext, params: params?.data, query, body, bytes, caller, who, idempotencyKey });
      const answer = await handled.catch(async (error: unknown) => {
        throw error instanceof NotProved ? await proofNeeded(signedIn(caller), apiContext.academy) : error;
      });
      if (endpoint.sends) apiContext.academy.jobs.nudge();
      return present(request, endpoint.status, answer, revalidated.has(route) && admin === undefined);
    });
  }

  api.all("*", (context) => {
    const allowed = [...new Set(routesAt(context.req.path).map((route) => route.split(" ")[0] ?? ""))];
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

function assertAllowed(route: Route, method: string, admin: Admin | undefined): void {
  if (!mayCall(route, method, admin)) {
    if (admin?.token) throw new NotAllowed("This token does not allow this call.");
    const word = roleOf(admin?.role ?? "")?.word ?? admin?.role;
    throw new NotAllowed(`Your account has the role "${word}", which does not allow this. Please ask an owner.`);
  }
  if (admin?.lacksSecondStep && !servesOwnAccount(route))
    throw new NotAllowed("The academy asks for a second step when you sign in. Please set it up under My account first.");
}

async function assertProved({ proved }: Route, admin: Admin | undefined, academy: ApiContext["academy"]): Promise<void> {
  if (proved && admin && !admin.isProved) throw await proofNeeded(admin, academy);
}

async function proofNeeded({ id, token }: Admin, { proofs }: ApiContext["academy"]): Promise<NotAllowed | ProofNeeded> {
  if (token) return new NotAllowed("A program cannot do this: a person has to confirm in the back office that it is them.");
  return new ProofNeeded(await proofs.ways(id));
}

type BodyWanted = { takes: "json" | "bytes"; from: "anyone" | "link" | "staff"; most: number };

/** What the call at `path` (without /api) wants of a body: who may send it and how large; undefined when it takes none. */
export function bodyWanted(method: string, path: string): BodyWanted | undefined {
  const route = routesAt(path).find((one) => one.startsWith(`${method} `));
  const call = route === undefined ? undefined : routes[route];
  if (route === undefined || call === undefined) return undefined;
  if (call.bytes !== undefined) return { takes: "bytes", from: "staff", most: call.bytes };
  if (call.body === undefined) return undefined;
  if (!publicRoutes.has(route)) return { takes: "json", from: "staff", most: maxBodyBytes };
  const { opensLink, mostBytes = path.startsWith("/auth/") ? maxSignInBytes : maxContactBytes } = call;
  return { takes: "json", from: opensLink ? "link" : "anyone", most: mostBytes };
}

function routesAt(path: string): string[] {
  const parts = path.split("/");
  return Object.keys(routes).filter((route) => {
    const expected = route.slice(route.indexOf("/")).split("/");
    return expected.length === parts.length && expected.every((part, index) => part.startsWith(":") || part === parts[index]);
  });
}

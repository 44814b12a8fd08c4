import { describe, expect, it } from "vitest";
import { mayCall } from "#api/access.ts";
import { publicRoutes, routes } from "#api/api.ts";
import { contentPaths } from "#contract/content-kinds.ts";
import { wordsParts } from "#contract/words/words-fields.ts";
import { postInput } from "./factories.ts";
import { joined, openTestAcademy } from "./harness.ts";

const hour = 3_600_000;

const ofContent = (routes: (path: string) => Record<string, number>): Record<string, number> =>
  Object.assign({}, ...contentPaths.map(routes));

/**
 * Every route of the API and the status of an empty request to it: for anyone at all, or for staff only. Of content
 * anyone reads the list, and staff do the rest; any other route that is new must be written down here, or this test fails.
 */
const forAnyone: Record<string, number> = {
  ...ofContent((path) => ({ [`GET /${path}`]: 200 })),
  "GET /blogs/:id": 404,
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
  "GET /bot-check": 200,
  "GET /bot-check/challenge": 404,
};
const forStaff: Record<string, number> = {
  ...ofContent((path) => ({
    [`POST /${path}`]: 400,
    [`PUT /${path}/:id`]: 400,
    [`DELETE /${path}/:id`]: 404,
    [`GET /${path}/:id/versions`]: 404,
    [`POST /${path}/:id/versions/:version/restore`]: 404,
  })),
  ...Object.fromEntries(
    ["courses", "exams", "blogs"].flatMap((path) => [
      [`GET /${path}/:id/working-copy`, 404],
      [`PUT /${path}/:id/working-copy`, 400],
      [`DELETE /${path}/:id/working-copy`, 404],
    ]),
  ),
  "GET /working-copies": 200,
  "GET /autosaves/:form": 200,
  "PUT /autosaves/:form": 400,
  "PUT /courses/update-order": 400,
  "PUT /exams/reorder": 400,
  "PUT /testimonials/reorder": 400,
  "PUT /teachers/reorder": 400,
  "GET /course-qna/:id": 404,
  "GET /exam-qna/:id": 404,
  "GET /page-qna/:id": 404,
  "GET /classes/:id": 404,
  ...Object.fromEntries(
    wordsParts.flatMap((part) => [
      [`GET /words/${part}`, 200],
      [`PUT /words/${part}`, 400],
      [`POST /words/${part}/restore-first`, 200],
      [`GET /words/${part}/versions`, 200],
      [`POST /words/${part}/versions/:version/restore`, 404],
    ]),
  ),
  "GET /academy-facts": 200,
  "PUT /academy-facts": 400,
  "GET /academy-facts/versions": 200,
  "POST /academy-facts/versions/:version/restore": 404,
  "GET /academy-facts/outdated": 200,
  "GET /redirects": 200,
  "POST /redirects": 400,
  "GET /redirects/export": 200,
  "POST /redirects/import": 400,
  "PUT /redirects/:id": 400,
  "DELETE /redirects/:id": 404,
  "POST /trash/:noun/:id/redirect": 400,
  "GET /missing-addresses": 200,
  "DELETE /missing-addresses/:id": 404,
  "GET /trash": 200,
  "POST /trash/:noun/:id/restore": 404,
  "GET /audit": 200,
  "GET /audit/actors": 200,
  "GET /audit/:id": 404,
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
  "GET /site-options": 200,
  "PUT /site-options": 400,
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
  "POST /mail/test": 400,
  "POST /people/:id/leave": 404,
  "POST /people/:id/come-back": 404,
  "POST /people/:id/link": 404,
  "GET /classes/:id/roster": 404,
  "GET /enquiries": 200,
  "GET /enquiries/person": 400,
  "DELETE /enquiries/person": 400,
  "POST /pictures": 400,
  "POST /previews/:noun": 400,
  "POST /previews/:noun/share-picture": 400,
  "GET /previews/:noun/:id/links": 404,
  "POST /previews/:noun/:id/links": 400,
  "DELETE /previews/:noun/:id/links/:link": 404,
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
  "GET /answer-templates": 200,
  "PUT /answer-templates": 400,
  "POST /answer-templates/restore-first": 200,
  "GET /answer-templates/versions": 200,
  "POST /answer-templates/versions/:version/restore": 404,
  "GET /desk/today": 200,
  "GET /desk/morning-mail": 200,
  "PUT /desk/morning-mail": 400,
  "GET /auth/verify-token": 200,
  "POST /auth/logout": 204,
  "POST /auth/change-password": 400,
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
};

/** What is open to whoever is signed in, and what to some roles only; an owner may do everything. */
const forAllStaff = [
  "GET /auth/verify-token",
  "POST /auth/logout",
  "POST /auth/change-password",
  "GET /auth/sessions",
  "DELETE /auth/sessions/:session",
  "GET /auth/second-step",
  "POST /auth/second-step",
  "POST /auth/second-step/confirm",
  "POST /auth/second-step/codes",
  "POST /auth/second-step/off",
  "GET /auth/passkeys",
  "POST /auth/passkeys/offer",
  "POST /auth/passkeys",
  "POST /auth/passkeys/:id/remove",
  "GET /status",
];
const roleOf = (route: string): "editor" | "desk" | "owner" => {
  const [, path = ""] = route.split(" ");
  if (path.endsWith("/roster")) return "desk";
  if (
    [
      ...contentPaths,
      "trash",
      "academy-facts",
      "words",
      "pictures",
      "previews",
      "redirects",
      "missing-addresses",
      "working-copies",
      "autosaves",
    ].includes(path.split("/")[1] ?? "")
  )
    return "editor";
  return /^.(enquiries|desk|answer-templates)\b/.test(path) ? "desk" : "owner";
};

const addressOf = (path: string) =>
  path.replace(":form", "course%3A999999").replace(":noun", "courses").replace(":session", "0".repeat(24)).replace(/:\w+/g, "999999");

describe("who may open which route", () => {
  it("every route is written down, and is open or closed as written", () => {
    expect(Object.keys({ ...forAnyone, ...forStaff }).sort()).toEqual(Object.keys(routes).sort());
    expect([...publicRoutes].sort()).toEqual(Object.keys(forAnyone).sort());
  });

  it("answers as written to no token, garbage, an ended token, a revoked one and a good one", async () => {
    const { call, signIn, pass, database } = await openTestAcademy();
    const revoked = await signIn();
    await call("POST", "/api/auth/logout", undefined, { token: revoked });
    const ended = await signIn();
    pass(3 * hour);
    const good = await signIn();
    const other = await signIn();
    const claims: Array<[string, string | undefined]> = [
      ["no token", undefined],
      ["garbage", "Bearer garbage"],
      ["a made-up token", `Bearer ${"A".repeat(43)}`],
      ["a good token in another scheme", `Basic ${good}`],
      ["a good token with a word behind it", `Bearer ${good} x`],
      ["two tokens", `Bearer ${good}, Bearer ${good}`],
      ["an ended token", `Bearer ${ended}`],
      ["a revoked token", `Bearer ${revoked}`],
    ];
    const before = await database.contentVersions();
    const wrong: string[] = [];
    // Attempts are counted before a body is read: every call comes from a network of its own.
    let calls = 0;
    for (const route of Object.keys(routes)) {
      const [method = "", path = ""] = route.split(" ");
      const body = routes[route]?.body ? {} : undefined;
      const check = async (claim: string, authorization: string | undefined, expected: number | undefined) => {
        const headers = authorization === undefined ? {} : { authorization };
        for (const base of ["/api", ""]) {
          // The paths without /api have the same routes, where there is one.
          if (base === "" && ![...contentPaths, "contact", "auth"].includes(path.split("/")[1] ?? "")) continue;
          const address = `10.${++calls >> 8}.${calls & 255}.1`;
          const { status, headers: said } = await call(method, base + addressOf(path), body, { headers, address });
          if (forStaff[route] !== undefined && said.get("cache-control") !== "no-store") wrong.push(`${method} ${base}${path} may be kept`);
          if (status !== expected) wrong.push(`${method} ${base}${path} with ${claim}: ${status}, not ${expected}`);
        }
      };
      for (const [claim, authorization] of claims) await check(claim, authorization, forAnyone[route] ?? 401);
      if (route !== "POST /auth/logout") await check("a good token", `Bearer ${good}`, forAnyone[route] ?? forStaff[route]);
    }
    expect(wrong).toEqual([]);
    expect((await call("POST", "/api/auth/logout", undefined, { token: other })).status).toBe(204);
    expect((await call("GET", "/api/status", undefined, { token: other })).status).toBe(401);
    expect(await database.contentVersions()).toEqual(before);
  });

  it("each role may do its own work and nothing else; a role that nobody knows may do nothing", async () => {
    const { call, signIn, database } = await openTestAcademy();
    const owner = await signIn();
    const tokens: Record<string, string> = { owner };
    for (const role of ["editor", "desk", "somebody"]) tokens[role] = await joined(call, owner, role === "somebody" ? "desk" : role, role);
    await database.write((tx) => tx.updateTable("admins").set({ role: "somebody" }).where("username", "=", "somebody").execute());
    const wrong: string[] = [];
    let calls = 0;
    for (const [route, status] of Object.entries(forStaff)) {
      if (route === "POST /auth/logout") continue;
      const [method = "", path = ""] = route.split(" ");
      for (const [role, token] of Object.entries(tokens)) {
        const mayCall = forAllStaff.includes(route) || role === "owner" || role === roleOf(route);
        const address = `10.${9 + (++calls >> 8)}.${calls & 255}.1`;
        const said = await call(method, `/api${addressOf(path)}`, routes[route]?.body ? {} : undefined, { token, address });
        if (said.status !== (mayCall ? status : 403)) wrong.push(`${route} as ${role}: ${said.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("a token of a program may do what its scopes and its maker's role say, and nothing about people, accounts and settings", async () => {
    const { call, signIn, database } = await openTestAcademy();
    const owner = await signIn();
    const make = async (scopes: string[], readOnly = false): Promise<string> =>
      (await call("POST", "/api/api-tokens", { name: scopes.join(), scopes, readOnly, days: null }, { token: owner })).body.token;
    const tokens: Record<string, string> = {};
    for (const scope of ["content", "enquiries", "activity"]) tokens[scope] = await make([scope]);
    tokens["read only"] = await make(["content", "enquiries", "activity"], true);
    const scopeOf = (route: string) =>
      route.includes("/audit") ? "activity" : { editor: "content", desk: "enquiries", owner: "" }[roleOf(route)];
    const wrong: string[] = [];
    const walk = async (expected: (name: string, route: string) => boolean) => {
      for (const [route, status] of Object.entries(forStaff))
        for (const [name, token] of Object.entries(tokens)) {
          const [method = "", path = ""] = route.split(" ");
          const said = await call(method, `/api${addressOf(path)}`, routes[route]?.body ? {} : undefined, { token });
          const wanted = expected(name, route) ? status : 403;
          if (said.status !== wanted) wrong.push(`${route} with ${name}: ${said.status}, not ${wanted}`);
        }
    };
    await walk((name, route) => {
      const scope = scopeOf(route);
      if (scope === "" || forAllStaff.includes(route)) return false;
      return name === "read only" ? route.startsWith("GET ") : name === scope;
    });
    expect(wrong).toEqual([]);
    for (const [name, status] of Object.entries({ content: 200, enquiries: 401, activity: 401, "read only": 200 }))
      expect([name, (await call("GET", "/api/course-qna?admin=true", undefined, { token: tokens[name] ?? "" })).status]).toEqual([
        name,
        status,
      ]);
    await database.write((tx) => tx.updateTable("admins").set({ role: "desk" }).execute());
    await walk((name, route) => {
      const scope = scopeOf(route);
      if (scope !== "enquiries") return false;
      return name === "read only" ? route.startsWith("GET ") : name === scope;
    });
    expect(wrong).toEqual([]);
  });

  it("what nobody may see yet is answered to editors, not to the desk", async () => {
    const { call, signIn } = await openTestAcademy();
    const owner = await signIn();
    const editor = await joined(call, owner, "editor", "editor");
    const desk = await joined(call, owner, "desk", "desk");
    const future = { ...postInput(), title: "Not yet", slug: "not-yet", date: "2099-01-01" };
    expect((await call("POST", "/api/blogs", future, { token: editor })).status).toBe(201);
    expect((await call("GET", "/api/blogs/not-yet", undefined, { token: editor })).status).toBe(200);
    expect((await call("GET", "/api/blogs/not-yet", undefined, { token: desk })).status).toBe(404);
  });

  it("a call that the list does not name is refused to an owner too", () => {
    for (const admin of [{ role: "owner" }, { role: "editor" }, undefined])
      for (const route of ["GET /secret", "constructor", "GET /people/"]) expect(mayCall(route, admin)).toBe(false);
  });

  it("what is not shown is for staff, although the list is for anyone", async () => {
    const { call, signIn } = await openTestAcademy();
    for (const path of ["course-qna", "exam-qna", "page-qna", "testimonials", "teachers"]) {
      for (const query of ["admin=true", "admin=true&filter=inactive"])
        expect((await call("GET", `/api/${path}?${query}`)).status).toBe(401);
      expect((await call("GET", `/api/${path}?admin=true`, undefined, { token: await signIn() })).status).toBe(200);
    }
  });

  it("nothing else is there: other methods, other addresses, a token in the address", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
      const { status, headers } = await call(method, "/api/courses", undefined, { token });
      expect([method, status, headers.get("allow")]).toEqual([method, 405, "GET, POST"]);
    }
    for (const path of ["/api", "/api/", "/api/admins", "/api/settings", "/api/courses/1/secret", "/api//courses"])
      expect([path, (await call("GET", path, undefined, { token })).status]).toEqual([path, 404]);
    expect((await call("GET", `/api/status?token=${token}&access_token=${token}`)).status).toBe(401);
    expect((await call("GET", "/api/status", undefined, { headers: { cookie: `token=${token}` } })).status).toBe(401);
  });
});

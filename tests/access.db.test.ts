import { describe, expect, it } from "vitest";
import { mayCall } from "#api/access.ts";
import { audit } from "#api/audit.ts";
import { publicRoutes, routes } from "#api/routes.ts";
import type { Permission } from "#contract/accounts/roles.ts";
import { contentKinds, contentPaths } from "#contract/content-kinds.ts";
import { expected, forPrograms, mayDo } from "./expected-access.ts";
import { postInput } from "./factories.ts";
import { joined, openTestAcademy } from "./harness.ts";

const hour = 3_600_000;
const { anyone: forAnyone, ...others } = expected;
/** Every call that asks for somebody: what is asked for, and the status of an empty request. */
const forStaff = Object.entries(others).flatMap(([asks, statuses]) =>
  Object.entries(statuses).map(([route, status]) => ({ route, status, asks })),
);
const statusFor: Record<string, number> = Object.assign({}, ...Object.values(others));

const addressOf = (path: string) =>
  path.replace(":form", "course%3A999999").replace(":noun", "courses").replace(":session", "0".repeat(24)).replace(/:\w+/g, "999999");

describe("who may open which route", () => {
  it("every route is written down, and is open or closed as written", () => {
    expect(Object.keys(routes).sort(), "tests/expected-access.ts").toEqual(Object.values(expected).flatMap(Object.keys).sort());
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
          const { status, headers: answered } = await call(method, base + addressOf(path), body, { headers, address });
          if (statusFor[route] !== undefined && answered.get("cache-control") !== "no-store")
            wrong.push(`${method} ${base}${path} may be kept`);
          if (status !== expected) wrong.push(`${method} ${base}${path} with ${claim}: ${status}, not ${expected}`);
        }
      };
      for (const [claim, authorization] of claims) await check(claim, authorization, forAnyone[route] ?? 401);
      if (route !== "POST /auth/logout") await check("a good token", `Bearer ${good}`, forAnyone[route] ?? statusFor[route]);
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
    const roles: Record<string, readonly string[]> = { ...mayDo, somebody: [] };
    for (const role of Object.keys(roles)) tokens[role] ??= await joined(call, owner, role === "somebody" ? "desk" : role, role);
    await database.write((tx) => tx.updateTable("admins").set({ role: "somebody" }).where("username", "=", "somebody").execute());
    const wrong: string[] = [];
    let calls = 0;
    for (const { route, status, asks } of forStaff) {
      if (route === "POST /auth/logout") continue;
      const [method = "", path = ""] = route.split(" ");
      for (const [role, token] of Object.entries(tokens)) {
        const mayCall = asks === "staff" || asks === "team" || roles[role]?.includes(asks);
        const address = `10.${9 + (++calls >> 8)}.${calls & 255}.1`;
        const answer = await call(method, `/api${addressOf(path)}`, routes[route]?.body ? {} : undefined, { token, address });
        if (answer.status !== (mayCall ? status : 403)) wrong.push(`${route} as ${role}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("a token of a program may do what its scopes and its maker's role say, and nothing about people, accounts and settings", async () => {
    const { call, signIn, database } = await openTestAcademy();
    const owner = await signIn();
    const make = async (scopes: Permission[], readOnly = false): Promise<string> =>
      (await call("POST", "/api/api-tokens", { name: scopes.join(), scopes, readOnly, days: null }, { token: owner })).body.token;
    const tokens: Record<string, string> = {};
    for (const scope of forPrograms) tokens[scope] = await make([scope]);
    tokens["read only"] = await make([...forPrograms], true);
    const wrong: string[] = [];
    const walk = async (mayCall: (name: string, route: string, asks: string) => boolean) => {
      for (const { route, status, asks } of forStaff)
        for (const [name, token] of Object.entries(tokens)) {
          const [method = "", path = ""] = route.split(" ");
          const answer = await call(method, `/api${addressOf(path)}`, routes[route]?.body ? {} : undefined, { token });
          const wanted = mayCall(name, route, asks) ? status : 403;
          if (answer.status !== wanted) wrong.push(`${route} with ${name}: ${answer.status}, not ${wanted}`);
        }
    };
    await walk((name, route, asks) => {
      if (asks === "team") return true;
      if (!forPrograms.some((scope) => scope === asks)) return false;
      return name === "read only" ? route.startsWith("GET ") : name === asks;
    });
    expect(wrong).toEqual([]);
    for (const [name, status] of Object.entries({ content: 200, enquiries: 401, activity: 401, "read only": 200 }))
      expect([name, (await call("GET", "/api/course-qna?admin=true", undefined, { token: tokens[name] ?? "" })).status]).toEqual([
        name,
        status,
      ]);
    await database.write((tx) => tx.updateTable("admins").set({ role: "desk" }).execute());
    await walk((name, route, asks) => {
      if (asks === "team") return true;
      if (asks !== "enquiries") return false;
      return name === "read only" ? route.startsWith("GET ") : name === asks;
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

  it("a call that asks for what nobody has, or for nothing that is known, is refused to an owner too", () => {
    for (const admin of [{ role: "owner" }, { role: "editor" }, undefined])
      for (const access of ['"secret"', '"constructor"', "null"])
        expect(mayCall({ ...audit.list, access: JSON.parse(access) }, "GET", admin)).toBe(false);
  });

  it("what is not shown is for staff, although the list is for anyone", async () => {
    const { call, signIn } = await openTestAcademy();
    const shown = Object.values(contentKinds).filter((kind) => "shownWhen" in kind);
    expect(shown.length).toBeGreaterThan(4);
    for (const { path } of shown) {
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

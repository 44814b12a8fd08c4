import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { routes } from "#api/routes.ts";
import { createAuthenticator } from "#tests/authenticator.ts";
import { expected, provedCalls } from "#tests/expected-access.ts";
import { admin, openTestAcademy } from "#tests/harness.ts";

const minute = 60_000;
const addressOf = (path: string) => path.replace(/:\w+/g, "999999");
const statusFor: Record<string, number> = Object.assign({}, ...Object.values(expected));

describe("whoever changes who comes in has proved who they are", () => {
  it("a stolen session gets none of them after ten minutes, and all of the others as before", async () => {
    const { call, signIn, pass, database } = await openTestAcademy();
    const token = await signIn();
    pass(10 * minute + 1000);
    const before = await database.read((db) => db.selectFrom("admins").selectAll().execute());
    const wrong: string[] = [];
    let calls = 0;
    for (const [route, { body, access }] of Object.entries(routes)) {
      if (access === "anyone" || route === "POST /auth/logout") continue;
      const [method = "", path = ""] = route.split(" ");
      const address = `10.1.${++calls}.1`;
      const said = await call(method, `/api${addressOf(path)}`, body ? {} : undefined, { token, address });
      const isAsked = said.status === 403 && said.body.proof !== undefined;
      if (isAsked !== provedCalls.includes(route)) wrong.push(`${route}: ${said.status}`);
    }
    expect(wrong).toEqual([]);
    expect(await database.read((db) => db.selectFrom("admins").selectAll().execute())).toEqual(before);
    const refused = await call("POST", "/api/people/1/link", undefined, { token });
    expect(refused.body).toMatchObject({
      message: expect.stringContaining("confirm that it is you"),
      proof: { password: true, code: false },
    });

    expect((await call("POST", "/api/auth/proof", { password: "wrong-1" }, { token })).body.issues[0].path).toBe("password");
    expect((await call("POST", "/api/people/999999/leave", undefined, { token })).status).toBe(403);
    expect((await call("POST", "/api/auth/proof", { password: admin.password }, { token })).status).toBe(204);
    expect((await call("POST", "/api/people/999999/leave", undefined, { token })).status).toBe(statusFor["POST /people/:id/leave"]);
    // It holds for this session alone, and for ten minutes.
    const other = await signIn();
    pass(10 * minute + 1000);
    await call("POST", "/api/auth/proof", { password: admin.password }, { token: other });
    expect((await call("POST", "/api/people/999999/leave", undefined, { token })).status).toBe(403);
    expect((await call("POST", "/api/people/999999/leave", undefined, { token: other })).status).toBe(404);
  });

  it("a proof takes the code too where there is an app, and a passkey instead of both", async () => {
    const { call, signIn, pass, now } = await openTestAcademy();
    const token = await signIn();
    const device = createAuthenticator();
    const offer = await call("POST", "/api/auth/passkeys/offer", { password: admin.password }, { token });
    await call("POST", "/api/auth/passkeys", { name: "Phone", credential: device.create(offer.body) }, { token });
    const { body } = await call("POST", "/api/auth/second-step", { password: admin.password }, { token });
    const totp = new TOTP({ secret: body.secret });
    const code = () => totp.generate({ timestamp: now() });
    await call("POST", "/api/auth/second-step/confirm", { code: code() }, { token });
    pass(11 * minute);
    const isProved = async () => (await call("POST", "/api/people/999999/leave", undefined, { token })).status === 404;
    const refused = await call("POST", "/api/people/999999/leave", undefined, { token });
    expect(refused.body.proof).toEqual({ password: true, code: true, passkey: true });
    const prove = (given: object) => call("POST", "/api/auth/proof", given, { token });
    // Who forgot the code is asked for it, and has tried nothing yet.
    const codeless = await prove({ password: admin.password });
    expect([codeless.status, codeless.body.issues]).toEqual([
      400,
      [{ path: "code", message: "Type the code that your app shows now, or a recovery code." }],
    ]);
    for (const given of [
      { password: admin.password, code: "000000" },
      { password: "wrong-1", code: code() },
    ]) {
      expect((await prove(given)).status).toBe(400);
      expect(await isProved()).toBe(false);
    }
    expect((await prove({ password: admin.password, code: code() })).status).toBe(204);
    expect(await isProved()).toBe(true);
    pass(11 * minute);
    const another = createAuthenticator();
    const request = async () => (await call("GET", "/api/auth/login/passkey")).body;
    expect((await call("POST", "/api/auth/proof/passkey", another.sign(await request()), { token })).status).toBe(400);
    expect(await isProved()).toBe(false);
    const shown = device.sign(await request());
    expect((await call("POST", "/api/auth/proof/passkey", shown, { token })).status).toBe(204);
    expect(await isProved()).toBe(true);
  });

  it("a passkey of somebody else proves nothing", async () => {
    const { call, signIn, pass } = await openTestAcademy();
    const owner = await signIn();
    const made = await call(
      "POST",
      "/api/people",
      { username: "bee", name: "B", email: "b@academy.example", role: "owner" },
      { token: owner },
    );
    await call("POST", "/api/auth/choose-password", { token: made.body.token, newPassword: "words of bee" });
    const { token } = (await call("POST", "/api/auth/login", { username: "bee", password: "words of bee" })).body;
    const device = createAuthenticator();
    const offer = await call("POST", "/api/auth/passkeys/offer", { password: "words of bee" }, { token });
    await call("POST", "/api/auth/passkeys", { name: "Phone", credential: device.create(offer.body) }, { token });
    pass(11 * minute);
    const shown = device.sign((await call("GET", "/api/auth/login/passkey")).body);
    const said = await call("POST", "/api/auth/proof/passkey", shown, { token: owner });
    expect([said.status, said.body.message]).toEqual([400, "This passkey belongs to another account."]);
    expect((await call("POST", "/api/people/999999/leave", undefined, { token: owner })).status).toBe(403);
  });

  it("nobody makes a link for themselves, nor removes their own second step, under People", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const { id } = (await call("GET", "/api/people", undefined, { token })).body[0];
    const link = await call("POST", `/api/people/${id}/link`, undefined, { token });
    expect([link.status, link.body.message]).toEqual([400, expect.stringContaining("Nobody makes a link for themselves")]);
    expect(link.body.token).toBeUndefined();
    expect((await call("DELETE", `/api/people/${id}/second-step`, undefined, { token })).status).toBe(400);
    expect((await call("GET", "/api/people", undefined, { token })).body[0].link_until).toBeNull();
  });
});

import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { createAuthenticator } from "#tests/authenticator.ts";
import { admin, joined, openTestAcademy, type TestAcademy } from "#tests/harness.ts";

type Device = ReturnType<typeof createAuthenticator>;
const way = "/api/auth/login/passkey";
const minute = 60_000;

const request = async ({ call }: TestAcademy) => (await call("GET", way)).body;
let networks = 0;
/** From a network of its own, so that limits do not get in the way. */
const enter = ({ call }: TestAcademy, shown: object, address = `10.7.${++networks}.1`) => call("POST", way, shown, { address });
const enterWith = async (academy: TestAcademy, device: Device, odd: Parameters<Device["sign"]>[1] = {}) =>
  enter(academy, device.sign(await request(academy), odd));
const offer = ({ call }: TestAcademy, token: string, password = admin.password) =>
  call("POST", "/api/auth/passkeys/offer", { password }, { token });
const add = ({ call }: TestAcademy, token: string, credential: object, name = "Phone") =>
  call("POST", "/api/auth/passkeys", { name, credential }, { token });
const list = async ({ call }: TestAcademy, token: string) => (await call("GET", "/api/auth/passkeys", undefined, { token })).body;

async function added(academy: TestAcademy, token: string, device = createAuthenticator(), password = admin.password): Promise<Device> {
  const made = await add(academy, token, device.create((await offer(academy, token, password)).body));
  expect(made.status).toBe(201);
  return device;
}
const isIn = async ({ call }: TestAcademy, token: string) => (await call("GET", "/api/auth/verify-token", undefined, { token })).status;
const actions = async ({ database }: TestAcademy) =>
  (await database.read((db) => db.selectFrom("audit").select("action").orderBy("id").execute())).map(({ action }) => action);

describe("a passkey", () => {
  it("is added with the password, opens the account without one, tells its last use, and opens nothing once it is removed", async () => {
    const academy = await openTestAcademy();
    const { call } = academy;
    const token = await academy.signIn();
    expect((await offer(academy, token, "wrong-1")).body.issues).toEqual([{ path: "password", message: "This is not your password." }]);
    const device = await added(academy, token);
    expect(await list(academy, token)).toEqual([{ id: 1, name: "Phone", created_at: expect.stringMatching(/Z$/), last_used: null }]);
    expect((await offer(academy, token)).body.excludeCredentials).toHaveLength(1);
    expect((await add(academy, token, device.create((await offer(academy, token)).body))).status).toBe(400);

    const { secret } = (await call("POST", "/api/auth/second-step", { password: admin.password }, { token })).body;
    const code = new TOTP({ secret }).generate({ timestamp: academy.now() });
    await call("POST", "/api/auth/second-step/confirm", { code }, { token });
    const inside = await enterWith(academy, device);
    expect(inside).toMatchObject({ status: 200, body: { username: "admin" } });
    expect(await isIn(academy, inside.body.token)).toBe(200);
    expect((await list(academy, token))[0].last_used).toMatch(/Z$/);

    expect((await call("POST", "/api/auth/passkeys/1/remove", { password: "wrong-1" }, { token })).status).toBe(400);
    const other = await joined(call, token, "desk", "desk");
    const theirs = { password: "secret of desk" };
    expect((await call("POST", "/api/auth/passkeys/1/remove", theirs, { token: other })).status).toBe(404);
    expect((await call("POST", "/api/auth/passkeys/1/remove", { password: admin.password }, { token })).status).toBe(204);
    expect((await enterWith(academy, device)).status).toBe(401);
    expect(await actions(academy)).toEqual(expect.arrayContaining(["passkey-added", "passkey-removed"]));
  });

  it("takes a challenge that is ours, fresh, made for this, and not used yet", async () => {
    const academy = await openTestAcademy();
    const token = await academy.signIn();
    const device = await added(academy, token);
    const once = device.sign(await request(academy));
    expect([(await enter(academy, once)).status, (await enter(academy, once)).status]).toEqual([200, 401]);
    const twice = device.sign(await request(academy));
    const uses = await Promise.all([enter(academy, twice), enter(academy, twice), enter(academy, twice)]);
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await enterWith(academy, device, { challenge: Buffer.alloc(54, 7).toString("base64url") })).status).toBe(401);
    expect((await enterWith(academy, device, { challenge: (await offer(academy, token)).body.challenge })).status).toBe(401);
    const late = device.sign(await request(academy));
    const offered = (await offer(academy, token)).body;
    academy.pass(5 * minute + 1000);
    expect((await enter(academy, late)).body.message).toMatch(/^This took too long/);

    // Adding: not late, not in another session, not with a challenge for a sign-in, and once.
    const second = createAuthenticator();
    expect((await add(academy, token, second.create(offered))).status).toBe(400);
    const fresh = (await offer(academy, token)).body;
    expect((await add(academy, await academy.signIn(), second.create(fresh))).status).toBe(400);
    expect((await add(academy, token, second.create({ ...fresh, challenge: (await request(academy)).challenge }))).status).toBe(400);
    expect((await add(academy, token, second.create(fresh))).status).toBe(201);
    expect((await add(academy, token, createAuthenticator().create(fresh))).status).toBe(400);
  });

  it("counts only for this site, this account, with its own key, and when its person was known to it", async () => {
    const academy = await openTestAcademy();
    const token = await academy.signIn();
    const device = await added(academy, token);
    const stranger = createAuthenticator();
    const odds = [
      { origin: "https://test.evil.example" },
      { rpId: "evil.example" },
      { verified: false },
      { type: "webauthn.create" },
      { userHandle: "x" },
    ];
    for (const odd of odds) expect([odd, (await enterWith(academy, device, odd)).status]).toEqual([odd, 401]);
    const { id, rawId } = device.sign(await request(academy));
    const { user } = (await offer(academy, token)).body;
    expect((await enter(academy, { ...stranger.sign(await request(academy), { userHandle: user.id }), id, rawId })).status).toBe(401);
    expect((await enterWith(academy, stranger)).status).toBe(401);
    const shown = device.sign(await request(academy));
    for (const part of ["authenticatorData", "signature", "clientDataJSON"] as const)
      expect((await enter(academy, { ...shown, response: { ...shown.response, [part]: "AAAA" } })).status).toBe(401);
    const offered = (await offer(academy, token)).body;
    for (const odd of [{ origin: "https://evil.example" }, { rpId: "evil.example" }, { verified: false }, { type: "webauthn.get" }])
      expect([odd, (await add(academy, token, createAuthenticator().create(offered, odd))).status]).toEqual([odd, 400]);
    expect((await enter(academy, shown)).status).toBe(200);
    expect(await actions(academy)).toContain("passkey-failed");
  });

  it("whose count does not grow is taken for a copy; one that never counts is none", async () => {
    const academy = await openTestAcademy();
    const token = await academy.signIn();
    const device = await added(academy, token, createAuthenticator({ counts: true }));
    expect((await enterWith(academy, device)).status).toBe(200);
    for (const counter of [0, 1, 2]) expect((await enterWith(academy, device, { counter })).body.message).toMatch(/looks like a copy/);
    expect((await enterWith(academy, device, { counter: 9 })).status).toBe(200);
    const same = [device.sign(await request(academy), { counter: 10 }), device.sign(await request(academy), { counter: 10 })];
    const uses = await Promise.all(same.map((shown) => enter(academy, shown)));
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await actions(academy)).toContain("passkey-copied");
  });

  it("belongs to the configured address, whatever host is asked for", async () => {
    const academy = await openTestAcademy({ PUBLIC_URL: "https://academy.example/" });
    const token = await academy.signIn();
    const device = await added(academy, token, createAuthenticator({ origin: "https://academy.example" }));
    expect((await request(academy)).rpId).toBe("academy.example");
    expect((await enterWith(academy, device)).status).toBe(200);
    for (const origin of ["http://academy.example", "http://test", "https://www.academy.example"])
      expect((await enterWith(academy, device, { origin })).status).toBe(401);
  });

  it("tries count as those at a password do, and asking for a challenge leaves nothing behind", async () => {
    const academy = await openTestAcademy();
    const token = await academy.signIn();
    const device = await added(academy, token);
    const rows = () =>
      academy.database.read((db) =>
        Promise.all([db.selectFrom("attempts").selectAll().execute(), db.selectFrom("used_challenges").selectAll().execute()]),
      );
    const before = await rows();
    for (let asked = 0; asked < 20; asked++) await request(academy);
    expect(await rows()).toEqual(before);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await enter(academy, device.sign(await request(academy), { verified: false }), "198.51.100.9")).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const login = { username: admin.username, password: admin.password };
    expect((await academy.call("POST", "/api/auth/login", login, { address: "198.51.100.8" })).status).toBe(429);
  });
});

describe("no way in is weaker than what is asked for", () => {
  const rule = ({ call }: TestAcademy, token: string, askedOf: string) => call("PUT", "/api/people/second-step", { askedOf }, { token });
  const login = ({ call }: TestAcademy, username: string, password: string) => call("POST", "/api/auth/login", { username, password });
  const works = async ({ call }: TestAcademy, token: string) => (await call("GET", "/api/enquiries", undefined, { token })).status;

  it("a passkey is enough, and a password alone is not, by hand or by link; other sessions end", async () => {
    const academy = await openTestAcademy();
    const { call } = academy;
    const weak = await academy.signIn();
    const desk = await joined(call, weak, "desk", "desk");
    const stolen = (await login(academy, "desk", "secret of desk")).body.token;
    expect((await rule(academy, weak, "everybody")).status).toBe(400);
    const device = await added(academy, weak);
    // The session that made the passkey has shown both.
    expect((await rule(academy, weak, "owners")).body).toEqual({ askedOf: "owners" });
    expect((await login(academy, "admin", admin.password)).body.message).toMatch(/sign in with your passkey/);
    expect(await actions(academy)).toContain("passkey-needed");
    const owner = (await enterWith(academy, device)).body.token;
    expect(await works(academy, owner)).toBe(200);
    // Of whom it is not asked, nothing changes.
    expect(await works(academy, desk)).toBe(200);
    await rule(academy, owner, "everybody");
    expect([await works(academy, desk), await works(academy, stolen)]).toEqual([403, 403]);
    const theirs = await added(academy, desk, createAuthenticator(), "secret of desk");
    // The session that was there before did not show the passkey.
    expect([await works(academy, desk), await isIn(academy, stolen)]).toEqual([200, 401]);
    const [, { id }] = (await call("GET", "/api/people", undefined, { token: owner })).body;
    const { body: link } = await call("POST", `/api/people/${id}/link`, undefined, { token: owner });
    await call("POST", "/api/auth/choose-password", { token: link.token, newPassword: "words by link" });
    expect((await login(academy, "desk", "words by link")).status).toBe(401);
    const reset = await academy.academy.accounts.resetPassword("desk");
    expect((await login(academy, "desk", reset)).status).toBe(401);
    const back = (await enterWith(academy, theirs)).body.token;
    expect(await works(academy, back)).toBe(200);

    // The last second step stays while it is asked for; an app may take its place.
    const [{ id: own }] = await list(academy, back);
    const remove = () => call("POST", `/api/auth/passkeys/${own}/remove`, { password: reset }, { token: back });
    expect((await remove()).body.message).toMatch(/your last one/);
    const { secret } = (await call("POST", "/api/auth/second-step", { password: reset }, { token: back })).body;
    const code = new TOTP({ secret }).generate({ timestamp: academy.now() });
    const { codes } = (await call("POST", "/api/auth/second-step/confirm", { code }, { token: back })).body;
    const off = (with_: string) => call("POST", "/api/auth/second-step/off", { password: reset, code: with_ }, { token: back });
    const both = await Promise.all([remove(), off(codes[0])]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it("a session with a password alone ends when its person is asked for the passkey they have", async () => {
    const academy = await openTestAcademy();
    const strong = await academy.signIn();
    await added(academy, strong);
    const weak = await academy.signIn();
    expect(await works(academy, weak)).toBe(200);
    expect((await rule(academy, weak, "owners")).body.message).toMatch(/sign in with your passkey/);
    await rule(academy, strong, "owners");
    expect([await isIn(academy, weak), await isIn(academy, strong)]).toEqual([401, 200]);
    await rule(academy, strong, "nobody");
    expect((await login(academy, "admin", admin.password)).status).toBe(200);
  });

  it("who leaves leaves the passkeys; taking the second step away takes them; the rule of before still holds", async () => {
    const academy = await openTestAcademy();
    const { call, database } = academy;
    const owner = await academy.signIn();
    await added(academy, owner);
    const desk = await joined(call, owner, "desk", "desk");
    const device = await added(academy, desk, createAuthenticator(), "secret of desk");
    const before = device.sign(await request(academy));
    const person = (deed: string, method = "POST") => call(method, `/api/people/2/${deed}`, undefined, { token: owner });
    await person("leave");
    expect((await enter(academy, before)).status).toBe(401);
    const { body: link } = await person("come-back");
    expect((await enterWith(academy, device)).status).toBe(401);
    await call("POST", "/api/auth/choose-password", { token: link.token, newPassword: "back again" });
    expect((await enterWith(academy, device)).status).toBe(401);

    const again = (await login(academy, "desk", "back again")).body.token;
    const second = await added(academy, again, createAuthenticator(), "back again");
    expect((await call("GET", "/api/people", undefined, { token: owner })).body[1]).toMatchObject({ hasSecondStep: true, passkeys: 1 });
    // As it was kept when there were only two choices.
    await database.write((tx) => tx.insertInto("settings").values({ key: "second-step-required", value: "yes" }).execute());
    expect((await call("GET", "/api/people/second-step", undefined, { token: owner })).body).toEqual({ askedOf: "everybody" });
    expect((await person("second-step", "DELETE")).status).toBe(204);
    expect([(await enterWith(academy, second)).status, await isIn(academy, again)]).toEqual([401, 401]);
    const bare = (await login(academy, "desk", "back again")).body.token;
    expect(await works(academy, bare)).toBe(403);
  });
});

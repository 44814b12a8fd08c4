import { expect, it } from "vitest";
import { admin, openTestAcademy, type TestAcademy } from "#tests/harness.ts";

/** Calls come from a network each, so that limits do not get in the way, unless one is named. */
let callers = 0;
const send = ({ call }: TestAcademy, path: string, body: object, address = `10.${++callers >> 8}.${callers & 255}.1`) =>
  call("POST", `/api/auth/${path}`, body, { address });

/** On SQLite two connections of one process only wait for each other; PostgreSQL gets a second process' worth of rooms. */
const second = async (one: TestAcademy) => (one.database.engine === "postgres" ? one.openAnother() : one);

it("no session made with the old password survives its change, however many sign in meanwhile", async () => {
  const one = await openTestAcademy();
  const other = await second(one);
  const home = "203.0.113.9";
  let [present, next] = [admin.password, "other-secret"];
  await send(one, "login", { username: admin.username, password: present }, home);
  let made = 0;
  for (let round = 0; round < 10; round++) {
    const signIns = Array.from({ length: 8 }, (_, number) =>
      send(number % 4 ? one : other, "login", { username: admin.username, password: present }),
    );
    // Known networks go first: the change overtakes sign-ins that have read the old hash and wait for their turn.
    const change = { currentPassword: present, newPassword: next, masterPassword: admin.master };
    expect((await send(one, "change-admin-password", change, home)).status).toBe(200);
    const tokens = (await Promise.all(signIns)).filter(({ status }) => status === 200).map(({ body }) => body.token);
    made += tokens.length;
    for (const token of tokens) expect((await one.call("GET", "/api/auth/verify-token", undefined, { token })).status).toBe(401);
    [present, next] = [next, present];
  }
  expect(made).toBeGreaterThan(0);
});

it("of two password changes at once one holds, and the other is told that its password does not", async () => {
  const one = await openTestAcademy();
  const other = await second(one);
  let present = admin.password;
  for (let round = 0; round < 5; round++) {
    const wanted = [`first-${round}`, `second-${round}`];
    const said = await Promise.all(
      wanted.map((newPassword, number) =>
        send(number ? other : one, "change-admin-password", { currentPassword: present, newPassword, masterPassword: admin.master }),
      ),
    );
    expect(said.map(({ status }) => status).sort()).toEqual([200, 401]);
    present = wanted[said.findIndex(({ status }) => status === 200)] ?? "";
    expect((await send(one, "login", { username: admin.username, password: present })).status).toBe(200);
  }
});

it("a master password that is replaced while it is checked opens nothing afterwards", async () => {
  const one = await openTestAcademy();
  const newest = () =>
    one.database.read((db) =>
      db
        .selectFrom("audit")
        .select("action")
        .where("action", "in", ["password-change", "master-password-reset"])
        .orderBy("id", "desc")
        .executeTakeFirst(),
    );
  let [present, master] = [admin.password, admin.master];
  let refused = 0;
  for (let round = 0; round < 5; round++) {
    const newPassword = `new-secret-${round}`;
    // A change takes three hashes and a reset one: it is made while the change goes on with the old one.
    const [changed, made] = await Promise.all([
      send(one, "change-admin-password", { currentPassword: present, newPassword, masterPassword: master }),
      one.academy.masterPassword.reset(),
    ]);
    if (changed.status === 401) refused++;
    else expect(await newest()).toEqual({ action: "master-password-reset" });
    if (changed.status === 200) present = newPassword;
    expect((await send(one, "verify-master", { masterPassword: master })).status).toBe(401);
    expect((await send(one, "verify-master", { masterPassword: made })).status).toBe(200);
    master = made;
  }
  expect(refused).toBeGreaterThan(0);
});

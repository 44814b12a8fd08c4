import { TOTP } from "otpauth";
import { addJobs } from "#academy/jobs/job-rows.ts";
import { createAuthenticator } from "../authenticator.ts";
import { callBodies, mailSetup } from "../call-bodies.ts";
import { admin } from "../harness.ts";
import { another, enquiry, type Trial, type World } from "./trial.ts";

const someone = async (world: World) => {
  const number = another();
  const body = { username: `s${number}`, name: `Somebody ${number}`, email: "s@academy.example", role: "desk" };
  return (await world.call("POST", "/api/people", body, { token: world.token })).body;
};
const backup = async (world: World) => [(await world.call("GET", "/api/backups", undefined, { token: world.token })).body.files[0].name];
const hook = (world: World) =>
  world.call(
    "POST",
    "/api/webhooks",
    { address: "http://127.0.0.1:9/hook", events: ["post.published"], active: true },
    { token: world.token },
  );
/** A mail that was refused; answers its number. */
async function refusedMail(world: World): Promise<number> {
  const about = await enquiry(world);
  const { id } = await world.database.write(async (tx) => {
    const [mail] = await addJobs(tx, world.now(), [{ lane: "mail", kind: "notice", noun: "enquiries", item_id: about }]);
    return tx
      .updateTable("jobs")
      .set({ state: "failed" })
      .where("id", "=", mail?.id ?? 0)
      .returning("id")
      .executeTakeFirstOrThrow();
  });
  return id;
}
const device = createAuthenticator();
const offered = { secret: "" };
const codeOf = (world: World, steps = 0) => new TOTP({ secret: offered.secret }).generate({ timestamp: world.now() + steps * 30_000 });
/** Calls for people, accounts and what owners set, in an order in which each can be made. */
export const accountTrials: Record<string, Trial> = {
  "POST /people": { body: () => callBodies["/people"]?.() ?? {}, line: "invite" },
  "PUT /people/:id": {
    at: async (world) => [(await someone(world)).person.id],
    body: () => ({ name: `Named ${another()}`, email: "n@academy.example", role: "editor" }),
    line: "update",
  },
  "POST /people/:id/link": { at: async (world) => [(await someone(world)).person.id], line: "make-link" },
  "POST /people/:id/leave": { at: async (world) => [(await someone(world)).person.id], line: "leave" },
  "POST /people/:id/come-back": {
    at: async (world) => {
      const { id } = (await someone(world)).person;
      await world.call("POST", `/api/people/${id}/leave`, undefined, { token: world.token });
      return [id];
    },
    line: "come-back",
  },
  "DELETE /people/:id/second-step": { at: async (world) => [(await someone(world)).person.id], line: "second-step-removed" },
  "PUT /first-hour": { body: () => ({ putAway: true }), line: "first-hour-away" },
  "PUT /people/second-step": { body: () => ({ askedOf: "nobody" }), line: "second-step-optional" },
  "POST /auth/choose-password": {
    body: async (world) => ({ token: (await someone(world)).token, newPassword: "words of somebody" }),
    line: "choose-password",
    anyone: true,
  },
  "POST /auth/confirm-email": {
    body: async (world) => {
      const { person } = await someone(world);
      return { token: await world.academy.emailLinks.create(person.id) };
    },
    line: "email-confirmed",
    anyone: true,
  },
  "PUT /auth/email": { body: () => ({ email: "admin@academy.example" }), line: "email-change" },
  "POST /auth/changes/seen": { body: () => ({ ids: [1] }), line: "changes-seen" },
  "POST /auth/proof": { body: () => ({ password: admin.password }), line: "proof" },
  "POST /auth/login": { body: () => ({ username: admin.username, password: admin.password }), line: "sign-in", anyone: true },
  "DELETE /auth/sessions/:session": {
    at: async (world) => {
      await world.signIn();
      const list = (await world.call("GET", "/api/auth/sessions", undefined, { token: world.token })).body;
      return [list.find(({ isThis }: { isThis: boolean }) => !isThis).id];
    },
    line: "session-ended",
  },
  "POST /auth/passkeys": {
    body: async (world) => ({
      name: "Phone",
      credential: device.create(
        (await world.call("POST", "/api/auth/passkeys/offer", { password: admin.password }, { token: world.token })).body,
      ),
    }),
    line: "passkey-added",
  },
  "POST /auth/login/passkey": {
    body: async (world) => device.sign((await world.call("GET", "/api/auth/login/passkey")).body),
    line: "sign-in",
    anyone: true,
  },
  "POST /auth/proof/passkey": {
    body: async (world) => device.sign((await world.call("GET", "/api/auth/login/passkey")).body),
    line: "proof",
  },
  "POST /auth/passkeys/:id/remove": {
    at: async (world) => [(await world.call("GET", "/api/auth/passkeys", undefined, { token: world.token })).body[0].id],
    body: () => ({ password: admin.password }),
    line: "passkey-removed",
  },
  "POST /auth/second-step/confirm": {
    body: async (world) => {
      const { body } = await world.call("POST", "/api/auth/second-step", { password: admin.password }, { token: world.token });
      offered.secret = body.secret;
      return { code: codeOf(world, -1) };
    },
    line: "second-step-on",
  },
  "POST /auth/login/code": {
    body: async (world) => {
      const first = await world.call("POST", "/api/auth/login", { username: admin.username, password: admin.password });
      return { step: first.body.step, code: codeOf(world) };
    },
    line: "sign-in",
    anyone: true,
  },
  "POST /auth/second-step/codes": { body: (world) => ({ password: admin.password, code: codeOf(world, 1) }), line: "recovery-codes" },
  "POST /auth/second-step/off": {
    body: (world) => {
      world.pass(60_000);
      return { password: admin.password, code: codeOf(world) };
    },
    line: "second-step-off",
  },
  "POST /backups": { line: "backup" },
  "POST /backups/:name/check": { at: backup, line: "backup-check" },
  "POST /backups/:name/download": { at: backup, body: () => ({ masterPassword: admin.master }), line: "backup-download" },
  "POST /api-tokens": { body: () => callBodies["/api-tokens"]?.() ?? {}, line: "create" },
  "DELETE /api-tokens/:id": {
    at: async (world) => [(await world.call("GET", "/api/api-tokens", undefined, { token: world.token })).body[0].id],
    line: "end",
  },
  "POST /webhooks": { body: () => callBodies["/webhooks"]?.() ?? {}, line: "create" },
  "PUT /webhooks/:id": {
    at: async (world) => [(await hook(world)).body.webhook.id],
    body: () => callBodies["/webhooks"]?.() ?? {},
    line: "update",
  },
  "DELETE /webhooks/:id": { at: async (world) => [(await hook(world)).body.webhook.id], line: "delete" },
  "POST /webhooks/:id/secret": { at: async (world) => [(await hook(world)).body.webhook.id], line: "replace-secret" },
  "POST /webhooks/:id/test": { at: async (world) => [(await hook(world)).body.webhook.id], line: "test" },
  "POST /webhooks/:id/deliveries/:delivery/replay": {
    at: async (world) => {
      const { id } = (await hook(world)).body.webhook;
      const tested = await world.call("POST", `/api/webhooks/${id}/test`, undefined, { token: world.token });
      await world.database.write((tx) => tx.updateTable("jobs").set({ state: "failed" }).execute());
      return [id, tested.body.id];
    },
    line: "replay",
  },
  "POST /mail/unsent/send": {
    body: async (world) => {
      await refusedMail(world);
      return {};
    },
    line: "mail-resend",
  },
  "POST /mail/unsent/:id/send": { at: async (world) => [await refusedMail(world)], line: "mail-resend" },
  "PUT /mail": { body: mailSetup, line: "mail-setup" },
  "POST /mail/try": { body: () => ({ to: "owner@academy.example", from: "", server: mailSetup().server }), line: "mail-test-failed" },
  "POST /mail/test": { body: () => ({ to: "owner@academy.example" }), line: "mail-test-failed" },
  "POST /auth/change-password": { body: () => ({ currentPassword: admin.password, newPassword: "another-1" }), line: "password-change" },
  "POST /auth/change-admin-password": {
    body: () => ({ currentPassword: "another-1", newPassword: admin.password, masterPassword: admin.master }),
    line: "password-change",
    anyone: true,
  },
  "POST /auth/logout": { line: "sign-out" },
};

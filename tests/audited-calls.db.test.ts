import { mkdirSync } from "node:fs";
import { TOTP } from "otpauth";
import { expect, it } from "vitest";
import { routes } from "#api/routes.ts";
import type { ContentKindDeclaration } from "#contract/content-kind.ts";
import { contentKinds } from "#contract/content-kinds.ts";
import { wordsParts } from "#contract/words/words-fields.ts";
import { createAuthenticator } from "./authenticator.ts";
import { callBodies } from "./call-bodies.ts";
import { courseInput, enquiryInput, jpegDataUrl, kindTrials } from "./factories.ts";
import { admin, openTestAcademy, type TestAcademy } from "./harness.ts";

/** Calls that change or reveal nothing of which the activity should tell, and why. */
const silent: Record<string, string> = {
  "POST /contact": "a visitor; the timeline of the enquiry begins with it",
  "POST /pictures": "told with the item that shows it; what nothing shows goes after a day",
  "POST /previews/:noun": "stores nothing",
  "POST /previews/:noun/share-picture": "stores nothing",
  "PUT /autosaves/:form": "what is not saved yet is its person's alone",
  "POST /auth/verify-master": "opens a screen and grants nothing; that it failed is told",
  "POST /auth/read-link": "tells whoever has a link whose it is",
  "POST /auth/forgot-password": "changes nothing; its link is told when it is used",
  "POST /auth/email/link": "mails once more what was asked for before",
  "POST /auth/second-step": "a secret that holds once it is confirmed",
  "POST /auth/passkeys/offer": "a challenge that holds once it is answered",
};
/** What is read only to be taken away. */
const revealing = ["GET /enquiries/person"];

type World = TestAcademy & { token: string; last: (path: string) => Promise<number> };
type Trial = {
  /** In place of the parameters, in their order. */
  at?: (world: World) => Promise<readonly (string | number)[]> | readonly (string | number)[];
  query?: string;
  body?: (world: World) => object | Promise<object>;
  /** The line it leaves. */
  line: string;
  anyone?: true;
};

const once = <T>(make: () => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
const fresh = (path: keyof typeof kindTrials) => async (world: World) =>
  (await world.call("POST", `/api/${path}`, kindTrials[path].input(), { token: world.token })).body;

function ofContent(): Record<string, Trial> {
  const trials: Record<string, Trial> = {};
  for (const { path, publishing, reorder } of Object.values<ContentKindDeclaration>(contentKinds)) {
    const name = path as keyof typeof kindTrials;
    const made = async (world: World) => [(await fresh(name)(world)).id];
    const input = () => kindTrials[name].input();
    trials[`POST /${path}`] = { body: input, line: "create" };
    trials[`PUT /${path}/:id`] = { at: made, body: input, line: "update" };
    trials[`DELETE /${path}/:id`] = { at: made, line: "delete" };
    trials[`POST /${path}/:id/versions/:version/restore`] = {
      at: async (world) => {
        const { id } = await fresh(name)(world);
        await world.call("PUT", `/api/${path}/${id}`, { ...input(), version: 1 }, { token: world.token });
        return [id, 1];
      },
      line: "restore-version",
    };
    if (reorder)
      trials[`PUT /${path}/${reorder.path}`] = {
        body: async (world) => ({ [reorder.list]: [{ id: (await fresh(name)(world)).id, display_order: 1 }] }),
        line: "reorder",
      };
    if (!publishing) continue;
    trials[`PUT /${path}/:id/working-copy`] = { at: made, body: () => ({ ...input(), version: 1 }), line: "save-changes" };
    trials[`DELETE /${path}/:id/working-copy`] = {
      at: async (world) => {
        const { id } = await fresh(name)(world);
        await world.call("PUT", `/api/${path}/${id}/working-copy`, { ...input(), version: 1 }, { token: world.token });
        return [id];
      },
      line: "discard-changes",
    };
  }
  return trials;
}

/** With one text changed: what is as at first leads nowhere back. */
function worded(body: Record<string, unknown>): object {
  const [name = "", text] = Object.entries(body).find(([, value]) => typeof value === "string" && value !== "") ?? [];
  return { ...body, [name]: name === "link" ? text : `${text}!` };
}

/** A setting of which there is one: saved, put back to the first, and to an older version. */
function ofSetting(path: string, body: () => object, line = "update"): Record<string, Trial> {
  return {
    [`PUT ${path}`]: { body, line },
    ...(routes[`POST ${path}/restore-first`] && { [`POST ${path}/restore-first`]: { line: "restore-first" } }),
    [`POST ${path}/versions/:version/restore`]: { at: () => [1], line: "restore-version" },
  };
}

const enquiry = async (world: World, more: object = {}) =>
  (
    await world.call("POST", "/api/contact", enquiryInput({ email: `v${Math.random()}@example.com`, ...more }), {
      address: `10.2.${++visitors}.1`,
    })
  ).body.id;
let visitors = 0;
const someone = async (world: World) => {
  const body = { username: `s${++visitors}`, name: `Somebody ${visitors}`, email: "s@academy.example", role: "desk" };
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
const device = createAuthenticator();
const offered = once(() => ({ secret: "" }));
const codeOf = (world: World, steps = 0) => new TOTP({ secret: offered().secret }).generate({ timestamp: world.now() + steps * 30_000 });

const trials: Record<string, Trial> = {
  ...ofContent(),
  ...ofSetting("/academy-facts", () => ({ ...callBodies["/academy-facts"]?.(), city: "Kandy", version: undefined })),
  ...Object.assign({}, ...wordsParts.map((part) => ofSetting(`/words/${part}`, () => worded(callBodies[`/words/${part}`]?.() ?? {})))),
  ...ofSetting("/answer-templates", () => callBodies["/answer-templates"]?.() ?? {}),
  "POST /trash/:noun/:id/restore": {
    at: async (world) => {
      const { id } = await fresh("courses")(world);
      await world.call("DELETE", `/api/courses/${id}`, undefined, { token: world.token });
      return ["courses", id];
    },
    line: "restore",
  },
  "POST /redirects": { body: () => ({ from: "/old-1", to: "/about" }), line: "create" },
  "PUT /redirects/:id": {
    at: async (world) => [await world.last("redirects")],
    body: () => ({ from: "/old-2", to: "/blog" }),
    line: "update",
  },
  "DELETE /redirects/:id": { at: async (world) => [await world.last("redirects")], line: "delete" },
  "POST /redirects/import": { body: () => ({ csv: "/old-3,/about", do: "all" }), line: "import" },
  "POST /trash/:noun/:id/redirect": {
    at: async (world) => {
      const { id } = (await world.call("POST", "/api/courses", courseInput({ slug: `led-${++visitors}` }), { token: world.token })).body;
      await world.call("DELETE", `/api/courses/${id}`, undefined, { token: world.token });
      return ["courses", id];
    },
    body: () => ({ to: "/about" }),
    line: "create",
  },
  "DELETE /missing-addresses/:id": {
    at: async (world) => {
      world.academy.missingAddresses.note("/nowhere", "", "192.0.2.7");
      await world.academy.missingAddresses.flush();
      return [(await world.call("GET", "/api/missing-addresses", undefined, { token: world.token })).body[0].id];
    },
    line: "ignore",
  },
  "POST /enquiries": { body: () => ({ name: "Kumari", phone: "077 123 4567", channel: "phone" }), line: "create" },
  "PATCH /enquiries": {
    body: async (world) => ({ changes: [{ id: await enquiry(world), status: "Closed", version: 1 }] }),
    line: "update",
  },
  "PUT /enquiries/:id": {
    at: async (world) => [await enquiry(world)],
    body: () => ({ status: "Closed", notes: "", version: 1 }),
    line: "update",
  },
  "PATCH /enquiries/:id": { at: async (world) => [await enquiry(world)], body: () => ({ status: "Closed", version: 1 }), line: "update" },
  "POST /enquiries/:id/events": {
    at: async (world) => [await enquiry(world)],
    body: () => ({ kind: "note", text: "Evenings" }),
    line: "add-event",
  },
  "POST /enquiries/:id/reply": {
    at: async (world) => [await enquiry(world)],
    body: () => ({ by: "whatsapp", subject: "", text: "Hello" }),
    line: "reply",
  },
  "DELETE /enquiries/:id": { at: async (world) => [await enquiry(world)], line: "erase" },
  "POST /enquiries/erase": { body: async (world) => ({ ids: [await enquiry(world)] }), line: "erase" },
  "GET /enquiries/person": { query: "?email=copy@example.com", line: "copy-person" },
  "DELETE /enquiries/person": { query: "?email=gone@example.com", line: "erase" },
  "PUT /desk/morning-mail": { body: () => ({ on: true }), line: "morning-mail-on" },
  "POST /previews/:noun/:id/links": {
    at: async (world) => ["courses", (await fresh("courses")(world)).id],
    body: () => ({ hours: 24 }),
    line: "share-preview",
  },
  "DELETE /previews/:noun/:id/links/:link": {
    at: async (world) => {
      const { id } = await fresh("courses")(world);
      const made = await world.call("POST", `/api/previews/courses/${id}/links`, { hours: 1 }, { token: world.token });
      return ["courses", id, made.body.link.id];
    },
    line: "end-preview",
  },
  "POST /people": { body: () => callBodies["/people"]?.() ?? {}, line: "invite" },
  "PUT /people/:id": {
    at: async (world) => [(await someone(world)).person.id],
    body: () => ({ name: `Named ${++visitors}`, email: "n@academy.example", role: "editor" }),
    line: "update",
  },
  "POST /people/:id/link": { at: async (world) => [(await someone(world)).person.id], line: "make-link" },
  "POST /people/:id/leave": { at: async (world) => [(await someone(world)).person.id], line: "leave" },
  "POST /people/:id/come-back": { at: async (world) => [(await someone(world)).person.id], line: "come-back" },
  "DELETE /people/:id/second-step": { at: async (world) => [(await someone(world)).person.id], line: "second-step-removed" },
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
      offered().secret = body.secret;
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
  "PUT /site-options": { body: () => callBodies["/site-options"]?.() ?? {}, line: "update" },
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
      await world.database.write((tx) => tx.updateTable("webhook_deliveries").set({ state: "failed" }).execute());
      return [id, tested.body.id];
    },
    line: "replay",
  },
  "POST /mail/test": { body: () => ({ to: "owner@academy.example" }), line: "mail-test-failed" },
  "POST /auth/change-password": { body: () => ({ currentPassword: admin.password, newPassword: "another-1" }), line: "password-change" },
  "POST /auth/change-admin-password": {
    body: () => ({ currentPassword: "another-1", newPassword: admin.password, masterPassword: admin.master }),
    line: "password-change",
    anyone: true,
  },
  "POST /auth/logout": { line: "sign-out" },
};

const changing = Object.keys(routes).filter((route) => !route.startsWith("GET ") || revealing.includes(route));

it("every call that changes or reveals something is written down with its line of the activity, or why it leaves none", () => {
  expect([...Object.keys(trials), ...Object.keys(silent)].sort(), "tests/audited-calls.db.test.ts").toEqual([...changing].sort());
});

it("every call that changes or reveals something leaves its line, with who and from where", async () => {
  const academy = await openTestAcademy({ WEBHOOKS_TO_LOCALHOST: "on", ENQUIRIES_PER_HOUR: "100000", SMTP_URL: "smtp://127.0.0.1:9" });
  mkdirSync(`${academy.env.DATA_DIR}/backups`, { recursive: true });
  const world: World = {
    ...academy,
    token: await academy.signIn(),
    last: async (path) => (await academy.call("GET", `/api/${path}`, undefined, { token: world.token })).body[0].id,
  };
  await enquiry(world, { email: "copy@example.com" });
  await enquiry(world, { email: "gone@example.com" });
  await world.call(
    "POST",
    "/api/people",
    { username: "seen", name: "Seen", email: "x@academy.example", role: "desk" },
    { token: world.token },
  );
  await jpegDataUrl();
  const wrong: string[] = [];
  const { database } = academy;
  let networks = 0;
  for (const [route, { at, query = "", body, line, anyone }] of Object.entries(trials)) {
    // For a proof lasts ten minutes and some of these end sessions.
    if (
      !anyone &&
      route !== "POST /auth/second-step/codes" &&
      (await world.call("GET", "/api/status", undefined, { token: world.token })).status === 401
    )
      world.token = await world.signIn();
    const [method = "", path = ""] = route.split(" ");
    const given = [...((await at?.(world)) ?? [])];
    const sent = await body?.(world);
    const from = `10.3.${++networks}.9`;
    const before = await database.read((db) =>
      db
        .selectFrom("audit")
        .select((of) => of.fn.max("id").as("id"))
        .executeTakeFirst(),
    );
    const address = path.replace(/:\w+/g, () => String(given.shift()));
    const said = await world.call(method, `/api${address}${query}`, sent, { address: from, ...(!anyone && { token: world.token }) });
    const lines = await database.read((db) =>
      db
        .selectFrom("audit")
        .selectAll()
        .where("id", ">", Number(before?.id ?? 0))
        .execute(),
    );
    const told = lines.find(({ action }) => action === line);
    if (said.status >= 300) wrong.push(`${route}: ${said.status} ${said.text}`);
    else if (!told) wrong.push(`${route}: no "${line}", but ${lines.map(({ action }) => action).join(", ") || "nothing"}`);
    else if (told.address !== from || told.actor === "") wrong.push(`${route}: by "${told.actor}" from "${told.address}"`);
  }
  expect(wrong).toEqual([]);
});

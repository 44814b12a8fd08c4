import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { negotiatedRequestOf } from "#api/content-negotiation.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import type { DatabaseStartup } from "#server/process/database-startup.ts";
import { requestTypeOf } from "#server/requests/request-type.ts";
import { createServices, type Services } from "#server/services.ts";
import { admin, createDatabase, dropDatabase, firstSettings, root, startedName } from "./first-start.ts";

export type TestAcademy = Services & {
  firstAdmin: DatabaseStartup["firstAdmin"];
  /** Moves the academy's clock forward; milliseconds. */
  pass: (milliseconds: number) => void;
  now: () => number;
  call: (method: string, path: string, body?: unknown, more?: CallMore) => Promise<Called>;
  signIn: () => Promise<string>;
  env: Record<string, string>;
  openAnother: () => Promise<TestAcademy>;
};

export type CallMore = { token?: string; address?: string; headers?: Record<string, string>; raw?: BodyInit };
// biome-ignore lint/suspicious/noExplicitAny: answers are checked by the tests themselves
export type Called = { status: number; body: any; text: string; headers: Headers };

export { admin };

/** Settings that a first start does not write into the database; with any other, an academy of its own is started. */
const afterFirstStart = [
  "BOT_CHECK",
  "SMTP_URL",
  "MAIL_FROM",
  "PUBLIC_URL",
  "ENQUIRIES_PER_HOUR",
  "BACKUP_KEEP",
  "SECRET_KEY",
  "ENQUIRY_TO",
  "WEBHOOKS_TO_LOCALHOST",
];

/** Opens a fresh academy for one test or one file; `env` overrides settings. Closed by itself at the end. */
export async function openTestAcademy(env: Record<string, string> = {}): Promise<TestAcademy> {
  const folder = mkdtempSync(join(tmpdir(), "academy-test-"));
  const url = Object.keys(env).every((name) => afterFirstStart.includes(name))
    ? await copyStarted(folder)
    : (env.DATABASE_URL ?? (await freshDatabaseUrl()));
  const settings = { ...firstSettings, DATA_DIR: folder, DATABASE_URL: url, ...env };
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return open(settings);
}

async function open(env: Record<string, string>): Promise<TestAcademy> {
  let shift = 0;
  const now = () => Date.now() + shift;
  const config = readConfig(env);
  const services = createServices(config, createLog(config.logLevel), { root }, now);
  onTestFinished(() => services.close());
  const { firstAdmin } = await services.startDatabase();

  const call: TestAcademy["call"] = async (method, path, body, more = {}) => {
    const headers = new Headers(more.headers);
    if (more.token) headers.set("authorization", `Bearer ${more.token}`);
    if (body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
    const content = more.raw ?? (body === undefined ? null : JSON.stringify(body));
    const request = new Request(`http://test${path}`, {
      method,
      headers,
      body: content,
      ...(content && { duplex: "half" }),
    } as RequestInit);
    services.noteAddress(request, more.address ?? "192.0.2.1");
    const { pathname } = new URL(request.url);
    const type = requestTypeOf(negotiatedRequestOf(request), pathname);
    if (type !== "call" && type !== "picture" && type !== "probe")
      return { status: 0, body: undefined, text: "a page", headers: new Headers() };
    const response = await services.answer(type, request, pathname);
    const text = await response.text();
    const isJson = /json/.test(response.headers.get("content-type") ?? "") && text !== "";
    return { status: response.status, body: isJson ? JSON.parse(text) : undefined, text, headers: response.headers };
  };

  return {
    ...services,
    firstAdmin,
    env,
    call,
    now,
    pass: (milliseconds) => {
      shift += milliseconds;
    },
    async signIn() {
      const { status, body, text } = await call("POST", "/api/auth/login", { username: admin.username, password: admin.password });
      if (status !== 200) throw new Error(`Sign-in failed: ${text}`);
      return body.token;
    },
    openAnother: () => open(env),
  };
}

export async function joined(call: TestAcademy["call"], owner: string, role: string, username: string): Promise<string> {
  const person = { username, name: `The ${username}`, email: `${username}@academy.example`, role };
  const { body } = await call("POST", "/api/people", person, { token: owner });
  const newPassword = `secret of ${username}`;
  await call("POST", "/api/auth/choose-password", { token: body.token, newPassword });
  return (await call("POST", "/api/auth/login", { username, password: newPassword })).body.token;
}

/** Says that everybody reads the mailbox that they were invited with, as its link would. */
export async function confirmEmails({ database }: Pick<TestAcademy, "database">): Promise<void> {
  await database.write((tx) =>
    tx
      .updateTable("admins")
      .set((of) => ({ email: of.ref("email_waiting"), email_waiting: "" }))
      .where("email_waiting", "!=", "")
      .execute(),
  );
}

/** What DATABASE_URL is for a fresh database of the engine under test; "" for SQLite. */
export async function freshDatabaseUrl(template?: string): Promise<string> {
  const server = inject("postgres");
  if (server === "") return "";
  const url = await createDatabase(server, template);
  onTestFinished(() => dropDatabase(server, url));
  return url;
}

/** Copies the started academy: its database of PostgreSQL, else its folder. */
async function copyStarted(folder: string): Promise<string> {
  if (inject("postgres") !== "") return freshDatabaseUrl(startedName);
  cpSync(inject("started"), folder, { recursive: true });
  return "";
}

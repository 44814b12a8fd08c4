import { expect, it } from "vitest";
import { openDatabase } from "#database/database.ts";
import { rowsOf } from "../every-row.ts";
import { courseInput, enquiryInput } from "../factories.ts";
import { admin, freshDatabaseUrl } from "../harness.ts";
import { patience, pause, siteSettings, startSite } from "./site.ts";

const visitor = { name: "Thushari Visitor", email: "thushari.visitor@example.org", phone: "+94 71 555 0199", details: "Call me at home" };

it(
  "logs, the database and public answers hold no password, token or address where they must not",
  async () => {
    const env = siteSettings({
      DATABASE_URL: await freshDatabaseUrl(),
      LOG_LEVEL: "debug",
      SMTP_URL: "smtp://mailer:mail-password@127.0.0.1:1",
    });
    const site = await startSite(env);
    let log = "";
    for (const stream of [site.process.stdout, site.process.stderr]) {
      stream?.on("data", (part: Buffer) => {
        log += part.toString();
      });
    }
    const tokens: string[] = [];
    for (let turn = 0; turn < 2; turn++) tokens.push(await site.signIn());
    const [token = "", other = ""] = tokens;
    await site.call("POST", "/api/contact", enquiryInput(visitor));
    await site.call("POST", "/api/contact", { ...enquiryInput(visitor), email: `<${visitor.email}>` });
    await site.call("POST", "/api/contact", `${JSON.stringify(visitor)}{`);
    await site.call("PUT", "/api/enquiries/1", { status: "Contacted", notes: "Spoke to Thushari", version: 1 }, token);
    await site.call("POST", "/api/auth/login", { username: "admin", password: "guessed-password" });
    await site.call("POST", "/api/auth/login", { username: "password-in-the-wrong-field", password: "x" });
    await site.call("POST", "/api/auth/verify-master", { masterPassword: "guessed-master" });
    await site.call("POST", "/api/courses", courseInput(), token);
    await site.call("GET", `/api/courses?token=${token}`);
    await site.call("POST", "/api/auth/logout", undefined, other);
    const change = { currentPassword: admin.password, newPassword: "brand-new-password", masterPassword: admin.master };
    await site.call("POST", "/api/auth/change-admin-password", { ...change, masterPassword: "guessed-master" });
    await site.call("POST", "/api/auth/change-admin-password", change);
    // The mail server is not there, so that the outbox has trouble to tell of.
    await expect.poll(() => log, { timeout: 20_000 }).toContain("mail not sent");

    const secrets = [
      admin.password,
      admin.master,
      "brand-new-password",
      "guessed-password",
      "guessed-master",
      "password-in-the-wrong-field",
      "mail-password",
      ...tokens,
    ];
    const personal = [visitor.email, visitor.phone, visitor.name, visitor.details, "Thushari"];
    const publicAnswers: string[] = [];
    for (const path of [
      "/api/courses",
      "/api/exams",
      "/api/blogs",
      "/api/course-qna",
      "/api/exam-qna",
      "/api/bot-check",
      "/api/openapi.json",
      "/healthz",
      "/readyz",
      "/courses",
      "/contact",
      "/blog",
    ])
      publicAnswers.push(JSON.stringify((await site.call("GET", path)).body));
    await pause(100);
    await site.kill();

    const tables = await contents(env);
    const found = (text: string, words: string[]) => words.filter((word) => text.includes(word));
    expect({ log: found(log, [...secrets, ...personal]) }).toEqual({ log: [] });
    expect({ answers: found(publicAnswers.join(), [...secrets, ...personal, "argon2"]) }).toEqual({ answers: [] });
    for (const [table, text] of Object.entries(tables)) {
      const words =
        table === "enquiries"
          ? secrets
          : table === "audit"
            ? [...secrets, visitor.email, visitor.phone, visitor.name]
            : [...secrets, ...personal];
      expect({ [table]: found(text, words) }).toEqual({ [table]: [] });
    }
    expect(tables.admins).toContain("$argon2id$");
  },
  patience,
);

async function contents(env: Record<string, string>): Promise<Record<string, string>> {
  const database = await openDatabase({ url: env.DATABASE_URL ?? "", file: `${env.DATA_DIR}/academy.db` });
  const found: Record<string, string> = {};
  const tables = await database.read((db) => db.introspection.getTables());
  for (const { name } of tables.filter((table) => !/^picture/.test(table.name))) found[name] = JSON.stringify(await rowsOf(database, name));
  await database.close();
  return found;
}

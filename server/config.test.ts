import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, parseEnv } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { BadConfig, environmentNames, readConfig } from "./config.ts";

const root = join(import.meta.dirname, "..");

describe("settings", () => {
  it("all have a sensible value when nothing is set", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      databaseUrl: "",
      trustProxy: 0,
      backups: { keep: 7 },
      enquiryKeepMonths: 24,
      botCheck: { provider: "altcha" },
    });
    expect(config.publicUrl).toBe("http://localhost:3000");
  });

  it("that are wrong are all named in one message", () => {
    const wrong = { PORT: "eighty", DATABASE_URL: "mysql://x", BOT_CHECK: "magic", CHAT_NUMBER: "+94 77", ADMIN_PASSWORD: "123" };
    expect(() => readConfig(wrong)).toThrow(BadConfig);
    try {
      readConfig(wrong);
    } catch (error) {
      for (const name of Object.keys(wrong)) expect(String(error)).toContain(name);
    }
    expect(() => readConfig({ BOT_CHECK: "turnstile" })).toThrow("needs BOT_CHECK_SITE_KEY and BOT_CHECK_SECRET");
    expect(() => readConfig({ DATABASE_URL: "postgres://user:p#w@host/academy" })).toThrow(
      "DATABASE_URL is no address: in user and password",
    );
    for (const name of ["PUBLIC_URL", "ACADEMY_MAP", "ACADEMY_FACEBOOK"])
      expect(() => readConfig({ [name]: "https://[" })).toThrow(`${name} must be an address that can be opened`);
  });

  it("ask browsers to stay with TLS for a day, on this host alone, until the owner says more", () => {
    expect([readConfig({}).hsts, readConfig({ PUBLIC_URL: "http://academy.example", HSTS: "max-age=60" }).hsts]).toEqual(["", ""]);
    const secure = { PUBLIC_URL: "https://academy.example" };
    expect(readConfig(secure).hsts).toBe("max-age=86400");
    expect(readConfig({ ...secure, HSTS: "off" }).hsts).toBe("");
    const long = "max-age=63072000; includeSubDomains; preload";
    expect(readConfig({ ...secure, HSTS: long }).hsts).toBe(long);
    expect(() => readConfig({ ...secure, HSTS: "max-age=1\r\nx: y" })).toThrow("HSTS must be off");
  });

  it("know the academy's time zone", () => {
    expect([readConfig({}).timeZone, readConfig({ ACADEMY_TIMEZONE: "Europe/Berlin" }).timeZone]).toEqual([
      "Asia/Colombo",
      "Europe/Berlin",
    ]);
    expect(() => readConfig({ ACADEMY_TIMEZONE: "Asia/Kandy" })).toThrow("ACADEMY_TIMEZONE must be a time zone");
  });

  it("that are secret can come from a file", () => {
    const folder = mkdtempSync(join(tmpdir(), "academy-config-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "password");
    writeFileSync(file, "from-a-file\n");
    expect(readConfig({ ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: "" }).firstAdmin.password).toBe("from-a-file");
    expect(() => readConfig({ ADMIN_PASSWORD_FILE: "/no/such/file" })).toThrow("ADMIN_PASSWORD_FILE");
    writeFileSync(file, "\n");
    expect(() => readConfig({ SMTP_URL_FILE: file })).toThrow(`SMTP_URL_FILE names ${file}, which is empty`);
    writeFileSync(file, "from-a-file\n");
    const both = { ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: "from-a-line" };
    expect(() => readConfig(both)).toThrow("ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set. Take one of them away.");
  });

  it("are each read", () => {
    // Of each setting one of these is a value, and not its standard one; PUBLIC_URL is there because HSTS needs it.
    const values = ["5", "off", "on", "info", "error", "postgres://a/b", "https://a.example/", "smtp://a", "a@b.example", "94771234567"];
    values.push("max-age=1", "Europe/Berlin", "A-secret");
    const secure = { PUBLIC_URL: "https://academy.example" };
    const standard = readConfig(secure);
    const changes = (name: string, value: string) => {
      try {
        return !isDeepStrictEqual(readConfig({ ...secure, [name]: value }), standard);
      } catch (error) {
        expect(error).toBeInstanceOf(BadConfig);
        return false;
      }
    };
    expect(environmentNames.filter((name) => !values.some((value) => changes(name, value)))).toEqual([]);
  });

  it("are each used outside config.ts", () => {
    const files = globSync("{academy,cli,server}/**/*.ts", { cwd: root }).filter((file) => !/\.test\.ts$|^server\/config\.ts$/.test(file));
    const program = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
    const says = (pattern: string) => new RegExp(pattern).test(program);
    // config.port; { port, host }: Config; const { hsts } = config
    const isUsed = (name: string) => says(`\\bconfig\\.${name}\\b|{[^();\n]*\\b${name}\\b[^();\n]*}(: Config| = config)\\b`);
    const config = readConfig({});
    expect(Object.keys(config).filter((name) => !isUsed(name))).toEqual([]);
    // A group is handed over whole, and what is in it is found by its name alone. The facts are a row of the academy's.
    const { facts: _, ...others } = config;
    const inGroups = Object.values(others).flatMap((value) => (typeof value === "object" ? Object.keys(value) : []));
    expect(inGroups.length).toBeGreaterThan(10);
    expect(inGroups.filter((name) => !says(`\\.${name}\\b|[{,] *${name}\\b[^();\n]*}`))).toEqual([]);
  });

  it("are each explained in .env.example", () => {
    const example = readFileSync(join(root, ".env.example"), "utf8");
    const forTests = ["BOT_CHECK_VERIFY_URL", "WEBHOOKS_TO_LOCALHOST"];
    expect(environmentNames.filter((name) => !new RegExp(`^#? ?${name}=.* # .`, "m").test(example))).toEqual(forTests);
    // Copied as it is, it changes nothing, and it names nothing that is no setting.
    const copied = parseEnv(example);
    expect(Object.keys(copied).filter((name) => !environmentNames.includes(name))).toEqual([]);
    expect({ ...readConfig(copied), firstAdmin: undefined }).toEqual({ ...readConfig({}), firstAdmin: undefined });
  });
});

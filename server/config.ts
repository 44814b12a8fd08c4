import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { phoneNumbersIn } from "#academy/text/phone-numbers.ts";
import { type FactsFields, factsKind, nobodysFacts } from "#contract/kinds/academy-facts.ts";
import { firstOf } from "#contract/kinds/single-kind.ts";
import { isTimeZone } from "#contract/kinds/site-options.ts";
import { weekdays } from "#contract/site/date-text.ts";
import { standardHours } from "#contract/site/opening-hours.ts";

/** Settings that cannot be used; the message says all that is wrong. */
export class BadConfig extends Error {
  override name = "BadConfig";
}

const count = (least: number, most: number, standard: number) =>
  z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(least, `must be ${least} or more`)
    .max(most, `must be ${most} or less`)
    .default(standard);
const text = (standard: string) => z.string().trim().default(standard);
/** Empty, or of this form. */
const like = (form: RegExp, message: string, standard = "") => text(standard).refine((value) => value === "" || form.test(value), message);
const link = (standard: string) =>
  like(/^https?:\/\/\S+$/, "must be an address that starts with http:// or https://", standard).refine(
    (value) => value === "" || URL.canParse(value),
    "must be an address that can be opened",
  );
const timeZone = (standard: string) => text(standard).refine(isTimeZone, "must be a time zone such as Asia/Colombo or Europe/London");
const email = (standard: string) => like(/^[^\s@]+@[^\s@]+$/, "must be an e-mail address", standard);
const password = z
  .string()
  .default("")
  .refine((typed) => typed === "" || typed.length >= 6, "must have at least 6 characters");

const environment = z.object({
  PORT: count(0, 65_535, 3000),
  HOST: text(""),
  PUBLIC_URL: link(""),
  SECURITY_CONTACT: like(/^[^\s@]+@[^\s@]+$|^https:\/\/\S+$/, "must be an e-mail address, or an address that starts with https://"),
  HSTS: text("max-age=86400").refine(
    (value) => value === "off" || /^max-age=\d{1,10}(; ?includeSubDomains)?(; ?preload)?$/.test(value),
    "must be off, or such as: max-age=31536000; includeSubDomains",
  ),
  DATA_DIR: text("./data"),
  DATABASE_URL: like(/^postgres(ql)?:\/\//, "must start with postgres://, or be empty for SQLite").refine(
    (value) => value === "" || URL.canParse(value),
    "is no address: in user and password signs such as @ : / # are written as %40 %3A %2F %23",
  ),
  ADMIN_USERNAME: text(""),
  ADMIN_PASSWORD: password,
  MASTER_PASSWORD: password,
  BOT_CHECK: z
    .enum(["altcha", "recaptcha", "turnstile", "hcaptcha", "off"], { error: "must be altcha, recaptcha, turnstile, hcaptcha or off" })
    .default("altcha"),
  BOT_CHECK_SITE_KEY: text(""),
  BOT_CHECK_SECRET: text(""),
  /** For tests only: where a stand-in for a remote provider listens. */
  BOT_CHECK_VERIFY_URL: link(""),
  /** For tests only: webhooks may reach this machine, also without TLS. */
  WEBHOOKS_TO_LOCALHOST: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
  /** The site starts with a wrong one, or a wrong sender, too: doctor/doctor-settings.ts says what is wrong. */
  SMTP_URL: text(""),
  MAIL_FROM: text(""),
  ENQUIRY_TO: email(""),
  SECRET_KEY: text("").refine((words) => words === "" || words.length >= 16, "must have at least 16 characters"),
  ENQUIRIES_PER_HOUR: count(1, 1_000_000, 30),
  TRUST_PROXY: count(0, 10, 0),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"], { error: "must be debug, info, warn, error or silent" }).default("info"),
  SAMPLES: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  PREPARE_PICTURES: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  PREPARE_PAGES: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  BACKUP_KEEP: count(0, 365, 7),
  ENQUIRY_KEEP_MONTHS: count(0, 1200, 24),
  ACADEMY_NAME: text(nobodysFacts.name),
  ACADEMY_PHONE: text(nobodysFacts.phone),
  ACADEMY_EMAIL: email(nobodysFacts.email),
  ACADEMY_ADDRESS: text(nobodysFacts.address),
  ACADEMY_CITY: text("Colombo"),
  ACADEMY_TIMEZONE: timeZone("Asia/Colombo"),
  ACADEMY_MAP: link(nobodysFacts.map),
  ACADEMY_FACEBOOK: link(nobodysFacts.facebook),
  ACADEMY_INSTAGRAM: link(nobodysFacts.instagram),
  ACADEMY_YOUTUBE: link(nobodysFacts.youtube),
  CHAT_NUMBER: text(nobodysFacts.chatNumber).refine(
    (number) => /^\d{7,15}$/.test(number),
    "must be an international number of digits only, such as 94771234567",
  ),
});

type Environment = z.output<typeof environment>;
export const environmentNames = Object.keys(environment.shape);

export type Config = ReturnType<typeof readConfig>;

/** Checks the environment. Throws BadConfig that names every wrong setting. */
export function readConfig(env: Record<string, string | undefined>) {
  const troubles: string[] = [];
  const raw: Record<string, string> = {};
  for (const name of Object.keys(environment.shape)) {
    const file = env[`${name}_FILE`];
    if (env[name] && file) troubles.push(`${name} and ${name}_FILE are both set. Take one of them away.`);
    const value = env[name] || fromFile(name, file, troubles);
    if (value !== undefined && value !== "") raw[name] = value;
  }
  const checked = environment.safeParse(raw);
  if (!checked.success) troubles.push(...checked.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`));
  else troubles.push(...crossFieldTroubles(checked.data));
  if (troubles.length > 0 || !checked.success) throw new BadConfig(troubles.join("\n"));
  const set = checked.data;

  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    databaseFile: resolve(set.DATA_DIR, "academy.db"),
    firstAdmin: { username: set.ADMIN_USERNAME, password: set.ADMIN_PASSWORD, masterPassword: set.MASTER_PASSWORD },
    botCheck: {
      provider: set.BOT_CHECK,
      siteKey: set.BOT_CHECK_SITE_KEY,
      secret: set.BOT_CHECK_SECRET,
      verifyUrl: set.BOT_CHECK_VERIFY_URL,
    },
    secretKey: set.SECRET_KEY,
    mail: { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM, to: set.ENQUIRY_TO },
    webhooks: { toLocalhost: set.WEBHOOKS_TO_LOCALHOST === "on" },
    securityContact: set.SECURITY_CONTACT,
    enquiriesPerHour: set.ENQUIRIES_PER_HOUR,
    trustProxy: set.TRUST_PROXY,
    logLevel: set.LOG_LEVEL,
    samples: set.SAMPLES === "on",
    preparePictures: set.PREPARE_PICTURES === "on",
    preparePages: set.PREPARE_PAGES === "on",
    backups: { folder: resolve(set.DATA_DIR, "backups"), keep: set.BACKUP_KEEP },
    enquiryKeepMonths: set.ENQUIRY_KEEP_MONTHS,
    timeZone: set.ACADEMY_TIMEZONE,
    /** Strict-Transport-Security's value; "" where the site is reached without TLS. */
    hsts: set.PUBLIC_URL.startsWith("https://") && set.HSTS !== "off" ? set.HSTS : "",
    /** Origin of the public site without a trailing slash, e.g. "https://academy.example". */
    publicUrl: (set.PUBLIC_URL || `http://localhost:${set.PORT}`).replace(/\/+$/, ""),
    /** PUBLIC_URL as it was set; "" when it was not. */
    passkeysAt: set.PUBLIC_URL,
    facts: firstFacts(set),
  };
}

function fromFile(name: string, file: string | undefined, troubles: string[]): string | undefined {
  if (file === undefined || file === "") return undefined;
  try {
    const value = readFileSync(file, "utf8").trim();
    if (value === "") troubles.push(`${name}_FILE names ${file}, which is empty.`);
    return value;
  } catch {
    troubles.push(`${name}_FILE names ${file}, which cannot be read.`);
    return undefined;
  }
}

function crossFieldTroubles(set: Environment): string[] {
  const remote = ["recaptcha", "turnstile", "hcaptcha"].includes(set.BOT_CHECK);
  const missing = remote && (set.BOT_CHECK_SITE_KEY === "" || set.BOT_CHECK_SECRET === "");
  return missing ? [`BOT_CHECK=${set.BOT_CHECK} needs BOT_CHECK_SITE_KEY and BOT_CHECK_SECRET.`] : [];
}

/** The facts that a new database begins with; later staff change them there (academy/site-settings). */
function firstFacts(set: Environment): FactsFields {
  const social = [
    { name: "Facebook", url: set.ACADEMY_FACEBOOK },
    { name: "Instagram", url: set.ACADEMY_INSTAGRAM },
    { name: "YouTube", url: set.ACADEMY_YOUTUBE },
  ];
  return {
    ...firstOf(factsKind),
    name: set.ACADEMY_NAME,
    phones: [{ number: set.ACADEMY_PHONE, label: "" }],
    email: set.ACADEMY_EMAIL,
    address: [set.ACADEMY_ADDRESS],
    city: set.ACADEMY_CITY,
    map: set.ACADEMY_MAP,
    week: weekdays.map(() => standardHours),
    social: social.filter(({ url }) => url !== ""),
    chatNumber: phoneNumbersIn(set.CHAT_NUMBER)[0]?.slice(1) ?? set.CHAT_NUMBER,
  };
}

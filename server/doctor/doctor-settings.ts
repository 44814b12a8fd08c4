import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Finding } from "#academy/doctor.ts";
import { programValueOf } from "#academy/program-values.ts";
import { distanceWithin } from "#contract/nearest-word.ts";
import type { Database } from "#database/database.ts";
import { type Config, environmentNames } from "../config.ts";
import { mailServerAt } from "../mail/mail-server.ts";
import type { MailSetup } from "../mail/mail-setup.ts";
import { mailTrouble } from "../mail/mailer.ts";
import { forwardedKey } from "../requests/proxy-detection.ts";

type Setup = Pick<Awaited<ReturnType<MailSetup["now"]>>, "smtpUrl" | "isLocked">;

const lately = 7 * 24 * 3_600_000;
/** Letters left out, added, wrong or exchanged by which a name is still taken for a setting's. */
const mostMistaken = 2;

/** Settings that cannot be meant so, though the site runs with them. */
export function wrongSettings({ mail, publicUrl }: Pick<Config, "mail" | "publicUrl">): Finding[] {
  const found: Finding[] = [];
  if (mail.smtpUrl !== "" && mailServerAt(mail.smtpUrl) === null)
    found.push({
      what: "SMTP_URL is no address of a mail server, so no mail is sent and nobody is told of enquiries.",
      advice:
        "Whoever runs the server writes it there as smtp://user:password@host:587, and starts the site again. In user and password signs such as @ : / # are written as %40 %3A %2F %23. Mail is kept and sent for five days.",
    });
  if (mail.from !== "" && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(mail.from))
    found.push({
      what: "MAIL_FROM is no e-mail address, so mail servers refuse what comes from it.",
      advice: "Whoever runs the server sets the address alone there, such as web@academy.example: the academy's name is put before it.",
    });
  if (/^https?:\/\/[^/?#]+[/?#]/.test(publicUrl))
    found.push({
      what: `PUBLIC_URL has a path (${publicUrl}), so links in mails, feeds and search engines lead nowhere.`,
      advice: `Whoever runs the server sets it there to ${new URL(publicUrl).origin}: the site has an address of its own.`,
    });
  return found;
}

export function settings(config: Config): Finding[] {
  const { botCheck, publicUrl } = config;
  const found = wrongSettings(config);
  if (botCheck.provider === "off")
    found.push({
      what: "The bot check is off.",
      advice:
        "Programs can send the contact form and guess passwords. Whoever runs the server sets BOT_CHECK=altcha there, or leaves it out.",
    });
  if (!publicUrl.startsWith("https://"))
    found.push({
      what: `The public address is ${publicUrl}, without TLS.`,
      advice:
        "Passwords and enquiries can be read on their way, and links in mails lead there. Whoever runs the server sets PUBLIC_URL there to the https:// address of the site.",
    });
  return found;
}

export function mailSetting({ smtpUrl, isLocked }: Setup): Finding[] {
  if (isLocked)
    return [
      {
        what: "How mail is sent cannot be read with today's key, so nobody is told of enquiries.",
        advice: "Type it again (Settings, Mail), or set SECRET_KEY (without it: the file secret.key in DATA_DIR) to what it was.",
      },
    ];
  if (smtpUrl !== "") return [];
  return [{ what: "No mail server is set, so nobody is told of enquiries.", advice: "Set one under Settings, Mail." }];
}

/** Names that are no setting: all such names of .env; of the environment, which is full of others', those that look like a setting. */
export function unknownSettings(environment: NodeJS.ProcessEnv, folder: string): Finding[] {
  const known = new Set(environmentNames.flatMap((name) => [name, `${name}_FILE`]));
  const dotEnv = join(folder, ".env");
  const written = existsSync(dotEnv) ? Object.keys(parseEnv(readFileSync(dotEnv, "utf8"))) : [];
  const meant = (name: string) =>
    [...known].find((one) => name !== one && name.length > 4 && distanceWithin(name.toUpperCase(), one, mostMistaken) !== undefined);
  const found: Finding[] = [];
  for (const name of new Set([...written, ...Object.keys(environment)])) {
    const guess = known.has(name) ? undefined : meant(name);
    if (known.has(name) || (!guess && !written.includes(name))) continue;
    found.push({
      what: `There is no setting called ${name}${written.includes(name) ? " (in .env)" : ""}, so it does nothing.`,
      advice: guess ? `Did you mean ${guess}?` : "Take it out; .env.example has every setting.",
    });
  }
  return found;
}

/** Tries to connect and to sign in. */
export async function mailServer({ smtpUrl }: Pick<Setup, "smtpUrl">): Promise<Finding[]> {
  if (mailServerAt(smtpUrl) === null) return [];
  const trouble = await mailTrouble(smtpUrl);
  if (trouble === undefined) return [];
  return [
    {
      what: `The mail server cannot be used (${trouble}), so nobody is told of enquiries.`,
      advice: "Check host, port, user and password (Settings, Mail). Mail is kept and sent for five days.",
    },
  ];
}

/** What the running site noticed (server/requests/proxy-detection.ts). */
export async function forwarded(database: Database, { trustProxy }: Config): Promise<Finding[]> {
  if (trustProxy > 0) return [];
  const at = await database.read((db) => programValueOf(db, forwardedKey));
  if (at === undefined || Number(at) < Date.now() - lately) return [];
  return [
    {
      what: "Requests come with X-Forwarded-For, but TRUST_PROXY is 0.",
      advice: "If a proxy of yours stands in front, set TRUST_PROXY=1: until then all visitors share one limit. If none does, leave it.",
    },
  ];
}

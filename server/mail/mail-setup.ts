import { isDeepStrictEqual } from "node:util";
import { tellOfChange } from "#academy/account-changes/tell-of-change.ts";
import type { Actor } from "#academy/actor.ts";
import { record } from "#academy/audit/audit.ts";
import { Invalid, Refusal } from "#academy/errors.ts";
import type { MailNow } from "#academy/mail.ts";
import { programValueOf, putProgramValue } from "#academy/program-values.ts";
import type { MailServerInput, MailSetupInput } from "#contract/operations/mail.ts";
import { z } from "#contract/zod.ts";
import type { Database } from "#database/database.ts";
import type { Config } from "../config.ts";
import { alwaysEncrypts, mailServerAt, passwordIn, smtpUrlOf } from "./mail-server.ts";
import { createMailer } from "./mailer.ts";
import { seal, unseal } from "./sealed.ts";

/** What begins with "here:" is of this installation only, so in no backup. */
const key = "here:mail";
const day = 24 * 3_600_000;
/** Longer than mail about a changed account is tried (`changesPolicy`): it goes as mail went at the time of the change. */
const formersKept = 8 * day;

const sending = z.object({ sealed: z.string(), from: z.string() });
/** `formers`: how mail was sent before, `until` when; the oldest first. */
const stored = z.object({ ...sending.shape, to: z.string(), formers: z.array(sending.extend({ until: z.number() })) });
type Stored = z.output<typeof stored>;

/** `isLocked`: what was kept cannot be read with today's key. */
type Setup = MailNow & { smtpUrl: string; setBy: "environment" | "screen" | "nobody"; isLocked: boolean };

type Needs = {
  database: Database;
  clock: () => number;
  environment: Config["mail"];
  secretKey: () => Buffer | undefined;
  madeKey: () => Buffer | undefined;
};

/** How mail is sent: what the environment says, else what owners set on the screen, with its password sealed. */
export function createMailSetup({ database, clock, environment, secretKey, madeKey }: Needs) {
  const fixed = environment.smtpUrl === "" ? undefined : setupOf(environment.smtpUrl, environment.from, environment.to, "environment");
  let known: { text: string | undefined; setup: Setup; formers: (MailNow & { until: number })[] } = parsed(undefined);

  function setupOf(smtpUrl: string, from: string, to: string, setBy: Setup["setBy"], isLocked = false): Setup {
    return { send: createMailer(smtpUrl), from, to, smtpUrl, setBy, isLocked };
  }

  /** The address in what was sealed: "" where no server was set; undefined where today's key does not open it. */
  function opened(sealed: string): string | undefined {
    const bytes = sealed === "" ? undefined : secretKey();
    return sealed === "" ? "" : bytes && unseal(bytes, sealed);
  }

  function parsed(text: string | undefined): typeof known {
    if (text === undefined) return { text, setup: setupOf("", environment.from, environment.to, "nobody"), formers: [] };
    const { sealed, from, to, formers } = stored.parse(JSON.parse(text));
    const smtpUrl = opened(sealed);
    return {
      text,
      setup: setupOf(smtpUrl ?? "", from, to, "screen", smtpUrl === undefined),
      formers: formers.map((one) => ({ send: createMailer(opened(one.sealed) ?? ""), from: one.from, to: "", until: one.until })),
    };
  }

  /** Reads what is stored; while the database is away, what was read last holds. */
  async function look(): Promise<typeof known> {
    const text = await database.read((db) => programValueOf(db, key)).catch(() => known.text);
    if (text !== known.text) known = parsed(text);
    return known;
  }

  const now = async (): Promise<Setup> => fixed ?? (await look()).setup;

  /** Its address. Where no password was typed, the stored one is taken, but only for the server and user that it was typed for. Throws Invalid. */
  function urlOf(input: MailServerInput | null, before: Setup): string {
    if (input === null) return "";
    const { password: typed, ...server } = input;
    // A server that was set before encryption was demanded may have none: to change the sender only must not end all mail.
    if (input.username === "" && isDeepStrictEqual(server, mailServerAt(before.smtpUrl))) return before.smtpUrl;
    if (input.username === "" || typed !== undefined) return smtpUrlOf(input);
    const password = passwordIn(before.smtpUrl);
    const url = smtpUrlOf({ ...input, password });
    if (password === "" || url !== before.smtpUrl)
      throw new Invalid("server.password", "Please type the password: it is kept for one server and one user.");
    return url;
  }

  return {
    now,

    async state() {
      const { smtpUrl, from, to, setBy, isLocked } = await now();
      const isEncrypted = alwaysEncrypts(smtpUrl);
      return { server: mailServerAt(smtpUrl), isEncrypted, hasPassword: passwordIn(smtpUrl) !== "", from, to, setBy, isLocked };
    },

    isOn: () => (fixed ?? known.setup).send !== undefined,

    /** How mail went at a moment of the last days. */
    async at(moment: number): Promise<MailNow> {
      if (fixed) return fixed;
      const { setup, formers } = await look();
      return formers.find(({ until }) => moment <= until) ?? setup;
    },

    /** The address of what was typed, to try it; without it, that of the server that is set. Throws Invalid. */
    async smtpUrl(typed: MailServerInput | undefined): Promise<string> {
      const setup = await now();
      return typed ? urlOf(typed, setup) : setup.smtpUrl;
    },

    /** Throws Invalid, and Refusal where SMTP_URL is set or there is no key to seal with. */
    async save({ server, from, to }: MailSetupInput, actor: Actor): Promise<void> {
      const before = await now();
      if (before.setBy === "environment")
        throw new Refusal("The server's settings say how mail is sent (SMTP_URL), so it is changed there.");
      const bytes = madeKey();
      if (!bytes)
        throw new Refusal("Nothing can be kept sealed here yet: whoever runs the server sets SECRET_KEY, the same for every process.");
      const url = urlOf(server, before);
      const at = clock();
      await database.write(async (tx) => {
        const text = await programValueOf(tx, key);
        const old: Stored =
          text === undefined ? { sealed: "", from: before.from, to: before.to, formers: [] } : stored.parse(JSON.parse(text));
        const formers = [...old.formers, { sealed: old.sealed, from: old.from, until: at }].filter(({ until }) => until > at - formersKept);
        const next: Stored = { sealed: url === "" ? "" : seal(bytes, url), from, to: to.join(", "), formers };
        await putProgramValue(tx, key, JSON.stringify(next));
        await record(tx, at, actor, {
          ...{ action: "mail-setup", noun: "settings" },
          before: shownOf(before.smtpUrl, before.from, before.to),
          after: shownOf(url, next.from, next.to),
        });
        await tellOfChange(tx, at, { actor, what: sentenceOf(url, next) });
      });
      await look();
    },
  };
}

export type MailSetup = ReturnType<typeof createMailSetup>;

function shownOf(smtpUrl: string, from: string, to: string) {
  const server = mailServerAt(smtpUrl);
  return { server: server ? `${server.host}:${server.port}` : "", username: server?.username ?? "", from, to };
}

function sentenceOf(smtpUrl: string, { from, to }: Pick<Stored, "from" | "to">): string {
  const server = mailServerAt(smtpUrl);
  const by = server ? `goes through ${server.host}${server.username ? `, signed in as ${server.username}` : ""}` : "goes nowhere any more";
  return `The academy's mail ${by}; it comes from ${from || "the academy's e-mail"}, and enquiries go to ${to || "the academy's e-mail"}.`;
}

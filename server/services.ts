import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { createAcademy } from "#academy/academy.ts";
import type { Finding } from "#academy/doctor.ts";
import { NotSignedIn, TooBusy } from "#academy/errors.ts";
import { createNightly } from "#academy/nightly/nightly.ts";
import { createPublicAcademy } from "#academy/public/public-academy.ts";
import { createPublicCopy } from "#academy/public/public-copy.ts";
import { type SharePicture, sharePictureAddress } from "#academy/share-pictures/share-picture.ts";
import { countSignInCall } from "#api/accounts/auth.ts";
import { createApi } from "#api/api.ts";
import { isNegotiated, negotiatedVary } from "#api/content-negotiation.ts";
import type { ApiContext } from "#api/endpoint.ts";
import { countMessage } from "#api/enquiries/enquiries.ts";
import { mediaAnswer } from "#api/media.ts";
import { type Problem, problem, problemOf } from "#api/problem.ts";
import { adminOf, bearerToken } from "#api/require-admin.ts";
import type { ContactFormHandler } from "#app/context.ts";
import type { Look } from "#contract/look/look.ts";
import { connectDatabase } from "#database/database.ts";
import { gated } from "#database/gate.ts";
import { createAcademyNeeds, type Folders } from "./academy-needs.ts";
import { createAttentionDesk } from "./attention-desk.ts";
import { createBackups } from "./backups.ts";
import { createBeforeUpdate } from "./before-update.ts";
import { createBotCheck } from "./bot-check/bot-check.ts";
import type { Config } from "./config.ts";
import { createContactFormHandler } from "./contact-form-handler.ts";
import { errorFields, type Log, oncePerMinute } from "./log.ts";
import { createTestMail } from "./mail/test-mail.ts";
import { type DatabaseStartNeeds, type DatabaseStartup, prepareDatabase, type Secrets, shareSecrets } from "./process/database-startup.ts";
import { createHealth } from "./process/health.ts";
import { openCopyFiles } from "./process/public-copy-files.ts";
import type { SiteProbe } from "./process/site-probe.ts";
import type { BodyLimits } from "./requests/body-limits.ts";
import { clientAddress } from "./requests/client-address.ts";
import { createProxyDetection } from "./requests/proxy-detection.ts";
import type { ServiceRequestType } from "./requests/request-type.ts";
import { createRestoreDesk } from "./restore/restore-desk.ts";
import { createTakeover } from "./restore/takeover.ts";

export type Services = ReturnType<typeof createServices>;

/** Wires all but the pages: database, academy, API. Before `startDatabase`, pages are made from what was public last and calls answered with 503. */
export function createServices(config: Config, log: Log, { root, built }: Folders, clock: () => number = Date.now) {
  const connected = connectDatabase({ url: config.databaseUrl, file: config.databaseFile });
  const { gate: database, open } = gated(connected);
  const trouble = oncePerMinute(log);
  const { needs, imageProcessor, mailSetup } = createAcademyNeeds(config, {
    ...{ database, clock, root, built },
    log: (message, { reason, ...fields }) => trouble("warn", message, String(reason), fields),
  });
  /** The academy's own share picture, kept beside the page cache: while the database is away nothing is cached, and all others lead to this one. */
  let own: { address: string; bytes: Uint8Array | undefined } | undefined;
  /** Where drawing fails, the academy's own picture is shown instead. */
  const drawShare = async (picture: SharePicture, look: Partial<Look>): Promise<Uint8Array | undefined> => {
    const address = sharePictureAddress({ kind: "academy" }, picture);
    if (own?.address === address) return own.bytes;
    try {
      const bytes = await imageProcessor.drawShare(picture, look);
      if (picture.ground === "academy") own = { address, bytes };
      return bytes;
    } catch (error) {
      trouble("error", "a share picture could not be drawn", error instanceof Error ? error.message : "unknown", errorFields(error));
      return undefined;
    }
  };
  const academy = createAcademy(needs);
  const publicCopy = createPublicCopy(academy, openCopyFiles(join(config.dataDir, "last-public")));
  const publicAcademy = createPublicAcademy(academy, publicCopy, (error) =>
    log("error", "a page was made from older or built-in data", errorFields(error)),
  );
  const health = createHealth(database, academy);
  connected.onTrouble((kind, cause) => {
    attention.noteTrouble();
    health.note(kind);
    trouble("error", "the database does not work", kind, causeFields(cause));
  });
  const detectProxy = createProxyDetection(database, config.trustProxy, clock, log);
  let probeSite: SiteProbe = async () => ({ api: true, site: false });
  let previewPage: ApiContext["previewPage"] = async () => {
    throw new TooBusy("Pages cannot be made yet. Please try again in a moment.");
  };
  const backups = createBackups(database, clock, config.backups);
  const attention = createAttentionDesk({ database, academy, backups, config, clock, log, mail: mailSetup });
  const nightly = createNightly(database, {
    clock,
    timeZone: academy.options.timeZone,
    work: { backup: backups.makeNightly, ...academy.nightlyJobs },
    log: (message, fields) => log("error", message, fields),
  });
  // Until the database has its own, which every process shares.
  const secrets: Secrets = { botCheck: randomBytes(32).toString("hex"), enquiryForm: randomBytes(32).toString("hex") };
  const limits = { enquiriesPerHour: config.enquiriesPerHour };
  const botCheck = createBotCheck(config.botCheck, { secret: () => secrets.botCheck, spend: academy.limits.spend, clock });

  const sendTest = createTestMail();
  /** What this process does after a restore: the same as at a start, without a first account, whose password nobody would see. */
  const takeover = createTakeover(database, async () => {
    await academy.seedOnce();
    await shareSecrets(database, secrets);
    await academy.options.look();
    await mailSetup.now();
    health.forget();
    renewSearchTexts();
  });
  const renewSearchTexts = () =>
    void academy.enquiries.searchTexts
      .renew()
      .catch((error) => log("warn", "older enquiries are not searched by course yet", errorFields(error)));
  const restore = createRestoreDesk({
    database,
    address: { url: config.databaseUrl, file: config.databaseFile },
    folder: join(config.dataDir, "restore"),
    clock,
    restored: takeover.look,
    failed: (error) => log("error", "a backup was not restored", { error }),
  });

  const addresses = new WeakMap<Request, string>();
  const addressOf = (request: Request) => addresses.get(request) ?? "unknown";
  const api = createApi({
    academy,
    botCheck,
    facts: () => publicAcademy.requestData().factsAlone(),
    limits,
    health: async () => ({ database: (await health.trouble()) === undefined, ...(await probeSite()) }),
    previewPage: (shown) => previewPage(shown),
    drawShare,
    backups: { ...backups, next: () => (backups.keep > 0 ? nightly.next() : undefined) },
    restore,
    attention: attention.list,
    nextNight: nightly.next,
    mail: {
      ...mailSetup,
      sendTest: async (mail, typed) => sendTest(await mailSetup.smtpUrl(typed), mail),
    },
    addressOf,
    onUnforeseen: (error, request) => log("error", "unforeseen error", { path: new URL(request.url).pathname, ...errorFields(error) }),
  });

  return {
    database,
    academy,
    nightly,
    attention,
    publicAcademy,
    publicCopy,
    trouble,
    drawShare,
    drawIcon: imageProcessor.drawIcon,

    /** Remembers and answers who sends a request; the address never travels in a header that a client could set. */
    noteAddress(request: Request, socketAddress: string): string {
      detectProxy(request);
      const address = clientAddress(socketAddress, request.headers.get("x-forwarded-for"), config.trustProxy);
      addresses.set(request, address);
      return address;
    },

    addressOf: (request: IncomingMessage): string => {
      const { socket, headers } = request;
      return clientAddress(socket.remoteAddress ?? "", headers["x-forwarded-for"]?.toString() ?? null, config.trustProxy);
    },

    /** Before a body is read: staff are known by their token, and attempts of anyone else are counted. */
    async admit({ from, share }: BodyLimits, address: string, authorization: string | undefined): Promise<Problem | undefined> {
      try {
        // It is of nobody, and counted in memory (academy/visits/visit-buffer.ts): nothing to look up.
        if (share === "visits") return undefined;
        if (from === "anyone") await (share === "sign-in" ? countSignInCall(academy, address) : countMessage({ academy, limits }, address));
        else if (
          from === "staff" &&
          !(await adminOf(academy, bearerToken({ headers: new Headers({ authorization: authorization ?? "" }) }), false))
        )
          throw new NotSignedIn("Please sign in.");
        return undefined;
      } catch (error) {
        const known = problemOf(error);
        if (!known) log("error", "unforeseen error", errorFields(error));
        return known ?? problem(500, "Something went wrong on our side. Please try again later.");
      }
    },

    contactFormHandlerFor: (request: Request): ContactFormHandler =>
      createContactFormHandler({ academy, limits, botCheck, secret: secrets.enquiryForm, clock, address: addressOf(request) }),

    async answer(type: ServiceRequestType, request: Request, path: string): Promise<Response> {
      if (type === "picture") return mediaAnswer(academy, path, addressOf(request), request.headers.get("range"));
      if (type === "probe") return health.answer(path);
      const response = await api.fetch(request);
      if (isNegotiated(path)) response.headers.append("vary", negotiatedVary);
      return response;
    },

    /** Makes the database ready, then lets work reach it. Call again when it throws DatabaseAway. Throws DatabaseTooNew, BackupFailed, UpdateFailed. */
    async startDatabase(given: DatabaseStartNeeds = {}): Promise<DatabaseStartup> {
      const startup = await prepareDatabase({
        database: connected,
        academy: createAcademy({ ...needs, database: connected }),
        beforeUpdate: createBeforeUpdate(connected, clock, config.backups.folder),
        secrets,
        wanted: config.firstAdmin,
        ...given,
      });
      open();
      await academy.options.look();
      await mailSetup.now();
      await takeover.begin();
      await restore.sweep();
      health.forget();
      return startup;
    },

    /** Notices that another process or a command has restored a backup. */
    lookForRestore: takeover.look,

    setSiteProbe(check: SiteProbe): void {
      probeSite = check;
    },

    /** Before it is called, no page can be previewed. */
    setPreviewPage(make: ApiContext["previewPage"]): void {
      previewPage = make;
    },

    start(findings: readonly Finding[] = []): void {
      attention.start(findings);
      academy.jobs.start();
      academy.addressCounts.start(30_000);
      academy.visitCounts.start(60_000);
      nightly.start();
      renewSearchTexts();
      if (config.preparePictures) academy.pictureSizes.start();
    },

    async close(): Promise<void> {
      academy.pictureSizes.stop();
      await restore.close();
      await attention.stop();
      await academy.enquiries.searchTexts.stop();
      await academy.jobs.stop();
      await academy.addressCounts.sendDue();
      await academy.addressCounts.stop();
      await academy.visitCounts.sendDue();
      await academy.visitCounts.stop();
      await nightly.stop();
      await database.close();
      await imageProcessor.ended();
    },
  };
}

/** A database's messages name no person, so they may be logged; the stack is left out, since it is always the same. */
function causeFields(cause: unknown): Record<string, unknown> {
  if (!(cause instanceof Error)) return {};
  return { code: "code" in cause ? String(cause.code) : undefined, error: cause.message.slice(0, 200) };
}

import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createAcademy } from "#academy/academy.ts";
import { openBuiltInPictures } from "#academy/media/built-in-pictures.ts";
import { createPublicAcademy } from "#academy/public-academy.ts";
import { samplesAsItems } from "#academy/samples.ts";
import { ownSecret } from "#academy/secrets.ts";
import { createApi } from "#api/api.ts";
import { mediaAnswer } from "#api/media.ts";
import { isForApi, isTwoFaced } from "#api/second-reading.ts";
import { deskContext, factsContext, visitContext } from "#app/context.ts";
import { openDatabase } from "#database/database.ts";
import { createBotCheck } from "./bot-check/bot-check.ts";
import { clientAddress } from "./client-address.ts";
import type { Config } from "./config.ts";
import { createEnquiryDesk } from "./enquiry-desk.ts";
import { healthAnswer, withinPatience } from "./health.ts";
import { createWorkshop } from "./images/workshop.ts";
import { errorFacts, type Log } from "./log.ts";
import { createMailer } from "./mailer.ts";
import { addSecurityHeaders, pagePolicy } from "./security-headers.ts";
import { openStaticFiles, staticAnswer } from "./static-files.ts";

export type App = Awaited<ReturnType<typeof createApp>>;

/** Wires every room together and answers one fetch handler. `root`: the folder of the program. */
export async function createApp(config: Config, log: Log, root: string) {
  const clock = Date.now;
  const database = await openDatabase({ url: config.databaseUrl, file: config.databaseFile });
  const builtInPictures = openBuiltInPictures(join(root, "pictures"));
  const academy = createAcademy({
    database,
    clock,
    workshop: createWorkshop(),
    builtInPictures,
    mail: {
      send: createMailer(config.mail.smtpUrl, config.mail.from),
      to: config.mail.to,
      academy: config.facts,
      backOffice: `${config.facts.publicUrl}/admin/enquiries`,
      log: (message, facts) => log("warn", message, facts),
    },
  });
  await academy.fillOnce();
  const firstAdmin = await academy.accounts.createFirst(config.firstAdmin);
  const botCheck = createBotCheck(config.botCheck, { secret: await ownSecret(database, "bot-check"), spend: academy.limits.spend, clock });

  const secretOfDesk = await ownSecret(database, "enquiry-desk");
  const limits = { enquiriesPerHour: config.enquiriesPerHour };

  const addresses = new WeakMap<Request, string>();
  const api = createApi({
    academy,
    botCheck,
    facts: config.facts,
    limits,
    health: async () => {
      const reachable = await withinPatience(database.contentVersions()).then(
        () => true,
        () => false,
      );
      return { database: reachable, api: true, site: true };
    },
    addressOf: (request) => addresses.get(request) ?? "unknown",
    onUnforeseen: (error, request) => log("error", "unforeseen error", { path: new URL(request.url).pathname, ...errorFacts(error) }),
  });

  const publicAcademy = createPublicAcademy(academy, () => samplesAsItems(builtInPictures));
  const renderPage = createRequestHandler(build as ServerBuild, "production");
  const staticFile = openStaticFiles(join(root, "build/client"));
  const secure = config.facts.publicUrl.startsWith("https://");

  async function page(request: Request, path: string): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(visitContext, publicAcademy.visit());
    context.set(factsContext, config.facts);
    context.set(
      deskContext,
      createEnquiryDesk({ academy, limits, botCheck, secret: secretOfDesk, clock, address: addresses.get(request) ?? "unknown" }),
    );
    const response = await renderPage(request, context);
    if (!/^text\/html/.test(response.headers.get("content-type") ?? "")) return response;
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set("content-security-policy", pagePolicy(html, config.botCheck.provider));
    headers.set("cache-control", "no-cache");
    if (isTwoFaced(path)) headers.append("vary", "accept");
    return new Response(request.method === "HEAD" ? null : html, { status: response.status, headers });
  }

  async function answer(request: Request, path: string): Promise<Response> {
    const file = request.method === "GET" || request.method === "HEAD" ? staticFile(path) : undefined;
    if (file) return staticAnswer(file, request);
    if (path.startsWith("/media/")) return mediaAnswer(academy.pictures, path);
    if (!isForApi(request, path)) return (await healthAnswer(path, database, academy)) ?? page(request, path);
    const response = await api.fetch(request);
    if (isTwoFaced(path)) response.headers.append("vary", "accept");
    return response;
  }

  return {
    firstAdmin,

    /** Answers one request that came from `socketAddress`. Never throws. */
    async handle(request: Request, socketAddress: string): Promise<Response> {
      addresses.set(request, clientAddress(socketAddress, request.headers.get("x-forwarded-for"), config.trustProxy));
      const path = new URL(request.url).pathname;
      const response = await answer(request, path).catch((error: unknown) => {
        log("error", "unforeseen error", { path, ...errorFacts(error) });
        return new Response("Something went wrong on our side. Please try again later.", {
          status: 500,
          headers: { "content-type": "text/plain; charset=utf-8" },
        });
      });
      addSecurityHeaders(response.headers, secure);
      return response;
    },

    start: () => academy.outbox.start(),

    async close(): Promise<void> {
      await academy.outbox.stop();
      await database.close();
    },
  };
}

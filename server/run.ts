import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { DatabaseAway } from "#database/database.ts";
import { DatabaseTooNew } from "#database/migrate.ts";
import { troubleTold } from "#database/trouble.ts";
import { type App, createApp } from "./app.ts";
import { BadConfig, type Config, readConfig } from "./config.ts";
import { unknownSettings, wrongSettings } from "./doctor/doctor-settings.ts";
import { createListener } from "./listener.ts";
import { createLog, errorFields, type Log, logConsole } from "./log.ts";
import { BackupFailed, type DatabaseStartNeeds, type DatabaseStartup, UpdateFailed } from "./process/database-startup.ts";
import { restrictFileAccess } from "./process/file-permissions.ts";
import { ignoreOutputErrors, logUncaughtErrors, stopOnSignal } from "./process/shutdown.ts";
import { createSiteProbe } from "./process/site-probe.ts";
import { oneAtATime } from "./requests/one-at-a-time.ts";
import { clientTimeouts, limitConnections } from "./requests/timeouts.ts";

const tryDatabaseEvery = 1000;
/** A database that has said nothing for so long is one that does not answer. */
const patienceForDatabase = 5000;

class CannotStart extends Error {}

/** `root`: the folder of the program; `built`: the folder of the build that runs. */
type Folders = { root: string; built: string };

/** Runs the academy until it is told to stop; a trouble at start is said in a sentence and ends with 1. */
export async function runAcademy(folders: Folders): Promise<void> {
  try {
    await start(folders);
  } catch (error) {
    sayWhyNot(error);
    process.exit(1);
  }
}

/** Why the academy cannot start: in a sentence where it is known. */
export function sayWhyNot(error: unknown): void {
  const kinds = [BadConfig, CannotStart, DatabaseTooNew, DatabaseAway, BackupFailed, UpdateFailed];
  const known = kinds.some((kind) => error instanceof kind) || isAboutFiles(error);
  process.stderr.write(
    known ? `\nThe academy cannot start.\n${sentence(error)}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
}

async function start(folders: Folders): Promise<void> {
  ignoreOutputErrors();
  readDotEnv();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  logConsole(log);
  assertWritable(config);
  for (const path of restrictFileAccess(config.dataDir))
    log("warn", "other users of this machine may read a file of the academy", { path });
  const app = await createApp(config, log, folders);
  // A request without a body needs no stream for one: that was a tenth of what a cached page costs.
  const options = { ...clientTimeouts, optimizeEmptyRequests: true };
  const server = createServer(options, oneAtATime(answeringErrors(createListener(app), log)));
  // Whoever asks before it sends a body is told to go on when the body may come (server/requests/receive-body.ts).
  server.on("checkContinue", (request, response) => server.emit("request", request, response));
  limitConnections(server, config.trustProxy);
  const { isStopping, stop } = stopOnSignal(server, app.close, log);
  const { ready, answered } = startDatabase(app, config, server);
  const stopped = (error: unknown) => {
    if (!isStopping()) throw error;
  };
  // A proxy that rolls from one process to the next sends nothing here before it can be answered.
  await answered.catch(stopped);
  // The home page is made before the site opens, so that its first visitor need not wait for it.
  if (await Promise.race([ready, undefined]).catch(stopped)) await app.prepareHome();
  if (isStopping()) return;
  await listen(server, config).catch(async (error: unknown) => {
    // Passwords that were made a moment ago are shown nowhere else.
    const made = await Promise.race([ready, undefined]);
    if (made?.firstAdmin) greet(config, made);
    throw error;
  });
  logUncaughtErrors(log);
  app.setSiteProbe(createSiteProbe(ownAddress(server)));
  const startup = await ready.catch(stopped);
  if (!startup || isStopping()) return;
  app.onSchemaTooNew((error) => {
    process.stderr.write(`\nThe academy stops.\n${error.message}\n`);
    void stop("a newer version changed the database", 1);
  });
  const unknown = unknownSettings(process.env, process.cwd());
  for (const finding of [...wrongSettings(config), ...unknown]) log("warn", "a setting needs attention", finding);
  app.start(unknown);
  greet(config, startup);
}

/** `answered`: when the database is ready, or is known not to answer; then the site shows what was public last until it is ready. */
function startDatabase(app: App, config: Config, server: Server): { ready: Promise<DatabaseStartup>; answered: Promise<void> } {
  const trying = Promise.withResolvers<void>();
  let said = "";
  const say = (line: string) => {
    // A database that is away is tried each second: the same line is written once.
    if (line !== said) process.stdout.write(`${line}\n`);
    said = line;
  };
  const silent = setTimeout(() => away("it does not answer"), patienceForDatabase).unref();
  const ready = databaseStarted(app, away, {
    answers: () => clearTimeout(silent),
    say,
    mayChange: () => (server.listening ? Promise.resolve() : assertPortFree(config)),
  });
  const answered = Promise.race([ready.then(() => {}), trying.promise]);
  return { ready, answered };

  function away(why: string): void {
    clearTimeout(silent);
    process.stderr.write(`\n${why}\nUntil then the site shows what was public last, and it keeps trying.\n`);
    trying.resolve();
  }
}

async function databaseStarted(app: App, away: (why: string) => void, needs: DatabaseStartNeeds): Promise<DatabaseStartup> {
  for (let told = false; ; ) {
    try {
      return await app.startDatabase(needs);
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      if (!told) away(sentence(error));
      told = true;
    }
    await new Promise((resolve) => setTimeout(resolve, tryDatabaseEvery));
  }
}

/** Throws where another program holds the port: it may be the older version, so nothing may be updated, seeded, or given passwords. */
async function assertPortFree(config: Config): Promise<void> {
  const server = createServer();
  await listen(server, config);
  await new Promise((resolve) => server.close(resolve));
}

function readDotEnv(): void {
  const file = join(process.cwd(), ".env");
  try {
    if (existsSync(file)) process.loadEnvFile(file);
  } catch (error) {
    throw new CannotStart(`The settings in ${file} cannot be read: ${sentence(error)}`);
  }
}

function assertWritable(config: Config): void {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    accessSync(config.dataDir, constants.W_OK);
  } catch {
    throw new CannotStart(
      `The data folder ${config.dataDir} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  }
}

/** A request that makes the listener throw gets a 500, and the process goes on. */
function answeringErrors(listener: RequestListener, log: Log): RequestListener {
  return (request, response) => {
    try {
      listener(request, response);
    } catch (error) {
      log("error", "unforeseen error", errorFields(error));
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "content-type": "text/plain" }).end("Something went wrong on our side. Please try again later.");
    }
  };
}

export function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(new CannotStart(`Port ${port} is already in use. Stop the other program, or choose another port, such as PORT=3001.`));
      else if (error.code === "EACCES")
        reject(new CannotStart(`This user may not listen on port ${port}. Choose a port above 1023, such as PORT=3000.`));
      else
        reject(
          new CannotStart(`The server cannot listen on ${host || "this machine"}, port ${port}: ${error.message}. Check HOST and PORT.`),
        );
    });
    server.listen({ port, ...(host && { host }) }, resolve);
  });
}

function ownAddress(server: Server): string {
  const at = server.address();
  if (at === null || typeof at === "string") return "";
  const host = at.address === "::" || at.address === "0.0.0.0" ? "127.0.0.1" : at.address;
  return `http://${host.includes(":") ? `[${host}]` : host}:${at.port}`;
}

/** Prints where the site is, and on the first start how to sign in. */
export function greet({ publicUrl, databaseUrl, databaseFile }: Config, { name, firstAdmin, isUnused, updated }: DatabaseStartup): void {
  const lines = [
    `${name} is running.`,
    "",
    `  Website      ${publicUrl}`,
    `  Back office  ${publicUrl}/admin`,
    `  Database     ${databaseUrl ? "PostgreSQL" : databaseFile}`,
  ];
  if (updated) {
    lines.push("", `  The database was brought up to date (${updated.names.join(", ")}).`);
    lines.push(`  A backup of how it was before, for the older program: ${updated.backup}`);
  }
  if (firstAdmin) {
    // A password that the operator set stays out of the terminal and of whatever keeps what it showed.
    const { username, password, masterPassword } = firstAdmin;
    const generated = password !== undefined || masterPassword !== undefined;
    lines.push(
      "",
      generated ? "  First start: write these down now, they are not shown again." : "  First start: sign in with the passwords you set.",
    );
    lines.push(`  User             ${username}`);
    if (password !== undefined) lines.push(`  Password         ${password}`);
    if (masterPassword !== undefined) lines.push(`  Master password  ${masterPassword}`);
  } else if (isUnused) {
    // The start that showed them may have been killed before it did, or nobody kept what it said.
    lines.push("", "  The activity knows of no sign-in. Where the passwords of the first start are lost:");
    lines.push("  npm run academy -- user reset-password", "  npm run academy -- user reset-master-password");
  }
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}

/** A file that is not there or may not be read (a certificate, a folder): its message names it. */
function isAboutFiles(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(ENOENT|EACCES|EPERM|EISDIR|ENOTDIR|ENOSPC|EROFS|EMFILE)$/.test(String(error.code));
}

function sentence(error: unknown): string {
  if (error instanceof DatabaseAway && error.full)
    return "The disk of the database is full: nothing can be written. Make room; nothing was changed.";
  if (error instanceof DatabaseAway) {
    const why = error.cause instanceof Error ? error.cause.message || ("code" in error.cause ? String(error.cause.code) : "") : "";
    const { what, advice } = troubleTold(error.trouble);
    return `${what}${why ? ` (${why.replace(/\/\/[^/\s@]*@/g, "//…@")})` : ""} ${advice}`;
  }
  return error instanceof Error ? error.message : String(error);
}

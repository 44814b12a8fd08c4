import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { DatabaseAway } from "#database/database.ts";
import { DatabaseTooNew } from "#database/migrate.ts";
import { type App, createApp } from "./app.ts";
import { type Arrival, UpdateHeld } from "./arrival.ts";
import { BadConfig, type Config, readConfig } from "./config.ts";
import { createListener } from "./listener.ts";
import { createLog, type Log } from "./log.ts";
import { clientPatience, guardConnections } from "./patience.ts";
import { createSelfCheck } from "./self-check.ts";

const finishWithin = 10_000;
const tryDatabaseEvery = 1000;

/** A trouble at start that one sentence explains. */
class CannotStart extends Error {}

/** Runs the academy until it is told to stop; a trouble at start is said in a sentence and ends with 1. */
export async function runAcademy(root: string): Promise<void> {
  try {
    await start(root);
  } catch (error) {
    const known =
      error instanceof BadConfig || error instanceof CannotStart || error instanceof DatabaseTooNew || error instanceof UpdateHeld;
    process.stderr.write(
      known ? `\nThe academy cannot start.\n${sentence(error)}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}

async function start(root: string): Promise<void> {
  const dotEnv = join(process.cwd(), ".env");
  if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  assertWritable(config);
  const app = await createApp(config, log, root);
  const server = createServer(clientPatience, createListener(app));
  guardConnections(server, config.trustProxy);
  await listen(server, config);
  stopOnSignal(server, app, log);
  app.checkItselfWith(createSelfCheck(ownAddress(server)));
  const arrival = await arrived(app);
  app.start();
  greet(config, arrival);
}

/** While the database is away the site serves its built-in contents, and this tries again. */
async function arrived(app: App): Promise<Arrival> {
  for (let told = false; ; ) {
    try {
      return await app.arrive();
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      if (!told) process.stderr.write(`\n${sentence(error)}\nUntil then the site shows its built-in contents, and it keeps trying.\n`);
      told = true;
    }
    await new Promise((resolve) => setTimeout(resolve, tryDatabaseEvery));
  }
}

function assertWritable(config: Config): void {
  try {
    mkdirSync(config.dataDir, { recursive: true });
    accessSync(config.dataDir, constants.W_OK);
  } catch {
    throw new CannotStart(
      `The data folder ${config.dataDir} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  }
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(new CannotStart(`Port ${port} is already in use. Stop the other program, or choose another port: PORT=3001 npm start`));
      else if (error.code === "EACCES")
        reject(new CannotStart(`This user may not listen on port ${port}. Choose a port above 1023: PORT=3000 npm start`));
      else
        reject(
          new CannotStart(`The server cannot listen on ${host || "this machine"}, port ${port}: ${error.message}. Check HOST and PORT.`),
        );
    });
    server.listen({ port, ...(host && { host }) }, resolve);
  });
}

/** Where this process can reach itself. */
function ownAddress(server: Server): string {
  const at = server.address();
  if (at === null || typeof at === "string") return "";
  const host = at.address === "::" || at.address === "0.0.0.0" ? "127.0.0.1" : at.address;
  return `http://${host.includes(":") ? `[${host}]` : host}:${at.port}`;
}

function greet({ facts, databaseUrl, databaseFile }: Config, { firstAdmin, updated }: Arrival): void {
  const lines = [
    `${facts.name} is running.`,
    "",
    `  Website      ${facts.publicUrl}`,
    `  Back office  ${facts.publicUrl}/admin`,
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
  }
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}

/** Finishes running requests, then ends; a second signal ends at once. */
function stopOnSignal(server: Server, app: App, log: Log): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log("info", "stopping", { signal });
    setTimeout(() => process.exit(1), finishWithin).unref();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    await app.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
}

function sentence(error: unknown): string {
  if (error instanceof DatabaseAway) {
    const why = error.cause instanceof Error ? error.cause.message || ("code" in error.cause ? String(error.cause.code) : "") : "";
    return `The database cannot be opened${why ? ` (${why.replace(/\/\/[^/\s@]*@/g, "//…@")})` : ""}. Check DATABASE_URL or DATA_DIR, and that the database server runs.`;
  }
  return error instanceof Error ? error.message : String(error);
}

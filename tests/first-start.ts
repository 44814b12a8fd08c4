import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { passwordCost } from "#academy/password.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { createServices } from "#server/services.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the tests' PostgreSQL server, or "" in the SQLite half. */
    postgres: string;
    /** The folder with the SQLite database that every academy of the tests is a copy of. */
    started: string;
  }
}

// A fifth of the processor's time went into passwords. What they cost elsewhere, academy/password.test.ts knows.
Object.assign(passwordCost, { memoryCost: 8, timeCost: 1 });

export const admin = { username: "admin", password: "secret-1", master: "master-1" };
export const root = join(import.meta.dirname, "..");
export const firstSettings = {
  BOT_CHECK: "off",
  ADMIN_PASSWORD: admin.password,
  MASTER_PASSWORD: admin.master,
  LOG_LEVEL: "silent",
};

/** The PostgreSQL database that every academy of the tests is a copy of. */
export const startedName = "academy_started";

/** Starts one academy for the tests of a project to copy: migrating and filling took 0.5 to 1 s for each of 450. */
export async function startFirst(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "academy-started-"));
  const config = readConfig({ ...firstSettings, DATA_DIR: folder, DATABASE_URL: url });
  const services = createServices(config, createLog(config.logLevel), { root });
  await services.startDatabase();
  await services.close();
  return folder;
}

export default async function setup(project: TestProject) {
  const folder = await startFirst("");
  project.provide("started", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Makes a database, empty or like `template`, and answers its address. */
export async function createDatabase(server: string, template = "template1"): Promise<string> {
  const name = `academy_${Math.random().toString(36).slice(2)}`;
  // As files: by the log, which is the rule, it takes a tenth of a second of the processor.
  await ask(server, `create database ${name} template ${template} strategy file_copy`);
  return server.replace(/\/postgres$/, `/${name}`);
}

/** Takes it away again: the databases of one run filled 2.4 GB. */
export async function dropDatabase(server: string, url: string): Promise<void> {
  await ask(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

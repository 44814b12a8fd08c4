import { rmSync } from "node:fs";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startedName, startFirst } from "../first-start.ts";
import { startPostgres } from "./server.ts";

/** One server for all test files of the PostgreSQL half, with a started academy for them to copy. */
export default async function setup(project: TestProject) {
  const bin = process.env.POSTGRES_BIN;
  if (!bin) throw new Error("POSTGRES_BIN names no PostgreSQL programs. Run the tests with: npm test");
  const server = await startPostgres(bin, false);
  const address = `postgres://postgres@127.0.0.1:${server.port}`;
  const client = new pg.Client({ connectionString: `${address}/postgres` });
  await client.connect();
  await client.query(`create database ${startedName}`);
  await client.end();
  const folder = await startFirst(`${address}/${startedName}`);
  project.provide("postgres", `${address}/postgres`);
  project.provide("started", folder);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  };
}

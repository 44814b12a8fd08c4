import type { TestProject } from "vitest/node";
import { startPostgres } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the tests' PostgreSQL server, or "" in the SQLite half. */
    postgres: string;
  }
}

/** One server for all test files of the PostgreSQL half; each file makes its own database in it. */
export default async function setup(project: TestProject) {
  const bin = process.env.POSTGRES_BIN;
  if (!bin) throw new Error("POSTGRES_BIN names no PostgreSQL programs. Run the tests with: npm test");
  const server = await startPostgres(bin, false);
  project.provide("postgres", `postgres://postgres@127.0.0.1:${server.port}/postgres`);
  return () => server.stop();
}

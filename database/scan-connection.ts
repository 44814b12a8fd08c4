import { Worker } from "node:worker_threads";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { programFile } from "./program-file.ts";
import type { Tables } from "./tables.ts";

/** What the thread is asked: the rows of a query on a file, or, without a query, to close the file. */
export type ScanQuestion = { id: number; file: string; query?: { text: string; parameters: readonly unknown[] } };
export type ScanAnswer = { id: number; rows?: unknown[]; failure?: { message: string; code: string | undefined } };
type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void };

/** A thread that reads SQLite files; it is started by the first query. */
class ScanThread {
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | undefined;
  #last = 0;

  #started(): Worker {
    if (this.#thread) return this.#thread;
    // Without the program's own options (--import): a thread that only reads needs nothing that they load.
    const thread = new Worker(programFile("database/scan-thread.ts"), { execArgv: [] });
    thread.unref();
    thread.on("message", (answer: ScanAnswer) => this.#settle(answer));
    thread.on("error", (error) => this.#gone(thread, error));
    thread.on("exit", () => this.#gone(thread, undefined));
    this.#thread = thread;
    return thread;
  }

  #settle({ id, rows, failure }: ScanAnswer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#thread?.unref();
    if (failure) waiting?.reject(Object.assign(new Error(failure.message), { code: failure.code ?? "" }));
    else waiting?.resolve(rows ?? []);
  }

  /** Fails what waits; the next query starts another thread. */
  #gone(thread: Worker, cause: unknown): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    const error = Object.assign(new Error("The thread that reads the database has ended", { cause }), { code: "SQLITE_IOERR" });
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  ask(question: Omit<ScanQuestion, "id">): Promise<unknown[]> {
    const thread = this.#started();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // A program that waits for rows must not end without them.
      thread.ref();
      thread.postMessage({ id, ...question } satisfies ScanQuestion);
    });
  }
}

/** One thread for all files: the program has one file, but the tests open hundreds, and starting a thread takes 40 ms of the processor. */
const thread = new ScanThread();

/** Runs queries that only read, on the thread. */
class ThreadConnection implements DatabaseConnection {
  readonly #file: string;
  #isOpen = false;
  constructor(file: string) {
    this.#file = file;
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#isOpen = true;
    const rows = await thread.ask({ file: this.#file, query: { text, parameters } });
    // What a query answers is known by its type, as everywhere in Kysely.
    return { rows: rows as Row[] };
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Rows are not streamed here");
  }

  async close(): Promise<void> {
    if (this.#isOpen) await thread.ask({ file: this.#file });
  }
}

const readOnly = async (): Promise<never> => {
  throw new Error("This connection only reads");
};

/** Queries over many rows of a SQLite file, on a thread of their own: 100,000 rows take 0.1 to 0.6 s, in which nobody else waits. */
export function openScanConnection(file: string): Kysely<Tables> {
  const connection = new ThreadConnection(file);
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: readOnly,
    commitTransaction: readOnly,
    rollbackTransaction: readOnly,
    destroy: () => connection.close(),
  };
  const dialect: Dialect = {
    createDriver: () => driver,
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return new Kysely<Tables>({ dialect });
}

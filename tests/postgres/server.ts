import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** A PostgreSQL server of the tests' own, with nothing in it yet. */
export type PostgresServer = {
  freshDatabase: () => Promise<string>;
  port: number;
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

let databases = 0;

/** Starts a server of `bin` on a free port. One that no test kills need not wait for the disk (`durable`): 200 inserts: 76 ms, not 682. */
export async function startPostgres(bin: string, durable = true): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "academy-postgres-"));
  const asUser = unprivileged();
  if (asUser.uid !== undefined) chownSync(folder, asUser.uid, asUser.gid ?? asUser.uid);
  execFileSync(join(bin, "initdb"), ["-D", folder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"], {
    ...asUser,
    cwd: folder,
    stdio: "pipe",
  });
  const port = await freePort();
  let running = run();

  function run() {
    const settings = [
      `port=${port}`,
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      "max_connections=200",
      "shared_buffers=64MB",
      ...(durable
        ? []
        : ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "wal_level=minimal", "max_wal_senders=0", "max_wal_size=128MB"]),
    ];
    return spawn(join(bin, "postgres"), ["-D", folder, ...settings.flatMap((setting) => ["-c", setting])], {
      ...asUser,
      cwd: folder,
      stdio: "ignore",
    });
  }
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const ended = () =>
    new Promise<void>((resolve) =>
      running.exitCode !== null || running.signalCode !== null ? resolve() : running.once("exit", () => resolve()),
    );
  process.once("exit", () => running.kill("SIGKILL"));
  await answering(address("postgres"));

  return {
    port,
    async freshDatabase() {
      const name = `academy_${process.pid}_${++databases}_${Date.now()}`;
      await once(address("postgres"), `create database ${name}`);
      return address(name);
    },
    async kill() {
      running.kill("SIGQUIT");
      await ended();
    },
    async restart() {
      running = run();
      await answering(address("postgres"));
    },
    async stop() {
      running.kill("SIGINT");
      await ended();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; the user that its package makes, or nobody, stands in. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such user here: the next one.
    }
  }
  return {};
}

async function once(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Waits for a server that starts or recovers: at most a minute. */
async function answering(address: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await once(address, "select 1");
    } catch (error) {
      if (attempt === 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const at = probe.address();
      probe.close(() => (at !== null && typeof at === "object" ? resolve(at.port) : reject(new Error("No free port"))));
    });
  });
}

import pg from "pg";

/** Milliseconds. */
const lookEvery = 1000;
const suspiciousAfter = 1500;
/** Longer than a database takes that many ask at once, or whose machine is very busy. */
const answersWithin = 5000;
/** A timer that fires so much too late shows that this process was held up, and says nothing about the database. */
const heldUpBy = 500;

/** The database takes what it is sent and answers nothing: its machine hangs, or the way to it is cut without a word. */
export class SilentDatabase extends Error {
  override name = "SilentDatabase";
}

type Connection = pg.PoolClient & { connection: { stream: { destroy: () => void } } };

/**
 * Hands out connections while the database answers. When one has been waited for or in use for `suspiciousAfter`, the database is asked on a
 * connection of its own. If it is silent there too, `connect` throws SilentDatabase at once until it answers again, and connections in use for
 * `answersWithin` are cut, at a second silence all. Without this each query of a page waited its own two seconds, or, on an open connection, until the network noticed.
 */
export function openWatchedPool(config: pg.PoolConfig & { connectionString: string }) {
  const pool = new pg.Pool(config);
  // Without a listener a connection that dies, idle or not, would end the process; the query that fails tells whoever is using it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const inUse = new Map<object, number>();
  const waiting = new Set<number>();
  let isSilent = false;
  let isAsking = false;
  pool.on("acquire", (client) => inUse.set(client, performance.now()));
  pool.on("release", (_error, client) => inUse.delete(client));
  pool.on("remove", (client) => inUse.delete(client));

  const timer = setInterval(() => {
    const since = Math.min(...inUse.values(), ...waiting);
    if (isAsking || (!isSilent && performance.now() - since < suspiciousAfter)) return;
    isAsking = true;
    void answers(config.connectionString).then((isThere) => {
      isAsking = false;
      // A first silence may be a very busy machine: what was asked a moment ago may still be answered.
      const isOver = (since: number) => isSilent || performance.now() - since > answersWithin;
      if (!isThere) for (const [client, since] of inUse) if (isOver(since)) hangUp(client);
      isSilent = !isThere;
    });
  }, lookEvery).unref();

  return {
    options: pool.options,
    async connect(): Promise<pg.PoolClient> {
      if (isSilent) throw new SilentDatabase("it answers nothing");
      const since = performance.now();
      waiting.add(since);
      return pool.connect().finally(() => waiting.delete(since));
    },
    end(): Promise<void> {
      clearInterval(timer);
      return pool.end();
    },
  };
}

/** A refusal is an answer, too: whoever connects next is told of it. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  const late = Promise.withResolvers<boolean>();
  const begun = performance.now();
  const timer = setTimeout(() => late.resolve(performance.now() - begun > answersWithin + heldUpBy), answersWithin);
  const asked = client
    .connect()
    .then(() => client.query("select 1"))
    .catch(() => {})
    .then(() => true);
  const isThere = await Promise.race([asked, late.promise]);
  clearTimeout(timer);
  if (isThere) client.end().catch(() => {});
  else hangUp(client);
  return isThere;
}

function hangUp(client: object): void {
  (client as Connection).connection.stream.destroy();
}

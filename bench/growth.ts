import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { type Product, startProduct } from "./product.ts";
import { rawResponse } from "./raw.ts";
import { timed } from "./render.ts";
import { median, type Row, row } from "./row.ts";

const pages = ["/", "/course/German_Deutsch", "/blog/shadowing-borrow-a-voice-for-better-pronunciation"];
type Measured = Record<string, { time: number; bytes: number }>;

/** From 10 posts and courses to 10,000 and 500: what a render and its bytes cost; searching 10,000 enquiries. */
export async function measureGrowth(): Promise<Row[]> {
  const small = await startProduct();
  const before = await measured(small);
  await small.stop();
  grow(join(small.dataDir, "academy.db"));
  const large = await startProduct({ dataDir: small.dataDir });
  const after = await measured(large);
  const rows = pages.map((path) => {
    const [one, other] = [before[path], after[path]];
    const time = (other?.time ?? 0) / (one?.time ?? 1);
    const bytes = (other?.bytes ?? 0) / (one?.bytes ?? 1);
    return row(
      `${path}: 10,000 posts, 500 courses`,
      `time × ${time.toFixed(2)} (${one?.time.toFixed(1)} → ${other?.time.toFixed(1)} ms), bytes × ${bytes.toFixed(2)}`,
      "≤ 1.2",
      time <= 1.2 && bytes <= 1.2,
    );
  });
  const authorization = `Bearer ${await large.token()}`;
  const searches: number[] = [];
  for (let round = 0; round < 15; round++)
    searches.push(
      await timed(async () => (await fetch(`${large.url}/api/enquiries?q=kandy+${round}&limit=50`, { headers: { authorization } })).text()),
    );
  rows.push(row("search in 10,000 enquiries", `${median(searches).toFixed(1)} ms`, "< 100 ms", median(searches) < 100));
  await large.stop();
  return rows;
}

/** Renders each page anew, 31 times: a save in between makes the kept copy old. */
async function measured(product: Product): Promise<Measured> {
  const authorization = `Bearer ${await product.token()}`;
  const result: Measured = {};
  const list = async (path: string) => (await fetch(`${product.url}/api/${path}?limit=1`)).json();
  const [[course], [post]] = [await list("courses"), await list("blogs")];
  for (const path of pages) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < 31; round++) {
      for (const [address, { version: _, ...item }] of [
        ["courses", course],
        ["blogs", post],
      ] as const) {
        await fetch(`${product.url}/api/${address}/${item.id}`, {
          method: "PUT",
          headers: { authorization, "content-type": "application/json" },
          body: JSON.stringify(item),
        });
      }
      times.push(
        await timed(async () => {
          bytes = (await (await rawResponse(`${product.url}${path}`, { "accept-encoding": "identity" })).arrayBuffer()).byteLength;
        }),
      );
    }
    result[path] = { time: median(times), bytes };
  }
  return result;
}

/** Copies rows of the filled database until there are many. */
function grow(file: string): void {
  const db = new Sqlite(file);
  const copy = (table: string, least: number, change: (row: Record<string, unknown>, number: number) => Record<string, unknown>) => {
    const samples = db.prepare(`select * from ${table}`).all() as Array<Record<string, unknown>>;
    const columns = Object.keys(samples[0] ?? {}).filter((column) => column !== "id");
    const insert = db.prepare(`insert into ${table} (${columns.join(",")}) values (${columns.map(() => "?").join(",")})`);
    for (let number = samples.length; number < least; number++) {
      const sample = change({ ...samples[number % samples.length] }, number);
      insert.run(columns.map((column) => sample[column]));
    }
  };
  const day = (number: number) => new Date(Date.UTC(2000, 0, 1 + (number % 9000))).toISOString().slice(0, 10);
  db.transaction(() => {
    copy("courses", 500, (row, number) => ({
      ...row,
      slug: `course-${number}`,
      title: `Course ${number}`,
      featured: 0,
      display_order: number + 1,
    }));
    copy("posts", 10_000, (row, number) => ({ ...row, slug: `post-${number}`, title: `Post ${number}`, date: day(number), featured: 0 }));
    const now = Date.now();
    const insert = db.prepare(
      "insert into enquiries (name,email,phone,interested_courses,interested_exams,details,status,notes,version,search_text,created_at,updated_at) values (?,?,?,?,?,?,?,?,?,?,?,?)",
    );
    for (let number = 0; number < 10_000; number++) {
      const text = `person ${number} person${number}@example.com kandy ${number % 97} ${"when does the next class start ".repeat(5)}`;
      insert.run(
        `Person ${number}`,
        `person${number}@example.com`,
        "",
        "[]",
        "[]",
        text,
        number % 2 ? "New" : "Closed",
        "",
        1,
        text,
        now,
        now,
      );
    }
  })();
  db.close();
}

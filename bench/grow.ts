import Sqlite from "better-sqlite3";

type Rows = Record<string, unknown>;
export type Sizes = { courses: number; posts: number; enquiries: number; classes?: number };

/** Copies rows of a filled SQLite database, which no program uses meanwhile, until there are so many. Half of the enquiries are new. */
export function grow(file: string, { courses, posts, enquiries, classes = 0 }: Sizes): void {
  const db = new Sqlite(file);
  const copy = (table: string, least: number, change: (row: Rows, number: number) => Rows) => {
    const samples = db.prepare(`select * from ${table}`).all() as Rows[];
    const columns = Object.keys(samples[0] ?? {}).filter((column) => column !== "id");
    const insert = db.prepare(`insert into ${table} (${columns.join(",")}) values (${columns.map(() => "?").join(",")})`);
    for (let number = samples.length; number < least; number++) {
      const sample = change({ ...samples[number % samples.length] }, number);
      insert.run(columns.map((column) => sample[column]));
    }
  };
  const day = (number: number) => new Date(Date.UTC(2000, 0, 1 + (number % 9000))).toISOString().slice(0, 10);
  db.transaction(() => {
    copy("courses", courses, (row, number) => ({
      ...row,
      slug: `course-${number}`,
      title: `Course ${number}`,
      featured: 0,
      display_order: number + 1,
    }));
    copy("posts", posts, (row, number) => ({ ...row, slug: `post-${number}`, title: `Post ${number}`, date: day(number), featured: 0 }));
    copy("classes", classes, (row) => row);
    const now = Date.now();
    const insert = db.prepare(
      "insert into enquiries (name,email,phone,interested_courses,interested_exams,details,status,notes,version,search_text,created_at,updated_at) values (?,?,?,?,?,?,?,?,?,?,?,?)",
    );
    for (let number = 0; number < enquiries; number++) {
      const text = `person ${number} person${number}@example.com kandy ${number % 97} ${"when does the next class start ".repeat(5)}`;
      const status = number % 2 ? "New" : "Closed";
      insert.run(`Person ${number}`, `person${number}@example.com`, "", "[]", "[]", text, status, "", 1, text, now - number * 100_000, now);
    }
  })();
  db.close();
}

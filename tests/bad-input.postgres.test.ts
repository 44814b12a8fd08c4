import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publicRoutes, routes } from "#api/routes.ts";
import { contentPaths } from "#contract/content-kinds.ts";
import { callBodies } from "./call-bodies.ts";
import { everyRow } from "./every-row.ts";
import { courseInput } from "./factories.ts";
import { type Called, openTestAcademy } from "./harness.ts";
import { nasty, oddValues } from "./hostile/odd-values.ts";
import { slow } from "./slow.ts";

const runs = process.env.TORTURE === "1" ? 2000 : slow ? 60 : 8;
/** Of all pairs of two lists npm test tries an eighth: every one of each list, a line further at each turn. */
const isTried = (at: number, turn: number) => slow || at % 8 === turn % 8;

const withBody = Object.keys(routes).filter((route) => routes[route]?.body !== undefined);
const inputFor = (route: string) => callBodies[pathOf(route)] ?? callBodies[pathOf(route).replace("/:id", "")] ?? (() => ({}));
const pathOf = (route: string) => route.split(" ")[1] ?? "";
const addressOf = (route: string) => pathOf(route).replace(":noun", "courses").replace(":form", "course:1").replace(":id", "1");
const methodOf = (route: string) => route.split(" ")[0] ?? "";

/** An answer is never a failure of ours, and never shows how we are made. */
function troubleWith({ status, text, body }: Called): string | undefined {
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`;
  if (/\n\s+at |node_modules|SQLITE_|SqliteError|kysely|\.ts:\d/i.test(text)) return `it shows how we are made: ${text.slice(0, 200)}`;
  if (status >= 400 && (typeof body?.error !== "string" || body.error === "" || body.error !== body.message))
    return `no sentence: ${text.slice(0, 200)}`;
  if (status === 400 && (!(body.issues?.length > 0) || /Invalid input/.test(text))) return `nothing named: ${text.slice(0, 200)}`;
  return undefined;
}

/** A client of a network of its own for each call, so that limits are not what is tested. */
async function openForAbuse() {
  const academy = await openTestAcademy({ ENQUIRIES_PER_HOUR: "1000000" });
  const token = await academy.signIn();
  // Pages are made from a build, which is not there.
  academy.setPreviewPage(async ({ item }) => JSON.stringify(item));
  let callers = 0;
  const troubles: string[] = [];
  const send = async (method: string, path: string, raw: BodyInit | undefined, headers: Record<string, string> = {}) => {
    const caller = ++callers;
    const answer = await academy.call(method, path, undefined, {
      token,
      address: `10.${(caller >> 8) & 255}.${caller & 255}.1`,
      headers: { "content-type": "application/json", ...headers },
      ...(raw !== undefined && { raw }),
    });
    const trouble = troubleWith(answer);
    if (trouble) troubles.push(`${method} ${path.slice(0, 80)} ${String(raw).slice(0, 120)} → ${trouble}`);
    return answer;
  };
  return { ...academy, token, send, troubles };
}

/** Rows of what people keep; what only counts or tells of attempts may grow. */
async function kept(database: Parameters<typeof everyRow>[0]) {
  const { audit: _, settings: __, pictures: ___, ...rest } = await everyRow(database);
  return rest;
}

/** On PostgreSQL only: it is the stricter engine, and what is refused is refused before either. */
describe("bad input", () => {
  it("starts from a body that the call takes", () => {
    const wrong = withBody.filter((route) => !routes[route]?.body?.safeParse(inputFor(route)()).success);
    expect(wrong, "tests/call-bodies.ts").toEqual([]);
  });

  it("of any shape is refused by every call, and changes nothing", async () => {
    const { send, troubles, database } = await openForAbuse();
    const before = await kept(database);
    const garbage = fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc.constantFrom(...oddValues).map((value) => JSON.stringify(value) ?? "undefined"),
      fc
        .dictionary(
          fc.constantFrom("title", "slug", "courses", "examOrders", "id", "status", "constructor", ...nasty.slice(0, 12)),
          fc.constantFrom(...oddValues),
        )
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...withBody), garbage, async (route, body) => {
        const { status } = await send(methodOf(route), `/api${addressOf(route)}`, body);
        expect(status).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: runs * 3, seed: 6 },
    );
    expect(troubles).toEqual([]);
    expect(await kept(database)).toEqual(before);
  });

  it("in one field of an otherwise good request never breaks an answer, and is stored whole or not at all", async () => {
    const { send, troubles, database, call, token } = await openForAbuse();
    for (const [turn, route] of withBody.entries()) {
      const input = inputFor(route);
      const fields = placesIn(input());
      const odd =
        process.env.TORTURE === "1"
          ? fields.flatMap((field) => oddValues.map((value) => [field, value] as const))
          : sampled(
              fields,
              oddValues.filter((_value, at) => isTried(at, turn)),
            );
      const isContent = contentPaths.some((path) => route === `POST /${path}`);
      const stored: Array<{ id: number }> = [];
      // Several at once, as they come: one after the other took three minutes on a busy machine.
      for (let at = 0; at < odd.length; at += 8) {
        const some = odd.slice(at, at + 8).map(async ([field, value]) => {
          const body = JSON.stringify(withValue(input(), field, value));
          const answer = await send(methodOf(route), `/api${addressOf(route)}`, body);
          if (answer.status === 201 && isContent) stored.push(answer.body);
        });
        await Promise.all(some);
      }
      if (stored.length === 0) continue;
      const list = await call("GET", `/api${pathOf(route)}?limit=1000&admin=true`, undefined, { token });
      const kept = new Map(list.body.map((item: { id: number }) => [item.id, item]));
      expect(stored.map(({ id }) => kept.get(id))).toEqual(stored);
    }
    expect(troubles).toEqual([]);
    expect(await database.integrity()).toEqual([]);
  });

  it("as bytes, encodings and shapes of JSON is refused by every call", async () => {
    const { send, troubles, database } = await openForAbuse();
    const before = await kept(database);
    const good = JSON.stringify(courseInput());
    const bodies: Record<string, [BodyInit, Record<string, string>?]> = {
      empty: [""],
      "not JSON": ["{"],
      "two values": ["{}{}"],
      "a comment": ["/* */{}"],
      "single quotes": ["{'a':1}"],
      "invalid UTF-8": [Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
      "UTF-16": [Buffer.from(good, "utf16le")],
      "a cut character": [Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xe0, 0xb6]), Buffer.from('"}')])],
      NULs: [`${good}\0\0`],
      "a lone surrogate": ['{"title":"\\ud800","slug":"a","summary":"b","duration":"c","schedule":"d","description":"e"}'],
      "a key twice": [good.replace("{", '{"title":"x",')],
      "an escaped key twice": [good.replace("{", '{"\\u0074itle":"x",')],
      __proto__: [good.replace("{", '{"__proto__":{"admin":true},')],
      "nested __proto__": ['{"courses":[{"__proto__":{"id":1}}]}'],
      "deep arrays": [`${"[".repeat(5000)}${"]".repeat(5000)}`],
      "deep objects": [`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`],
      "a long number": [`{"students_per_class":${"9".repeat(5000)}}`],
      "too large": [`{"title":"${"x".repeat(7_100_000)}"}`],
      "too large, says little": [`{"title":"${"x".repeat(7_100_000)}"}`, { "content-length": "10" }],
      "says too much": ["{}", { "content-length": "99999999999" }],
      "a form": ["title=x", { "content-type": "application/x-www-form-urlencoded" }],
      "no type": [good, { "content-type": "" }],
      "a type in a type": [good, { "content-type": "text/plain; application/json" }],
      "a packed body": [good, { "content-type": "application/json+gzip" }],
    };
    for (const [turn, route] of withBody.entries()) {
      for (const [name, [body, headers]] of Object.entries(bodies).filter((_body, at) => isTried(at, turn))) {
        const { status } = await send(methodOf(route), `/api${addressOf(route)}`, body, headers);
        expect([route, name, [400, 413, 415].includes(status), status]).toEqual([route, name, true, status]);
      }
    }
    expect(troubles).toEqual([]);
    expect(await kept(database)).toEqual(before);
    expect(Object.hasOwn(Object.prototype, "admin")).toBe(false);
  });

  it("in addresses and questions finds nothing and breaks nothing", async () => {
    const { send, troubles, database } = await openForAbuse();
    const before = await kept(database);
    const words = [
      ...nasty.filter((word) => word.length < 6000 && word.isWellFormed()).map(encodeURIComponent),
      "%",
      "%zz",
      "%ff",
      "%c0%ae",
      "%00",
      "%2e%2e%2f",
      ";",
      "~",
    ];
    for (const [turn, word] of words.entries()) {
      for (const path of ["/blogs/", "/courses/", "/trash/", "/audit/", "/enquiries/", "/"])
        await send("GET", `/api${path}${word}`, undefined);
      for (const path of ["/courses/", "/exam-qna/", "/enquiries/"]) await send("DELETE", `/api${path}${word}`, undefined);
      for (const query of ["q", "limit", "offset", "category", "status", "admin", "filter", "email", word]) {
        for (const [at, path] of ["/courses", "/blogs", "/course-qna", "/enquiries", "/enquiries/person", "/audit", "/trash"].entries())
          if (isTried(at, turn)) await send("GET", `/api${path}?${query}=${word}`, undefined);
      }
      await send("POST", `/api/trash/${word}/1/restore`, undefined);
      await send("POST", `/api/courses/1/versions/${word}/restore`, undefined);
    }
    for (const query of ["limit[]=1", "limit=1&limit=2", "q[$ne]=1", "&&&", "q", "=", "q=a&q=b", `q=${"a".repeat(201)}`])
      await send("GET", `/api/courses?${query}`, undefined);
    expect(troubles).toEqual([]);
    expect(await kept(database)).toEqual(before);
  });

  it("in headers breaks nothing", async () => {
    const { send, troubles } = await openForAbuse();
    const values = [
      "",
      "x",
      "'",
      "a".repeat(5000),
      "\u00ff",
      "*",
      "W/",
      '"',
      ",,,",
      "Bearer",
      "Bearer ",
      `Bearer ${"é".repeat(43)}`,
      "text/html;q=2",
    ];
    for (const name of [
      "authorization",
      "accept",
      "accept-encoding",
      "if-none-match",
      "x-forwarded-for",
      "content-type",
      "origin",
      "range",
    ])
      for (const [turn, value] of values.entries())
        for (const [at, route] of [...publicRoutes].entries())
          if (isTried(at, turn) && methodOf(route) === "GET")
            await send("GET", `/api${pathOf(route).replace(":slug", "x")}`, undefined, { [name]: value });
    expect(troubles).toEqual([]);
  });
});

type Place = readonly string[];

/** Where values are, also within others. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== "object" || value === null) return [at];
  const within = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...at, key]));
  return at.length === 0 ? within : [at, ...within];
}

function withValue(whole: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.map((part, index) => (String(index) === key ? withValue(part, rest, value) : part));
  const parts: Record<string, unknown> = { ...Object(whole) };
  return { ...parts, [key]: withValue(parts[key], rest, value) };
}

/** Every odd value meets some place, those first and last alike, without trying all pairs; in npm run test:all every place some value, too. */
function sampled(places: Place[], values: unknown[]): Array<readonly [Place, unknown]> {
  const count = slow ? Math.max(places.length, values.length) : values.length;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    (slow ? [0, 5] : [0]).map((shift) => {
      const place = (Math.floor((index * places.length) / count) + shift) % places.length;
      return [places[place] ?? [], values[index % values.length]] as const;
    }),
  );
}

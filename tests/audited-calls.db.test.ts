import { expect, it } from "vitest";
import { routes } from "#api/routes.ts";
import { accountTrials } from "./audited/account-trials.ts";
import { enquiry, openWorld } from "./audited/trial.ts";
import { workTrials } from "./audited/work-trials.ts";

/** Calls that change or reveal nothing of which the activity should tell, and why. */
const silent: Record<string, string> = {
  "POST /contact": "a visitor; the timeline of the enquiry begins with it",
  "POST /visits": "adds to sums of the day, of nobody",
  "POST /pictures": "told with the item that shows it; what nothing shows goes after a day",
  "POST /recordings": "told with the language that speaks it; what nothing speaks goes after a day",
  "POST /restore": "takes a file in, which is nowhere until it is put in",
  "PUT /restore/:id/parts/:offset": "as above",
  "DELETE /restore/:id": "as above",
  "POST /restore/:id/start": "told in the contents that come (server/restore/restore.both.test.ts)",
  "POST /look/marks": "stores nothing",
  "POST /previews/:noun": "stores nothing",
  "POST /previews/:noun/share-picture": "stores nothing",
  "PUT /enquiries/:id/open": "who looks at what is forgotten in a minute",
  "PUT /autosaves/:form": "what is not saved yet is its person's alone",
  "POST /auth/verify-master": "opens a screen and grants nothing; that it failed is told",
  "POST /auth/read-link": "tells whoever has a link whose it is",
  "POST /auth/forgot-password": "changes nothing; its link is told when it is used",
  "POST /auth/email/link": "mails once more what was asked for before",
  "POST /auth/second-step": "a secret that holds once it is confirmed",
  "POST /auth/passkeys/offer": "a challenge that holds once it is answered",
};
/** What is read only to be taken away. */
const revealing = ["GET /enquiries/person"];

const trials = { ...workTrials, ...accountTrials };
const changing = Object.keys(routes).filter((route) => !route.startsWith("GET ") || revealing.includes(route));

it("every call that changes or reveals something is written down with its line of the activity, or why it leaves none", () => {
  expect([...Object.keys(trials), ...Object.keys(silent)].sort(), "tests/audited-calls.db.test.ts").toEqual([...changing].sort());
});

it("every call that changes or reveals something leaves its line, with who and from where", async () => {
  const world = await openWorld();
  await enquiry(world, { email: "copy@example.com" });
  await enquiry(world, { email: "gone@example.com" });
  await world.call(
    "POST",
    "/api/people",
    { username: "seen", name: "Seen", email: "x@academy.example", role: "desk" },
    { token: world.token },
  );
  const wrong: string[] = [];
  const { database } = world;
  let networks = 0;
  for (const [route, { at, query = "", body, line, anyone }] of Object.entries(trials)) {
    // For a proof lasts ten minutes and some of these end sessions.
    if (
      !anyone &&
      route !== "POST /auth/second-step/codes" &&
      (await world.call("GET", "/api/status", undefined, { token: world.token })).status === 401
    )
      world.token = await world.signIn();
    const [method = "", path = ""] = route.split(" ");
    const given = [...((await at?.(world)) ?? [])];
    const sent = await body?.(world);
    const from = `10.3.${++networks}.9`;
    const before = await database.read((db) =>
      db
        .selectFrom("audit")
        .select((of) => of.fn.max("id").as("id"))
        .executeTakeFirst(),
    );
    const address = path.replace(/:\w+/g, () => String(given.shift()));
    const said = await world.call(method, `/api${address}${query}`, sent, { address: from, ...(!anyone && { token: world.token }) });
    const lines = await database.read((db) =>
      db
        .selectFrom("audit")
        .selectAll()
        .where("id", ">", Number(before?.id ?? 0))
        .execute(),
    );
    const told = lines.find(({ action }) => action === line);
    if (said.status >= 300) wrong.push(`${route}: ${said.status} ${said.text}`);
    else if (!told) wrong.push(`${route}: no "${line}", but ${lines.map(({ action }) => action).join(", ") || "nothing"}`);
    else if (told.address !== from || told.actor === "") wrong.push(`${route}: by "${told.actor}" from "${told.address}"`);
  }
  expect(wrong).toEqual([]);
});

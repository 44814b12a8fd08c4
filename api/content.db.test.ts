import { expect, it } from "vitest";
import { contentKinds } from "#contract/content-kinds.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";
import { kindTrials } from "#tests/factories.ts";
import { joined, openTestAcademy, type TestAcademy } from "#tests/harness.ts";
import { withSecondStep } from "#tests/second-step.ts";

const secret = "Zanzibarquokka";
const hour = 3_600_000;
const kinds: readonly ContentKind[] = Object.values(contentKinds);

/** Each way in which a list can be narrowed; a kind passes over what it does not know. */
const variants = [
  ...["", "?limit=1000", "?limit=500&offset=1", `?q=${secret}`, "?contents=false", "?featured=true", "?category=Culture", "?when=all"],
  ...["published", "draft", "scheduled", "withdrawn"].map((state) => `?state=${state}`),
  ...["filter=all", "filter=inactive", "admin=true", "admin=true&filter=inactive", "admin=false&filter=inactive"].map(
    (shown) => `?${shown}`,
  ),
];

/** Puts in what visitors do not see, in each way of a kind; answers the addresses of the calls that read content. */
async function hide({ call, now }: TestAcademy, token: string): Promise<string[]> {
  const reads: string[] = [];
  for (const { path, titled, publishing, list, shownWhen = [], read } of kinds) {
    const at = (milliseconds: number) => new Date(now() + milliseconds).toISOString();
    const hidden: object[] = [
      ...(publishing ? [{ status: "draft" }, { publish_at: at(hour) }, { unpublish_at: at(-hour) }] : []),
      ...("date" in list ? [{ date: "2999-12-31" }] : []),
      ...shownWhen.map((flag) => ({ [flag]: false })),
    ];
    // Of these nothing can be hidden.
    expect([path, hidden.length > 0]).toEqual([path, !["branches", "categories"].includes(path)]);
    reads.push(...variants.map((query) => `/api/${path}${query}`));
    for (const [index, more] of hidden.entries()) {
      const named = { [titled]: `${secret} ${index}`, ...(read === "anyone" && { slug: `${path}-hidden-${index}` }) };
      const made = await call("POST", `/api/${path}`, kindTrials[path as keyof typeof kindTrials].input({ ...named, ...more }), { token });
      expect([path, more, made.status]).toEqual([path, more, 201]);
      if (read) reads.push(`/api/${path}/${made.body.id}`, ...(made.body.slug ? [`/api/${path}/${made.body.slug}`] : []));
    }
  }
  return reads;
}

it("who lacks the second step that the academy asks for reads what visitors read: at each list, however narrowed, and each item", async () => {
  const academy = await openTestAcademy();
  const { call, signIn } = academy;
  const owner = await signIn();
  const reads = await hide(academy, owner);
  const other = await joined(call, owner, "owner", "other");
  const editor = await joined(call, owner, "editor", "editor");
  const scopes = { name: "A program", scopes: ["content"], readOnly: true, days: null };
  const program = (await call("POST", "/api/api-tokens", scopes, { token: other })).body.token;
  const answers = async (token?: string) => {
    const said = new Map<string, string>();
    for (const path of reads) {
      const { status, text } = await call("GET", path, undefined, token === undefined ? {} : { token });
      said.set(path, status === 200 ? text : "refused");
    }
    return said;
  };
  const visitors = await answers();
  const seen = (said: Map<string, string>) => reads.filter((path) => said.get(path)?.includes(secret));
  expect(seen(visitors)).toEqual([]);
  // Until it is asked for, they see what is hidden: at least each kind's whole list, and each item.
  for (const token of [editor, program]) expect(seen(await answers(token)).length).toBeGreaterThan(kinds.length * 3);
  await withSecondStep(academy, owner);
  expect((await call("PUT", "/api/people/second-step", { askedOf: "everybody" }, { token: owner })).status).toBe(200);
  for (const token of [editor, program]) {
    const said = await answers(token);
    expect(reads.filter((path) => said.get(path) !== visitors.get(path))).toEqual([]);
  }
  expect(seen(await answers(owner)).length).toBeGreaterThan(kinds.length * 3);
});

it("what staff and programs are answered may not be kept, in no variant of a list; what visitors are may, if they ask each time", async () => {
  const academy = await openTestAcademy();
  const { call, signIn } = academy;
  const owner = await signIn();
  const reads = await hide(academy, owner);
  const scopes = { name: "A program", scopes: ["content"], readOnly: true, days: null };
  const tokens = {
    owner,
    desk: await joined(call, owner, "desk", "desk"),
    program: (await call("POST", "/api/api-tokens", scopes, { token: owner })).body.token,
  };
  const wrong: unknown[] = [];
  for (const path of reads) {
    const open = await call("GET", path);
    const tag = open.headers.get("etag");
    const kept = [open.headers.get("cache-control"), tag !== null];
    if (open.status === 200 ? kept.join() !== "no-cache,true" : kept.join() !== "no-store,false") wrong.push([path, "a visitor", ...kept]);
    for (const [who, token] of Object.entries(tokens)) {
      const { status, headers } = await call("GET", path, undefined, { token, headers: { "if-none-match": tag ?? "*" } });
      const said = [status === 304, headers.get("cache-control"), headers.get("etag")];
      if (said.join() !== "false,no-store,") wrong.push([path, who, ...said]);
    }
  }
  expect(wrong).toEqual([]);
});

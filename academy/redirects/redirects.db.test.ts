import { expect, it } from "vitest";
import { maxRedirects } from "#contract/redirect.ts";
import { courseInput } from "#tests/factories.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";
import { addressKey } from "./address-key.ts";

async function open() {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const send = (method: string, path: string, body?: unknown) => academy.call(method, `/api${path}`, body, { token });
  let version = 0;
  const lead = async (path: string) => {
    await academy.academy.redirects.lookup.refresh(++version);
    return academy.academy.redirects.lookup.lead(path);
  };
  return { ...academy, send, lead };
}

it("an address leads where staff say, in any form of it, and what is wrong is said in a sentence", async () => {
  const { send, lead } = await open();
  const made = await send("POST", "/redirects", { from: "/Old-Page/", to: "/about?a=1#team" });
  expect([made.status, made.body.from, made.body.to, made.body.state]).toEqual([201, "/old-page", "/about?a=1#team", "leads"]);
  for (const form of ["/old-page", "/OLD-page/", "//old-page", "/%6fld-page"])
    expect([form, await lead(form)]).toEqual([form, "/about?a=1#team"]);
  expect((await send("POST", "/redirects", { from: "/Österreich", to: "https://example.org/a b" })).status).toBe(201);
  expect(await lead("/%C3%B6sterreich")).toBe("https://example.org/a%20b");
  expect(await lead("/nothing")).toBeUndefined();
  const wrong: [from: string, to: string, words: RegExp][] = [
    ["/about/", "/contact", /This page exists: \/about/],
    ["/course/german_deutsch", "/contact", /This page exists: “German Deutsch”/],
    ["/old-page", "/contact", /already/],
    ["/admin/courses", "/contact", /belongs to the program/],
    ["/preview/x", "/contact", /belongs to the program/],
    ["/Preview//made-up", "/contact", /belongs to the program/],
    ["/a?b=1", "/contact", /Leave out everything/],
    ["old", "/contact", /after the name of this site/],
    ["//evil.example/x", "/contact", /after the name of this site/],
    ["/a/../b", "/contact", /No page can have this address/],
    ["/self", "/SELF/", /lead to itself/],
    ["/x", "/no-such-page", /There is no page at \/no-such-page/],
    ["/x", "http://example.org", /begins with https/],
    ["/x", "javascript:alert(1)", /begins with https/],
    ["/x", "//evil.example", /begins with https/],
    ["/x", "/\\evil.example", /begins with https/],
    ["/x", "https://me:secret@example.org/", /name and password/],
    ["/x", "/api/courses", /belongs to the program/],
  ];
  for (const [from, to, words] of wrong) {
    const { status, body } = await send("POST", "/redirects", { from, to });
    expect([from, to, status, body.message]).toEqual([from, to, 400, expect.stringMatching(words)]);
  }
});

it("what leads to another redirect is led to its end, and follows an item when its address changes", async () => {
  const { send, lead } = await open();
  const fields = courseInput({ slug: "first", title: "first" });
  const { id } = (await send("POST", "/courses", fields)).body;
  await send("POST", "/redirects", { from: "/one", to: "/course/first?x=1" });
  const two = (await send("POST", "/redirects", { from: "/two", to: "/one" })).body;
  expect(two.to).toBe("/course/first?x=1");
  await send("PUT", `/courses/${id}`, { ...fields, slug: "second" });
  for (const from of ["/one", "/two"]) expect(await lead(from)).toBe("/course/second?x=1");
  expect((await send("GET", "/redirects/export")).body).toContainEqual({ from: "/one", to: "/course/second?x=1" });
  // An address that the course had is one of its own.
  expect((await send("POST", "/redirects", { from: "/course/first", to: "/about" })).body.message).toMatch(/This page exists/);
  const round = await send("PUT", `/redirects/${two.id}`, { from: "/two", to: "/two" });
  expect([round.status, round.body.message]).toEqual([400, expect.stringMatching(/itself/)]);
  expect((await send("DELETE", `/courses/${id}?leads_to=/course/second`)).body.message).toMatch(/itself/);
  expect((await send("DELETE", `/courses/${id}?leads_to=/no-such`)).body.message).toMatch(/no page at/);
  expect((await send("DELETE", `/courses/${id}?leads_to=/courses`)).status).toBe(204);
  for (const from of ["/course/first", "/course/SECOND", "/one", "/two"]) expect([from, await lead(from)]).toEqual([from, "/courses"]);
  await send("POST", `/trash/courses/${id}/redirect`, { to: "/exams" });
  for (const from of ["/course/first", "/course/second", "/two"]) expect([from, await lead(from)]).toEqual([from, "/exams"]);
  await send("POST", `/trash/courses/${id}/restore`);
  expect(await lead("/two")).toBe("/course/second?x=1");
  const states = (await send("GET", "/redirects?order=from")).body.map(({ from, state }: { from: string; state: string }) => [from, state]);
  expect(states).toEqual([
    ["/course/first", "page"],
    ["/course/second", "page"],
    ["/one", "leads"],
    ["/two", "leads"],
  ]);
});

it("what cannot be led elsewhere is not deleted either", async () => {
  const { send, database } = await open();
  const { id } = (await send("POST", "/courses", courseInput({ slug: "stays" }))).body;
  const row = { target: "/about", noun: "", item_id: 0, hits: 0, last_hit_at: null, created_at: 0, created_by: "" };
  await database.change("redirects", async (tx) => {
    for (let at = 0; at < maxRedirects; at += 500) {
      const rows = Array.from({ length: 500 }, (_, n) => ({ ...row, source: `/full-${at + n}` }));
      await tx.insertInto("redirects").values(rows).execute();
    }
  });
  const refused = await send("DELETE", `/courses/${id}?leads_to=/courses`);
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringMatching(/Delete some/)]);
  expect((await send("GET", "/courses")).body.at(-1).slug).toBe("stays");
  await database.change("redirects", (tx) => tx.deleteFrom("redirects").where("source", "=", "/full-0").execute());
  expect((await send("DELETE", `/courses/${id}?leads_to=/courses`)).status).toBe(204);
});

it("a file is looked at line by line, and put in whole or as far as it is right", async () => {
  const { send, lead } = await open();
  await send("POST", "/redirects", { from: "/there", to: "/about" });
  const csv = [
    "\uFEFFfrom;to",
    "/chain-2;/chain-1",
    "/chain-1;/contact",
    '"/quoted ""x""";"/about"',
    "",
    "/there;/exams",
    "/about;/contact",
    "/round-1;/round-2",
    "/round-2;/round-1",
    "/only",
    "/CHAIN-1/;/exams",
    "'/2024;https://example.org/2024;a note",
  ].join("\r\n");
  const looked = await send("POST", "/redirects/import", { csv, do: "check" });
  const effects = looked.body.lines.map(({ line, effect, problem }: Record<string, string>) => [line, effect, problem]);
  expect(effects).toEqual([
    [2, "new", ""],
    [3, "new", ""],
    [4, "new", ""],
    [6, "changes", ""],
    [7, "wrong", expect.stringMatching(/This page exists/)],
    [8, "wrong", expect.stringMatching(/circle/)],
    [9, "wrong", expect.stringMatching(/circle/)],
    [10, "wrong", expect.stringMatching(/missing/)],
    [11, "wrong", expect.stringMatching(/further up/)],
    [12, "new", ""],
  ]);
  expect((await send("POST", "/redirects/import", { csv, do: "all" })).body.done).toBe(false);
  expect([await lead("/chain-1"), await lead("/there")]).toEqual([undefined, "/about"]);
  expect((await send("POST", "/redirects/import", { csv, do: "right-lines" })).body.done).toBe(true);
  expect([await lead("/chain-1"), await lead("/chain-2"), await lead("/there"), await lead("/2024"), await lead("/round-1")]).toEqual([
    "/contact",
    "/contact",
    "/exams",
    "https://example.org/2024",
    undefined,
  ]);
  const broken = await send("POST", "/redirects/import", { csv: '/a,/about\n"/b,/about', do: "check" });
  expect([broken.status, broken.body.message]).toEqual([400, expect.stringMatching(/Line 2 cannot be read/)]);
  const pairs = (await send("GET", "/redirects/export")).body;
  const again = pairs.map(({ from, to }: Record<string, string>) => `"${from?.replaceAll('"', '""')}","${to}"`).join("\n");
  const same = await send("POST", "/redirects/import", { csv: again, do: "all" });
  expect(new Set(same.body.lines.map(({ effect }: { effect: string }) => effect))).toEqual(new Set(["same"]));
  const many = Array.from({ length: 2001 }, (_, n) => `/m-${n},/about`).join("\n");
  expect((await send("POST", "/redirects/import", { csv: many, do: "check" })).body.message).toMatch(/2000/);
});

it("an import is taken back as it was, but for what somebody changed since, and only the latest one", async () => {
  const { send, lead } = await open();
  await send("POST", "/redirects", { from: "/there", to: "/about" });
  const put = async (csv: string) => (await send("POST", "/redirects/import", { csv, do: "all" })).body.undo;
  const first = await put("/there,/exams\n/new-1,/courses\n/new-2,/courses");
  expect([await lead("/there"), await lead("/new-1")]).toEqual(["/exams", "/courses"]);
  const [second] = (await send("GET", "/redirects?q=new-2")).body;
  await send("PUT", `/redirects/${second.id}`, { from: "/new-2", to: "/contact" });
  expect((await send("POST", "/redirects/import/undo", { undo: first })).body).toEqual({ undone: 2 });
  expect([await lead("/there"), await lead("/new-1"), await lead("/new-2")]).toEqual(["/about", undefined, "/contact"]);
  expect((await send("POST", "/redirects/import/undo", { undo: first })).status).toBe(404);
  const older = await put("/new-3,/about");
  await put("/new-4,/about");
  expect([(await send("POST", "/redirects/import/undo", { undo: older })).status, await lead("/new-3")]).toEqual([404, "/about"]);
});

it("a file of redirects that lead to each other takes about as much work as one of as many that do not", async () => {
  const { send, lead } = await open();
  const work = async (csv: string) => {
    const { user, system } = process.threadCpuUsage();
    const { body } = await send("POST", "/redirects/import", { csv, do: "all" });
    expect(body.done).toBe(true);
    const now = process.threadCpuUsage();
    return now.user + now.system - user - system;
  };
  const file = (name: string, to: (n: number) => string) => Array.from({ length: 2000 }, (_, n) => `/${name}-${n},${to(n)}`).join("\n");
  await work(file("warm", () => "/about"));
  const plain = await work(file("plain", () => "/about"));
  const chained = await work(file("chain", (n) => (n === 1999 ? "/contact" : `/chain-${n + 1}`)));
  // 0.6 to 1.5. When each was led to its end by itself: 32 on SQLite, with twice the lines 64.
  expect(chained / plain).toBeLessThan(5);
  expect([await lead("/chain-0"), await lead("/chain-1998")]).toEqual(["/contact", "/contact"]);
  const [first] = (await send("GET", "/redirects?q=chain-0")).body;
  expect([first.to, first.state]).toEqual(["/contact", "leads"]);
});

it("what leads to another redirect follows it, and stays when that one is deleted or gets another address", async () => {
  const { send, lead } = await open();
  const made = async (from: string, to: string) => (await send("POST", "/redirects", { from, to })).body.id;
  const three = await made("/three", "/about?x=1");
  const two = await made("/two", "/three");
  await made("/one", "/two");
  expect((await send("PUT", `/redirects/${three}`, { from: "/three", to: "/one" })).body.message).toMatch(/circle/);
  await send("PUT", `/redirects/${three}`, { from: "/three", to: "/contact" });
  expect(await lead("/one")).toBe("/contact");
  await send("PUT", `/redirects/${two}`, { from: "/zwei", to: "/exams" });
  expect([await lead("/one"), await lead("/two"), await lead("/zwei")]).toEqual(["/contact", undefined, "/exams"]);
  expect((await send("DELETE", `/redirects/${three}`)).status).toBe(204);
  expect([await lead("/one"), await lead("/three")]).toEqual(["/contact", undefined]);
});

it("what is stored as a loop, or leads to an address that nothing has, leads nowhere", async () => {
  const { send, lead, database } = await open();
  const row = { noun: "", item_id: 0, hits: 0, last_hit_at: null, created_at: 1, created_by: "" };
  const pairs = { "/a": "/b", "/b": "/a", "/c": "/b", "/d": "/no-such-page" };
  const rows = Object.entries(pairs).map(([source, target]) => ({ ...row, source, target }));
  await database.change("redirects", (tx) => tx.insertInto("redirects").values(rows).execute());
  for (const from of Object.keys(pairs)) expect([from, await lead(from)]).toEqual([from, undefined]);
  const listed = (await send("GET", "/redirects?order=from")).body.map(({ to, state }: { to: string; state: string }) => [to, state]);
  expect(listed).toEqual(Object.values(pairs).map((to) => [to, "gone"]));
  expect((await send("POST", "/redirects", { from: "/e", to: "/c" })).body.message).toMatch(/no page at|circle/);
});

it("hits are counted in every process, and written in batches", async () => {
  const first = await open();
  const second = await first.openAnother();
  const { id } = (await first.send("POST", "/redirects", { from: "/old", to: "/about" })).body;
  await second.academy.redirects.lookup.refresh(7);
  const asked = async (academy: TestAcademy["academy"], times: number) => {
    for (let time = 0; time < times; time++) await academy.redirects.lookup.lead("/old");
    await academy.redirects.lookup.flush();
  };
  await first.lead("/old");
  await Promise.all([asked(first.academy, 4), asked(second.academy, 7)]);
  const [one] = (await first.send("GET", "/redirects")).body;
  expect([one.id, one.hits, one.last_hit_at]).toEqual([id, 12, expect.stringMatching(/^20/)]);
});

it("whoever makes, changes, deletes or brings in a redirect, or leads a deleted item on, is in the activity log with what changed", async () => {
  const { send } = await open();
  const lines = async () => {
    const listed = (await send("GET", "/audit?noun=redirects&limit=100")).body;
    const whole = await Promise.all(listed.map(({ id }: { id: number }) => send("GET", `/audit/${id}`)));
    return whole.map(({ body: { actor, action, title, item_id, before, after } }) => ({ actor, action, title, item_id, before, after }));
  };
  const { id } = (await send("POST", "/redirects", { from: "/old", to: "/about" })).body;
  await send("PUT", `/redirects/${id}`, { from: "/old", to: "/contact" });
  expect((await send("DELETE", `/redirects/${id}`)).status).toBe(204);
  const of = { actor: "admin", title: "/old", item_id: id };
  const [one, other] = ["/about", "/contact"].map((to) => ({ from: "/old", to }));
  expect(await lines()).toEqual([
    { ...of, action: "delete", before: other, after: null },
    { ...of, action: "update", before: one, after: other },
    { ...of, action: "create", before: null, after: one },
  ]);
  // What is refused changed nothing, and leaves no line.
  expect((await send("DELETE", `/redirects/${id}`)).status).toBe(404);
  expect((await send("POST", "/redirects", { from: "/old", to: "/no-such-page" })).status).toBe(400);
  expect(await lines()).toHaveLength(3);

  await send("POST", "/redirects/import", { csv: "/one,/about\n/two,/about", do: "look" });
  await send("POST", "/redirects/import", { csv: "/one,/about\n/two,/about", do: "all" });
  const course = (await send("POST", "/courses", courseInput({ slug: "gone-soon", title: "gone-soon" }))).body;
  await send("DELETE", `/courses/${course.id}?leads_to=/courses`);
  await send("POST", `/trash/courses/${course.id}/redirect`, { to: "/exams" });
  const since = (await lines()).slice(0, -3).reverse();
  expect(since.map(({ actor, action, title }) => [actor, action, title])).toEqual([
    ["admin", "import", "2 redirects"],
    ["admin", "create", "/course/gone-soon"],
    ["admin", "create", "/course/gone-soon"],
  ]);
});

it("there can be no more than 10,000", async () => {
  const { send, database } = await open();
  const row = { target: "/about", noun: "", item_id: 0, hits: 0, last_hit_at: null, created_at: 1, created_by: "" };
  for (let from = 0; from < 9999; from += 1111)
    await database.change("redirects", (tx) =>
      tx
        .insertInto("redirects")
        .values(Array.from({ length: 1111 }, (_, n) => ({ source: `/n${from + n}`, ...row })))
        .execute(),
    );
  expect((await send("POST", "/redirects", { from: "/last", to: "/about" })).status).toBe(201);
  expect((await send("POST", "/redirects", { from: "/more", to: "/about" })).body.message).toMatch(/can be 10000 redirects/);
  const csv = "/more-1,/about\n/more-2,/about";
  expect((await send("POST", "/redirects/import", { csv, do: "all" })).body.message).toMatch(/can be 10000 redirects/);
  expect((await send("GET", "/redirects?q=more")).body).toEqual([]);
});

it("addresses are compared decoded, in any case, with or without a slash at the end", () => {
  expect(["/A/b/", "//a//B", "/%61/%42"].map(addressKey)).toEqual(["/a/b", "/a/b", "/a/b"]);
  expect(["/", "/a%2Fb", "/%zz", "/O\u0308"].map(addressKey)).toEqual(["/", "/a%2fb", "/%zz", "/\u00f6"]);
  expect(["/a/../b", "/a%00", `/${"x".repeat(400)}`].map(addressKey)).toEqual(["", "", ""]);
});

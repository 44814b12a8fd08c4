import { describe, expect, it } from "vitest";
import { postInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { isNoise } from "./address-noise.ts";
import { createMissingAddressBuffer } from "./missing-address-buffer.ts";

async function open() {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const { missingAddresses } = academy.academy;
  const list = async (order = "") =>
    (await academy.call("GET", `/api/missing-addresses?${order && `order=${order}&`}limit=1000`, undefined, { token })).body;
  let network = 0;
  /** Asks from a network of its own each time, as many visitors would. */
  const ask = (address: string, from = "") => missingAddresses.note(address, from, `10.${++network >> 8}.${network & 255}.1`);
  return { ...academy, token, list, ask, missingAddresses };
}

it("what was asked for in vain is listed with its count and where it was linked, until it leads somewhere or is ignored", async () => {
  const { list, ask, call, token, pass } = await open();
  ask("/old-price-list", "/courses");
  ask("/once");
  ask("/old-price-list");
  const [first, second] = await list();
  expect([first.address, first.asked, first.came_from, second.address, second.asked]).toEqual([
    "/old-price-list",
    2,
    "/courses",
    "/once",
    1,
  ]);
  pass(60_000);
  ask("/once");
  const [latest] = await list("latest");
  expect([latest.address, latest.asked, Date.parse(latest.last_at) > Date.parse(latest.first_at)]).toEqual(["/once", 2, true]);
  ask("/old-price-list");
  expect(
    (await list()).map(({ came_from }: { came_from: string }) => came_from),
    "somebody typed it later",
  ).toEqual(["/courses", ""]);
  expect((await call("POST", "/api/redirects", { from: "/old-price-list", to: "/courses" }, { token })).status).toBe(201);
  expect((await call("DELETE", `/api/missing-addresses/${latest.id}`, undefined, { token })).status).toBe(204);
  for (const address of ["/once", "/old-price-list"]) ask(address);
  expect(await list()).toEqual([]);
});

it("an address is forgotten half a year after it was asked for last, however long ago it was asked for first", async () => {
  const { ask, missingAddresses, pass } = await open();
  const day = 24 * 3_600_000;
  for (const address of ["/asked-again", "/forgotten"]) ask(address);
  await missingAddresses.flush();
  pass(179 * day);
  ask("/asked-again");
  expect((await missingAddresses.list()).total).toBe(2);
  pass(2 * day);
  ask("/new");
  await missingAddresses.flush();
  expect((await missingAddresses.list()).items.map(({ address }) => address).sort()).toEqual(["/asked-again", "/new"]);
});

it("what has a page by now is left out, and stays out", async () => {
  const { list, ask, call, token } = await open();
  ask("/blog/poya-days");
  ask("/blog/never-written");
  await list();
  const post = postInput({ slug: "poya-days" });
  const { body } = await call("POST", "/api/blogs", { ...post, status: "draft" }, { token });
  const addresses = async () => (await list()).map(({ address }: { address: string }) => address).sort();
  expect(await addresses()).toEqual(["/blog/never-written", "/blog/poya-days"]);
  await call("PUT", `/api/blogs/${body.id}`, { ...post, status: "published" }, { token });
  expect(await addresses()).toEqual(["/blog/never-written"]);
});

it("thousands of made-up addresses neither grow the list nor push out what many ask for", async () => {
  const { list, ask, missingAddresses } = await open();
  for (let batch = 0; batch < 3; batch++) {
    for (const address of ["/wanted-by-many", "/wanted-too"]) for (let time = 0; time < 3; time++) ask(address);
    await missingAddresses.flush();
  }
  for (let batch = 0; batch < 6; batch++) {
    for (let n = 0; n < 2000; n++) ask(`/made-up-${batch}-${n}`);
    await missingAddresses.flush();
  }
  const listed = await list();
  expect(listed.length).toBe(1000);
  expect(listed.slice(0, 2).map(({ address, asked }: { address: string; asked: number }) => [address, asked])).toEqual([
    ["/wanted-by-many", 9],
    ["/wanted-too", 9],
  ]);
  // What was asked for last of the others is there.
  expect(listed[2].address).toMatch(/^\/made-up-5-/);
});

describe("between two batches", () => {
  it("an address counts once for a network, and a network adds ten", () => {
    const buffer = createMissingAddressBuffer();
    for (let n = 0; n < 10_000; n++) buffer.add("/same", "", "one", n);
    for (let n = 0; n < 10_000; n++) buffer.add(`/other-${n}`, "", "one", n);
    const asked = buffer.take();
    expect([asked.length, asked.every((one) => one.asked === 1)]).toEqual([10, true]);
  });

  it("memory is bounded whoever asks, and what is listed is counted all the same", () => {
    const buffer = createMissingAddressBuffer();
    buffer.learn(["/listed"]);
    for (let n = 0; n < 20_000; n++) buffer.add(`/made-up-${n}`, "", `network-${n % 900}`, n);
    buffer.add("/listed", "", "visitor", 1);
    for (let n = 0; n < 20_000; n++) buffer.add("/listed", "", `network-${n}`, n);
    expect(buffer.size()).toEqual({ addresses: 201, networks: 1000 });
    expect(buffer.take().find(({ address }) => address === "/listed")?.asked).toBeGreaterThan(100);
  });
});

it("what programs try at every site is no address of this one", () => {
  const noise = [
    "/wp-login.php",
    "/.env",
    "/.git/config",
    "/backup.zip",
    "/cgi-bin/x",
    "/favicon.ico",
    "/assets/a-1.js",
    "/a@b.example",
    "/vendor/x",
    "/",
    "",
  ];
  expect(noise.filter((address) => address.length > 1 && !isNoise(address))).toEqual([]);
  const real = ["/old-page", "/course/russian_русский", "/2019/05/news", "/price-list.pdf", "/german.html", "/wp"];
  expect(real.filter(isNoise)).toEqual(["/wp"]);
});

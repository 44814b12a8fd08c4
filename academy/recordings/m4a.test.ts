import { expect, it } from "vitest";
import { box, m4aBytes, numbers } from "#tests/factories.ts";
import { m4aSound } from "./m4a.ts";

const secret = Buffer.from("<script>secret</script>");

it("is one track of sound, and how long it takes", () => {
  const bytes = m4aBytes();
  const read = m4aSound(bytes);
  expect([Buffer.from(read?.bytes ?? []).equals(bytes), read?.seconds]).toEqual([true, 2.5]);
});

it("what else is in it becomes free space of the same size: names, places, pictures", () => {
  const bytes = m4aBytes({ moov: [box("udta", secret)], more: [box("uuid", secret), box("free", secret)] });
  const kept = Buffer.from(m4aSound(bytes)?.bytes ?? []);
  expect([kept.length, kept.includes("secret"), kept.includes("udta"), kept.includes("uuid")]).toEqual([bytes.length, false, false, false]);
  expect(bytes.includes(115)).toBe(true);
});

it.each<[what: string, bytes: Uint8Array]>([
  ["its first byte", m4aBytes({ places: [box("stco", numbers(0, 1, 24))] })],
  ["its last byte", m4aBytes({ places: [box("stco", numbers(0, 1, 87))] })],
  ["two pieces", m4aBytes({ places: [box("stco", numbers(0, 2, 28, 40))] })],
  ["long places", m4aBytes({ places: [box("co64", numbers(0, 1, 0, 28))] })],
  ["a long length", m4aBytes({ length: numbers(1 << 24, 0, 0, 0, 0, 1000, 0, 2500) })],
  [
    "a long box",
    m4aBytes({
      sound: Buffer.concat([numbers(1), Buffer.from("mdat"), numbers(0, 80), Buffer.alloc(64)]),
      places: [box("stco", numbers(0, 1, 32))],
    }),
  ],
  ...["M4B ", "mp42", "isom", "iso5", "3gp5"].map((brand): [string, Uint8Array] => [brand, m4aBytes({ brand })]),
])("it may have %s", (_, bytes) => {
  const read = m4aSound(bytes);
  expect([Buffer.from(read?.bytes ?? []).equals(bytes), read?.seconds]).toEqual([true, 2.5]);
});

const whole = m4aBytes();
const here = box("url ", numbers(1));
it.each<[what: string, bytes: Uint8Array]>([
  ["nothing", new Uint8Array()],
  ["words", Buffer.from("no container at all, only words")],
  ...["qt  ", "mp43", "iso1", "3gp9"].map((brand): [string, Uint8Array] => [`a brand ${brand}`, m4aBytes({ brand })]),
  ["pictures that move", m4aBytes({ handler: "vide" })],
  ["another codec", m4aBytes({ codec: "avc1" })],
  ["sound in another file", m4aBytes({ reference: [box("url ", numbers(0))] })],
  ["sound here and in another file", m4aBytes({ reference: [here, box("url ", numbers(0))] })],
  ["sound under another name", m4aBytes({ reference: [box("urn ", numbers(1))] })],
  ["sound that says where it is, too", m4aBytes({ reference: [box("url ", numbers(1), Buffer.from("http"))] })],
  ["sound before what is there for it", m4aBytes({ places: [box("stco", numbers(0, 1, 23))] })],
  ["sound behind what is there for it", m4aBytes({ places: [box("stco", numbers(0, 1, 88))] })],
  ["one of two pieces elsewhere", m4aBytes({ places: [box("stco", numbers(0, 2, 28, 4))] })],
  ["a place beyond four gigabytes", m4aBytes({ places: [box("co64", numbers(0, 1, 1, 28))] })],
  ["no sound", m4aBytes({ places: [box("stco", numbers(0, 0))] })],
  ["fewer pieces than it says", m4aBytes({ places: [box("stco", numbers(0, 2, 28))] })],
  ["no table of its pieces", m4aBytes({ places: [] })],
  ["two tables of its pieces", m4aBytes({ places: [box("stco", numbers(0, 1, 28)), box("co64", numbers(0, 1, 0, 28))] })],
  ["no length", m4aBytes({ length: numbers(0, 0, 0, 1000, 0) })],
  ["a length in nothing", m4aBytes({ length: numbers(0, 0, 0, 0, 2500) })],
  ["a length that is cut", m4aBytes({ length: numbers(0, 0, 0, 1000) })],
  ["a length of years", m4aBytes({ length: numbers(1 << 24, 0, 0, 0, 0, 1000, 1, 2500) })],
  [
    "a box of more than four gigabytes",
    m4aBytes({ sound: Buffer.concat([numbers(1), Buffer.from("mdat"), numbers(1, 80), Buffer.alloc(64)]) }),
  ],
  ["two tracks", m4aBytes({ moov: [box("trak")] })],
  ["pieces", m4aBytes({ more: [box("moof", numbers(0))] })],
  ["one that is cut", whole.subarray(0, -1)],
  ["something behind it", Buffer.concat([whole, Buffer.from("<html>")])],
  ["a box without an end", Buffer.concat([whole, numbers(0), Buffer.from("free")])],
  ["a box of no size", Buffer.concat([whole, numbers(4), Buffer.from("free")])],
  ["a box larger than the file", Buffer.concat([whole, numbers(0x7fff_ffff), Buffer.from("free")])],
])("%s is none", (_, bytes) => {
  expect(m4aSound(bytes)).toBeUndefined();
});

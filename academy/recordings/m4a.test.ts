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

const whole = m4aBytes();
it.each<[what: string, bytes: Uint8Array]>([
  ["nothing", new Uint8Array()],
  ["words", Buffer.from("no container at all, only words")],
  ["a film's brand", m4aBytes({ brand: "qt  " })],
  ["pictures that move", m4aBytes({ handler: "vide" })],
  ["another codec", m4aBytes({ codec: "avc1" })],
  ["sound in another file", m4aBytes({ reference: 0 })],
  ["sound outside of what is there for it", m4aBytes({ place: 4 })],
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

import { expect, it } from "vitest";
import { mp3Bytes } from "#tests/factories.ts";
import { mp3Sound } from "./mp3.ts";

const text = (words: string, length = words.length) => Buffer.concat([Buffer.from(words, "latin1"), Buffer.alloc(length - words.length)]);
const join = (...parts: Uint8Array[]) => Buffer.concat(parts);
const sound = mp3Bytes();

it("is its frames, and how long they take", () => {
  const read = mp3Sound(sound);
  expect(Buffer.from(read?.bytes ?? []).equals(sound)).toBe(true);
  expect(read?.seconds).toBeCloseTo((40 * 1152) / 44_100, 5);
});

it("what stands before and behind its frames is not kept: who made it, pictures, and a last frame that was cut", () => {
  const id3 = join(text("ID3"), Buffer.from([4, 0, 0, 0, 0, 1, 2]), text("<script>secret</script>", 130));
  for (const whole of [
    join(id3, sound),
    join(sound, text("TAGsecret", 128)),
    join(sound, text("APETAGEXsecret", 300)),
    join(sound, sound.subarray(0, 200)),
  ])
    expect(Buffer.from(mp3Sound(whole)?.bytes ?? []).equals(sound)).toBe(true);
});

it("a frame may be padded, and of the slower versions", () => {
  const padded = Buffer.alloc(418);
  padded.set([0xff, 0xfb, 0x92, 0xc4]);
  expect(mp3Sound(join(sound, padded))?.bytes).toHaveLength(sound.length + 418);
  const slow = Buffer.alloc(208);
  slow.set([0xff, 0xf3, 0x80, 0xc4]);
  expect(mp3Sound(join(slow, slow, slow, slow))?.seconds).toBeCloseTo((4 * 576) / 22_050, 5);
});

it.each<[what: string, bytes: Uint8Array]>([
  ["nothing", new Uint8Array()],
  ["words", text("no sound at all")],
  ["too few frames", mp3Bytes(3)],
  ["something behind the frames", join(sound, text("<html>", 900))],
  ["a tag that is longer than the file", join(text("ID3"), Buffer.from([4, 0, 0, 127, 127, 127, 127]), sound)],
  ["another rate on the way", join(sound, Buffer.from([0xff, 0xfb, 0x94, 0xc4]), Buffer.alloc(380))],
  ["a tag that is longer than one", join(sound, text("TAGsecret", 300))],
  ["as much behind it as a tag, but no tag", join(sound, text("secret", 128))],
  ["no version that there is", join(...Array.from({ length: 8 }, () => join(Buffer.from([0xff, 0xeb, 0x90, 0xc4]), Buffer.alloc(413))))],
  ["half a sync", join(...Array.from({ length: 8 }, () => join(Buffer.from([0xff, 0x7b, 0x90, 0xc4]), Buffer.alloc(413))))],
  ["no sync", join(...Array.from({ length: 8 }, () => join(Buffer.from([0xfe, 0xfb, 0x90, 0xc4]), Buffer.alloc(413))))],
  ["layer II", join(...Array.from({ length: 8 }, () => join(Buffer.from([0xff, 0xfd, 0x90, 0xc4]), Buffer.alloc(413))))],
  ["no bit rate", join(...Array.from({ length: 8 }, () => join(Buffer.from([0xff, 0xfb, 0x00, 0xc4]), Buffer.alloc(413))))],
])("%s is none", (_, bytes) => {
  expect(mp3Sound(bytes)).toBeUndefined();
});

import { expect, it } from "vitest";
import { mediaAddressesIn, pictureAddress, pictureHash } from "./picture.ts";

const hash = "0123456789abcdef0123456789abcdef";

it("finds what a text shows of pictures and recordings, and nothing that is of another site", () => {
  const kept = ["jpg", "mp3", "m4a"].map((ending) => `/media/${hash}.${ending}`);
  expect(mediaAddressesIn(`<img src="${kept[0]}"> and ${kept[1]},${kept[2]}`)).toEqual(kept);
  expect(mediaAddressesIn(`/media/${hash}.exe /media/${hash.slice(1)}.jpg`)).toEqual([]);
});

it("only the address of a stored picture has a hash", () => {
  expect(pictureHash(pictureAddress(hash))).toBe(hash);
  for (const other of [`/media/${hash}-400.jpg`, `https://a.example/media/${hash}.jpg`, `/media/${hash}.mp3`, ""])
    expect(pictureHash(other)).toBeUndefined();
});

import { expect, it } from "vitest";
import type { ShownLook } from "#contract/look/shown-look.ts";
import { firstShareAddress, type SharePicture, sharedAt, sharePictureAddress, sharePictureAlt, sharePictureOf } from "./share-picture.ts";

const told = (title: string, below?: string[]) =>
  sharePictureAlt({ ground: "academy", above: "", title, academy: "Serendib", ...(below && { below }) });

it("what is drawn is told in sentences, one stop between two", () => {
  expect(told("Learn a language\nin Colombo")).toBe("Learn a language in Colombo. Serendib");
  expect(told("Speak Globally.")).toBe("Speak Globally. Serendib");
  expect(told("Which exam?", ["Starts soon!", "At 6 p.m."])).toBe("Which exam? Starts soon! At 6 p.m. Serendib");
});

it("an address leads back to what is shared, whatever was drawn", () => {
  const drawn = sharePictureOf({ ground: "courses", above: "Course", title: "Tamil" }, { name: "Serendib" });
  for (const shared of [
    { kind: "courses", id: 7 },
    { kind: "classes", id: 123_456_789 },
    { kind: "teachers", id: 1 },
    { kind: "academy" },
  ] as const)
    expect(sharedAt(sharePictureAddress(shared, drawn))).toEqual(shared);
  expect(sharedAt(firstShareAddress)).toEqual({ kind: "academy" });
});

it("what is no such address shares nothing", () => {
  const hash = "0123456789abcdef";
  for (const rest of [
    `courses-${hash}`,
    `academy-7-${hash}`,
    `rooms-7-${hash}`,
    `courses-0-${hash}`,
    `courses-07-${hash}`,
    `courses-1234567890-${hash}`,
  ])
    expect([rest, sharedAt(`/media/share/${rest}.jpg`)]).toEqual([rest, undefined]);
  const address = `/media/share/courses-7-${hash}.jpg`;
  expect(sharedAt(address)).toEqual({ kind: "courses", id: 7 });
  for (const other of [`/x${address}`, `${address}?`, address.replace("0", "g"), address.replace(".jpg", "xjpg"), ""])
    expect(sharedAt(other)).toBeUndefined();
});

it("whatever is drawn otherwise has another address; what is drawn alike has the same", () => {
  const drawing = { ground: "courses", above: "Course", title: "Tamil" } as const;
  const look: ShownLook = { pictures: "/media/look/x" };
  const drawings = [
    sharePictureOf(drawing, { name: "Serendib" }),
    sharePictureOf(drawing, { name: "Another" }),
    sharePictureOf(drawing, { name: "Serendib", look }),
    sharePictureOf({ ...drawing, title: "Sinhala" }, { name: "Serendib" }),
    sharePictureOf({ ...drawing, above: "Exam" }, { name: "Serendib" }),
    sharePictureOf({ ...drawing, ground: "exams" }, { name: "Serendib" }),
    sharePictureOf({ ...drawing, below: ["A1"] }, { name: "Serendib" }),
  ];
  const addressOf = (picture: SharePicture) => sharePictureAddress({ kind: "courses", id: 7 }, picture);
  expect(new Set(drawings.map(addressOf)).size).toBe(drawings.length);
  expect(addressOf(sharePictureOf({ ...drawing }, { name: "Serendib" }))).toBe(addressOf(drawings[0] as SharePicture));
  expect(drawings[2]?.look).toBe(look);
  expect(drawings[0]).not.toHaveProperty("look");
});

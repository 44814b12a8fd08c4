import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { seal, unseal } from "./sealed.ts";

const key = randomBytes(32);

it("opens with its own key only, and not when a sign of it was changed", () => {
  const sealed = seal(key, "smtp://අ:p%40ss@mail.example:587");
  expect(unseal(key, sealed)).toBe("smtp://අ:p%40ss@mail.example:587");
  expect(unseal(randomBytes(32), sealed)).toBeUndefined();
  expect(seal(key, "same")).not.toBe(seal(key, "same"));
  for (const at of [0, 20, sealed.length - 4]) {
    const other = sealed[at] === "A" ? "B" : "A";
    expect(unseal(key, sealed.slice(0, at) + other + sealed.slice(at + 1))).toBeUndefined();
  }
  // With four bytes of the tag alone somebody could try until it opens.
  const [nonce = "", tag = "", text] = sealed.split(" ");
  const short = Buffer.from(tag, "base64url").subarray(0, 4).toString("base64url");
  expect(unseal(key, [nonce, short, text].join(" "))).toBeUndefined();
  for (const nothing of ["", " ", "a b", "a b c"]) expect(unseal(key, nothing)).toBeUndefined();
});

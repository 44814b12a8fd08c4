import { expect, test } from "vitest";
import { mailLink, phoneLinks } from "./reply-links.ts";

test("every number has a call and a chat of its own", () => {
  expect(phoneLinks({ phone: "77 765 4321 / 011 234 5678", phoneNumbers: ["+94777654321", "+94112345678"] })).toEqual([
    { number: "+94777654321", call: "tel:+94777654321", chat: "https://wa.me/94777654321" },
    { number: "+94112345678", call: "tel:+94112345678", chat: "https://wa.me/94112345678" },
  ]);
});

test("what is no full number is dialled as typed, and never a chat with a stranger", () => {
  expect(phoneLinks({ phone: "020 7946 0958", phoneNumbers: [] })).toEqual([
    { number: "020 7946 0958", call: "tel:02079460958", chat: undefined },
  ]);
  expect(phoneLinks({ phone: "ask me", phoneNumbers: [] })).toEqual([]);
  expect(phoneLinks({ phone: "", phoneNumbers: [] })).toEqual([]);
});

test("a name cannot add anything to the mail's address", () => {
  const link = mailLink({ name: "A&bcc=x@y.z", email: "a+b@example.com" });
  expect(link.startsWith("mailto:a%2Bb@example.com?subject=")).toBe(true);
  expect(link).not.toContain("&bcc");
});

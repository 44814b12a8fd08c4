import { expect, test } from "vitest";
import { mailLink, phoneLinks, replyMailLink } from "./reply-links.ts";

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

test("an answer's own text cannot add anything to the mail either", () => {
  const link = replyMailLink("a+b@example.com", { subject: "Class & fee?", text: "Dear Nimal,\n\n50% & more" });
  expect(link).toBe("mailto:a%2Bb@example.com?subject=Class%20%26%20fee%3F&body=Dear%20Nimal%2C%0D%0A%0D%0A50%25%20%26%20more");
});

test("a name cannot add anything to the mail's address", () => {
  const link = mailLink({ name: "A&bcc=x@y.z", email: "a+b@example.com" });
  expect(link.startsWith("mailto:a%2Bb@example.com?subject=")).toBe(true);
  expect(link).not.toContain("&bcc");
});

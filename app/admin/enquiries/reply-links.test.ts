import { expect, test } from "vitest";
import { callLink, chatLink, mailLink } from "./reply-links.ts";

test("numbers are dialled as people write them", () => {
  expect(callLink("+94 77 123 4567")).toBe("tel:+94771234567");
  expect(callLink("077-123 4567")).toBe("tel:0771234567");
  expect(callLink("ask me")).toBeUndefined();
});

test("a chat takes an international number", () => {
  expect(chatLink("+94 77 123 4567")).toBe("https://wa.me/94771234567");
  expect(chatLink("077 123 4567")).toBe("https://wa.me/94771234567");
  expect(chatLink("0044 20 7946 0958")).toBe("https://wa.me/442079460958");
  expect(chatLink("")).toBeUndefined();
});

test("a name cannot add anything to the mail's address", () => {
  const link = mailLink({ name: "A&bcc=x@y.z", email: "a+b@example.com" });
  expect(link.startsWith("mailto:a%2Bb@example.com?subject=")).toBe(true);
  expect(link).not.toContain("&bcc");
});

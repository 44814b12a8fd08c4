import { expect, it } from "vitest";
import { callLink, chatLink, shareLink } from "./contact-links.ts";

it("a number is dialled without what people write between its digits, and chatted with without its plus", () => {
  expect(callLink("+94 (11) 200-0000")).toBe("tel:+94112000000");
  expect(chatLink("+94771234567")).toBe("https://wa.me/94771234567");
});

it("a message is opened as it was written", () => {
  expect(chatLink("94771234567", "A & B?")).toBe("https://wa.me/94771234567?text=A%20%26%20B%3F");
  expect(shareLink("1 + 1")).toBe("https://wa.me/?text=1%20%2B%201");
});

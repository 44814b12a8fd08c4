import { expect, it } from "vitest";
import { sharePictureAlt } from "./share-picture.ts";

const told = (title: string, below?: string[]) =>
  sharePictureAlt({ ground: "academy", above: "", title, academy: "Serendib", ...(below && { below }) });

it("what is drawn is told in sentences, one stop between two", () => {
  expect(told("Learn a language\nin Colombo")).toBe("Learn a language in Colombo. Serendib");
  expect(told("Speak Globally.")).toBe("Speak Globally. Serendib");
  expect(told("Which exam?", ["Starts soon!", "At 6 p.m."])).toBe("Which exam? Starts soon! At 6 p.m. Serendib");
});

import { expect, it } from "vitest";
import { itemOfTyped } from "./typed-item.ts";

const typed = (fields: Record<string, unknown>) =>
  itemOfTyped("courses", { fields }, "2030-01-02").item as unknown as Record<string, unknown>;
const letters = "a".repeat(400_000);

it("shows what is typed, also where a save would refuse it", () => {
  expect(typed({ title: " German A1 ", slug: "not a slug", description: "", modules: ["One", "", 5] })).toMatchObject({
    title: "German A1",
    slug: "not a slug",
    description: "",
  });
});

it("shows of each text only as much as there may be of it", () => {
  const { title, slug, summary, schedule, description } = typed({
    title: letters,
    slug: ` -${letters}`,
    summary: letters,
    schedule: letters,
    description: letters,
  });
  expect([title, slug, summary, schedule, description].map((text) => String(text).length)).toEqual([200, 100, 1000, 300, 20_000]);
});

it("shows of a list at most a hundred entries, each as long as a title", () => {
  const { modules } = typed({ modules: Array.from({ length: 60_000 }, () => letters.slice(0, 600)) });
  expect(modules).toEqual(Array.from({ length: 100 }, () => letters.slice(0, 200)));
});

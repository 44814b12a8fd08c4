import { expect, it } from "vitest";
import { present } from "./responses.ts";

const answer = (tags: string, keepable = true) =>
  present(new Request("https://academy.example/api/courses", { headers: { "if-none-match": tags } }), 200, [{ id: 1 }], keepable);

it("what a client has is not sent again, whoever called its tag a weak one on the way", async () => {
  const { headers } = await answer("");
  const tag = headers.get("etag") ?? "";
  expect([tag.length > 20, headers.get("cache-control")]).toEqual([true, "no-cache"]);
  for (const [tags, status] of [
    [tag, 304],
    [`W/${tag}`, 304],
    [`"other", W/${tag}`, 304],
    ['"other"', 200],
  ] as const)
    expect([tags, (await answer(tags)).status]).toEqual([tags, status]);
});

it("what is not for keeping has no tag, and is kept by nobody", async () => {
  const { status, headers } = await answer("*", false);
  expect([status, headers.get("etag"), headers.get("cache-control")]).toEqual([200, null, "no-store"]);
});

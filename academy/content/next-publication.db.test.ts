import { expect, it } from "vitest";
import { courseInput, postInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { nextPublication } from "./next-publication.ts";

it("the next moment is that at which an item of any kind is published or withdrawn, and comes after the last one", async () => {
  const { call, signIn, database } = await openTestAcademy();
  const token = await signIn();
  const moment = (day: number) => `2099-01-0${day}T00:00:00.000Z`;
  await call("POST", "/api/courses", courseInput({ publish_at: moment(1), unpublish_at: moment(4) }), { token });
  await call("POST", "/api/blogs", postInput({ unpublish_at: moment(2) }), { token });
  const found = [0];
  for (let asked = 0; asked < 4; asked++) found.push(await database.read((db) => nextPublication(db, found.at(-1) ?? 0)));
  expect(found.slice(1)).toEqual([...[1, 2, 4].map((day) => Date.parse(moment(day))), Number.POSITIVE_INFINITY]);
});

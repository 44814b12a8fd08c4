import { expect, it } from "vitest";
import { addDays } from "#contract/site/days.ts";
import { classInput, kindTrials } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { partsOf } from "./copy-sources.ts";

const kandy = { name: "Hill house", address: "12 Temple Road", city: "Kandy", phone: "081 222 3333", hours: "", landmark: "", buses: "" };

async function withBranch() {
  const test = await openTestAcademy();
  const token = await test.signIn();
  const made = async (path: string, input: object) => (await test.call("POST", `/api/${path}`, input, { token })).body;
  const branch = await made("branches", kindTrials.branches.input(kandy));
  const room = await made("rooms", kindTrials.rooms.input({ name: "Room 9", branch: branch.id }));
  const day = test.academy.today();
  const dates = { starts_on: addDays(day, 1), ends_on: addDays(day, 60), enrol_until: "" };
  const { id } = await made("classes", classInput({ ...dates, title: "Uphill", room_id: room.id }));
  const data = test.publicAcademy.requestData;
  const heldOf = async () => (await data().listedClasses({})).classes.find((one) => one.id === id)?.words.held;
  return { ...test, token, branch, room, id, data, heldOf };
}

it("pages say where a class is, how to come there, and lead a search for the town to it", async () => {
  const { data, heldOf, branch, id } = await withBranch();
  expect(await heldOf()).toBe("Room 9, Hill house, 12 Temple Road, Kandy");
  const page = await data().classPage(id);
  const one = page && "one" in page ? page.one : undefined;
  const { name, city, map } = branch;
  const shown = { id: branch.id, name, city, map, address: "12 Temple Road, Kandy", phone: ["081 222 3333", "", "+94812223333"] };
  expect([await data().branchOf(one ?? {}), await data().branches()]).toEqual([shown, [shown]]);
  expect(await data().branchOf({})).toBeUndefined();
  for (const sought of ["kandy", "Hill house", "temple"]) {
    const found = await data().search(sought);
    expect([found.pages, found.classes.map((found) => found.id)]).toEqual([
      [{ title: "Hill house, 12 Temple Road, Kandy", path: `/contact#branch-${branch.id}` }],
      [id],
    ]);
  }
});

it("what is kept for an outage follows rooms and branches, and is what pages say then", async () => {
  expect([partsOf("rooms"), partsOf("branches"), partsOf("testimonials")]).toEqual([
    ["rooms", "open"],
    ["branches", "open"],
    ["testimonials"],
  ]);
  const { publicCopy, database, data, heldOf } = await withBranch();
  for (const part of ["courses", "exams", "branches", "open"] as const) await publicCopy.renew(part);
  await database.close();
  expect(await heldOf()).toBe("Room 9, Hill house, 12 Temple Road, Kandy");
  const found = await data().search("Hill house");
  expect([(await data().branches()).length, found.pages.length]).toEqual([1, 1]);
});

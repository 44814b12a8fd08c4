import { expect, it } from "vitest";
import { addDays } from "#contract/site/days.ts";
import { classInput, kindTrials } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

const kandy = { name: "Kandy branch", address: "12 Temple Road", city: "Kandy" };

async function open() {
  const opened = await openTestAcademy();
  const token = await opened.signIn();
  const send = (method: string, path: string, body?: object) => opened.call(method, `/api/${path}`, body, { token });
  const made = async (path: string, input: object) => (await send("POST", path, input)).body;
  const branch = await made("branches", kindTrials.branches.input(kandy));
  const room = await made("rooms", kindTrials.rooms.input({ name: "Hill room", branch: branch.id }));
  const read = async (id: number) => (await send("GET", `classes/${id}`)).body;
  return { ...opened, send, made, branch, room, read };
}

it("a class is where its room is, whether it refers to the room or its text names it", async () => {
  const { made, read, branch, room, send } = await open();
  const there = { id: branch.id, name: "Kandy branch", address: "12 Temple Road, Kandy" };
  const one = await made("classes", classInput({ room_id: room.id }));
  const named = await made("classes", classInput({ place: "Hill room" }));
  const elsewhere = await made("classes", classInput({ place: "Room 1" }));
  const online = await made("classes", classInput({ room_id: room.id, mode: "online" }));
  expect([one.branch, named.branch, elsewhere.branch, online.branch]).toEqual([there, there, undefined, undefined]);
  const found = (await send("GET", "classes?admin=true&q=kandy")).body.map(({ id }: { id: number }) => id);
  expect(found.sort()).toEqual([one.id, named.id].sort());

  await send("PUT", `branches/${branch.id}`, { ...branch, address: "3 Lake Road" });
  expect((await read(one.id)).branch.address).toBe("3 Lake Road, Kandy");
  // A second room of the name, at the academy's own address, is what a text means.
  await made("rooms", kindTrials.rooms.input({ name: "Hill room" }));
  expect([(await read(one.id)).branch?.id, (await read(named.id)).branch]).toEqual([branch.id, undefined]);
  // A client that knows no branches leaves a room where it is.
  const { branch: _, ...known } = room;
  expect((await send("PUT", `rooms/${room.id}`, { ...known, note: "Upstairs" })).body).toMatchObject({ branch: branch.id });
  const moved = await send("PUT", `rooms/${room.id}`, { ...known, version: room.version + 1, branch: 0 });
  expect([moved.body.branch, (await read(one.id)).branch]).toEqual([undefined, undefined]);
});

it("a branch stays while it has rooms, and a room of it while it has classes; what comes back comes back to its branch", async () => {
  const { made, read, branch, room, send, academy } = await open();
  const day = academy.today();
  const dates = { starts_on: addDays(day, -30), ends_on: day, enrol_until: "" };
  const one = await made("classes", classInput({ ...dates, title: "A1 weekend", room_id: room.id }));
  await made("classes", classInput({ ...dates, title: "Was before", ends_on: addDays(day, -1), room_id: room.id }));
  await made("classes", classInput({ ...dates, title: "Evenings online", mode: "online", room_id: room.id }));
  const refused = async (path: string) => {
    const { status, body } = await send("DELETE", path);
    return [status, body.error];
  };
  expect(await refused(`branches/${branch.id}`)).toEqual([
    409,
    expect.stringMatching(/^Hill room is in this branch\. Choose another branch /),
  ]);
  expect(await refused(`rooms/${room.id}`)).toEqual([409, expect.stringMatching(/^A1 weekend is in this room\. Choose another room /)]);
  const gone = await send("POST", "rooms", kindTrials.rooms.input({ branch: branch.id + 1 }));
  expect([gone.status, gone.body.error]).toEqual([400, expect.stringContaining("This branch is not there any more.")]);

  await send("DELETE", `classes/${one.id}`);
  await send("DELETE", `rooms/${room.id}`);
  await send("DELETE", `branches/${branch.id}`);
  const back = (path: string, id: number) => send("POST", `trash/${path}/${id}/restore`);
  const early = await back("rooms", room.id);
  expect([early.status, early.body.error]).toEqual([400, "Its branch, Kandy branch, is not there any more. Restore the branch first."]);
  expect([(await back("branches", branch.id)).status, (await back("rooms", room.id)).status]).toEqual([200, 200]);
  await back("classes", one.id);
  expect((await read(one.id)).branch.name).toBe("Kandy branch");
});

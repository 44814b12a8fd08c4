import { expect, it } from "vitest";
import { classInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

const namesOf = (rooms: { name: string }[]) => rooms.map(({ name }) => name);

it("a new academy has the rooms of its classes", async () => {
  const { call } = await openTestAcademy();
  const { body } = await call("GET", "/api/rooms");
  expect(namesOf(body)).toEqual(["Room 1", "Room 2", "Room 3", "Room 4", "Room 5"]);
  expect(body.every((room: object) => !("branch" in room))).toBe(true);
});

it("an academy of before gets the places that its classes name, once, and the classes keep their texts", async () => {
  const { call, signIn, database, academy } = await openTestAcademy();
  const token = await signIn();
  for (const place of ["Room 10", " Room 9 ", "Room 10", "Zoom"])
    await call("POST", "/api/classes", classInput({ place, mode: place === "Zoom" ? "online" : "academy" }), { token });
  const { body: before } = await call("GET", "/api/classes?admin=true", undefined, { token });
  // As it is right after the upgrade.
  await database.change("rooms", (tx) => tx.deleteFrom("rooms").execute());
  await database.write((tx) => tx.deleteFrom("settings").where("key", "=", "filled:rooms").execute());
  await academy.seedOnce();
  const rooms = async () => namesOf((await call("GET", "/api/rooms")).body);
  expect(await rooms()).toEqual(["Room 1", "Room 2", "Room 3", "Room 4", "Room 5", "Room 9", "Room 10"]);
  expect((await call("GET", "/api/classes?admin=true", undefined, { token })).body).toEqual(before);
  const [{ id }] = (await call("GET", "/api/rooms")).body;
  await call("DELETE", `/api/rooms/${id}`, undefined, { token });
  await academy.seedOnce();
  expect(await rooms()).not.toContain("Room 1");
});

import { expect, it } from "vitest";
import { classInput, kindTrials } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

it("a class names its teacher and its room, and follows their names; texts stay as they are", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const made = async (path: string, input: object) => (await call("POST", `/api/${path}`, input, { token })).body;
  const room = await made("rooms", kindTrials.rooms.input({ name: "Room 21" }));
  const teacher = await made("teachers", kindTrials.teachers.input({ name: "Sujatha Perera" }));
  const text = await made("classes", classInput({ place: "The library", teacher: "Somebody" }));
  expect([text.place, text.teacher, text.room_id, text.teacher_id]).toEqual(["The library", "Somebody", undefined, undefined]);

  const one = await made("classes", classInput({ place: "", teacher: "", room_id: room.id, teacher_id: teacher.id }));
  expect(one).toMatchObject({ place: "Room 21", teacher: "Sujatha Perera", room_id: room.id, teacher_id: teacher.id });
  await call("PUT", `/api/rooms/${room.id}`, { ...room, name: "Room 22" }, { token });
  const read = async () => (await call("GET", `/api/classes/${one.id}`, undefined, { token })).body;
  expect(await read()).toMatchObject({ place: "Room 22", room_id: room.id });
  const { body: listed } = await call("GET", "/api/classes?admin=true&q=room 22", undefined, { token });
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([one.id]);

  // A client that only knows the text sends everything back with another one.
  const { body: moved } = await call("PUT", `/api/classes/${one.id}`, { ...(await read()), place: "The garden" }, { token });
  expect([moved.place, moved.room_id, moved.teacher_id]).toEqual(["The garden", undefined, teacher.id]);
  // What is deleted leaves its name.
  await call("DELETE", `/api/teachers/${teacher.id}`, undefined, { token });
  expect(await read()).toMatchObject({ teacher: "Sujatha Perera", teacher_id: teacher.id });
  expect((await call("PUT", `/api/classes/${one.id}`, await read(), { token })).status).toBe(200);
  const refused = await call("POST", "/api/classes", classInput({ teacher_id: teacher.id }), { token });
  expect([refused.status, refused.body.error]).toEqual([
    400,
    expect.stringContaining("This teacher is not there any more. Please choose another one."),
  ]);
});

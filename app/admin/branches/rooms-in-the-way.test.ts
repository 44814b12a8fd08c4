import { expect, it } from "vitest";
import { roomsInTheWay } from "./rooms-in-the-way.ts";

const rooms = [
  { id: 1, name: "Hall" },
  { id: 2, name: "Room 2", branch: 7 },
  { id: 3, name: "Room 3", branch: 7 },
  { id: 4, name: "Attic", branch: 8 },
];

it("a branch is kept by its rooms, named with how many classes each has", () => {
  expect(roomsInTheWay(7, rooms, [{ room_id: 2 }, { room_id: 2 }, { room_id: 4 }, {}])).toMatch(
    /^2 rooms are in this branch: Room 2 \(2 classes\) and Room 3\. First choose another branch in the form of each room/,
  );
  expect(roomsInTheWay(8, rooms, [{ room_id: 4 }])).toMatch(/^One room is in this branch: Attic \(1 class\)\./);
});

it("one without rooms can go, and the academy's own address keeps nothing", () => {
  expect(roomsInTheWay(9, rooms, [])).toBeUndefined();
});

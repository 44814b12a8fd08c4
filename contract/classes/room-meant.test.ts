import { expect, it } from "vitest";
import { roomMeant } from "./room-meant.ts";

const rooms = [
  { id: 1, name: "Room 1", branch: 7 },
  { id: 2, name: "Room 1" },
  { id: 3, name: "Room 3", branch: 7 },
  { id: 4, name: "Hall", branch: 7 },
  { id: 5, name: "Hall", branch: 8 },
];
const meant = (one: { room_id?: number; place?: string }) => roomMeant(rooms, one)?.id;

it("a class is in the room that it refers to, whatever its text says", () => {
  expect([meant({ room_id: 1, place: "Room 3" }), meant({ room_id: 99, place: "Room 3" })]).toEqual([1, undefined]);
});

it("a text means the only room of its name, or the one at the academy's own address", () => {
  expect([meant({ place: " Room 3 " }), meant({ place: "Room 1" })]).toEqual([3, 2]);
});

it("a text that two branches could mean, or that is no room, means none", () => {
  expect([meant({ place: "Hall" }), meant({ place: "The library" }), meant({ place: "" }), meant({})]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

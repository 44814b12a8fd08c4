import { next } from "../next.ts";

export function input(more: Record<string, unknown> = {}) {
  return {
    course_id: 1,
    title: `A1 evening ${next()}`,
    level: "A1",
    starts_on: "2099-01-12",
    ends_on: "2099-04-02",
    enrol_until: "2099-01-10",
    times: [{ weekday: "Monday", from: "18:00", to: "20:00" }],
    mode: "academy",
    place: "Room 2",
    teacher: "Sujatha",
    fee: 45_000,
    fee_note: "In two instalments.",
    seats: 12,
    note: "Bring a dictionary.",
    active: true,
    ...more,
  };
}

export const required = ["title", "starts_on", "ends_on", "fee", "seats"];

export const anyoneReads = { "GET /classes": 200 };

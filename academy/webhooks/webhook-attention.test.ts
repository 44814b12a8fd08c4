import { expect, it } from "vitest";
import { troubleOfWebhook } from "./webhook-attention.ts";

const well = { id: 3, host: "hooks.example", active: true, note: "", failing: false, late: false };
const told = (more: Partial<typeof well>) => troubleOfWebhook({ ...well, ...more }).map(({ what }) => what);

it("a webhook that takes what it is sent, or that an owner turned off, needs nothing", () => {
  expect(told({})).toEqual([]);
  expect(told({ active: false, late: true })).toEqual([]);
});

it("one that fails is told of as that, however much waits for it", () => {
  expect(told({ failing: true, late: true })).toEqual(["The webhook to hooks.example fails."]);
});

it("one that takes everything, and too slowly, is told of with what to do", () => {
  expect(troubleOfWebhook({ ...well, late: true })).toEqual([
    {
      key: "webhook 3",
      link: "/admin/settings",
      what: "The webhook to hooks.example is slow: messages wait for it longer than an hour.",
      advice: expect.stringContaining("Have the other side answer at once"),
    },
  ]);
});

it("one that was turned off by the program says why", () => {
  expect(told({ active: false, note: "Turned off: nothing was taken for five days." })).toEqual([
    "The webhook to hooks.example is turned off. Turned off: nothing was taken for five days.",
  ]);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ClassPage, PublicClass } from "#academy/public/public-academy.ts";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { firstTexts } from "../texts.ts";
import { ClassTicket } from "./class-ticket.tsx";

// Of the facts and of a class a ticket shows no more than these.
const facts = { name: "Serendib", publicUrl: "https://academy.example", phones: [] } as unknown as AcademyFacts;
const words = { starts: "Saturday 16 January", until: "10 January", fee: "LKR 45,000", seats: "3 seats left" };
const one = { id: 12, path: "/class/12", fee: 45_000, fee_note: "", seats: 12, seats_left: 3, words } as unknown as PublicClass;

const offers = ["Ask for a seat", "Ask to wait", "Enrol by", "/classes/12.ics"];
function offered(state: ClassPage["state"], seats_left: number): string[] {
  const { classes: texts, trust } = firstTexts;
  const shown = renderToStaticMarkup(<ClassTicket {...{ state, texts, facts, trust }} one={{ ...one, seats_left }} title="A1 weekend" />);
  return offers.filter((words) => shown.includes(words));
}

it("a class that can be joined offers a seat and a calendar, a full one to wait, and one that is closed or has begun nothing", () => {
  expect(offered("open", 3)).toEqual(["Ask for a seat", "Enrol by", "/classes/12.ics"]);
  expect(offered("open", 0)).toEqual(["Ask to wait", "/classes/12.ics"]);
  expect([offered("closed", 3), offered("begun", 3)]).toEqual([[], []]);
});

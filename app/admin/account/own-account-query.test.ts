import { expect, it } from "vitest";
import { ownAccountQuery } from "./own-account-query.ts";

it("whether a link was opened is asked again while it waits, and not once it was", () => {
  const asksAgain = (waiting: string | undefined) => {
    const every = ownAccountQuery.refetchInterval;
    const state = { data: waiting === undefined ? undefined : { waiting } };
    return typeof every === "function" ? every({ state } as never) : every;
  };
  expect([asksAgain("new@academy.example"), asksAgain(""), asksAgain(undefined)]).toEqual([10_000, false, false]);
});

import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { createAnswerBudget } from "./answer-budget.ts";

const answer = () => new ServerResponse(new IncomingMessage(new Socket()));
const [mine, mineToo, others] = ["198.51.100.7", "198.51.100.8", "203.0.113.7"] as const;

it("a network has room for some answers that wait to be read, and another network still has its own", () => {
  const admit = createAnswerBudget();
  const first = answer();
  expect(admit(first, mine, 12_000_000)).toBe(true);
  expect(admit(answer(), mineToo, 12_000_000)).toBe(true);
  expect(admit(answer(), mineToo, 12_000_000)).toBe(false);
  expect(admit(answer(), others, 12_000_000)).toBe(true);
  first.emit("close");
  expect(admit(answer(), mineToo, 12_000_000)).toBe(true);
});

it("alone, any answer goes out; and small ones always do", () => {
  const admit = createAnswerBudget();
  expect(admit(answer(), mine, 100_000_000)).toBe(true);
  expect(admit(answer(), mine, 16_000_000)).toBe(false);
  for (let asked = 0; asked < 1000; asked++) expect(admit(answer(), mine, 63_999)).toBe(true);
});

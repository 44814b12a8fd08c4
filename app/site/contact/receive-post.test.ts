import { expect, it } from "vitest";
import type { ContactFormHandler } from "#app/context.ts";
import { receivePost } from "./receive-post.ts";

type Received = Awaited<ReturnType<ContactFormHandler["receive"]>>;
const question = { question: "What is 2 + 3?", seal: "sealed" };
const good = { name: "Nimali", email: "nimali@example.com", answer: "5", seal: "sealed", class_id: "7" };

function post(fields: Record<string, string>, { provider = "altcha", result = { done: true } as Received } = {}) {
  const handed: unknown[] = [];
  const handler: ContactFormHandler = {
    botCheck: { provider, siteKey: "" },
    ask: () => question,
    receive: async (message, human) => {
      handed.push(message, human);
      return result;
    },
  };
  const request = new Request("https://academy.example/contact", { method: "POST", body: new URLSearchParams(fields) });
  return receivePost(handler, request).then((outcome) => ({ outcome, handed }));
}

it("hands in what is right, and remembers of which class it was", async () => {
  const { outcome, handed } = await post(good);
  expect(outcome).toEqual({ status: 200, sent: true, classId: 7 });
  expect(handed).toEqual([expect.objectContaining({ name: "Nimali", class_id: 7 }), { answer: "5", seal: "sealed" }]);
});

it("comes back filled, with a question, where a field or the answer is missing, and hands in nothing", async () => {
  for (const wrong of [{ name: "" }, { answer: " " }]) {
    const { outcome, handed } = await post({ ...good, ...wrong });
    expect(outcome).toMatchObject({ status: 400, sent: false, classId: 7, start: { message: { email: good.email }, question } });
    expect(handed).toEqual([]);
  }
});

it("asks nothing where the check is off", async () => {
  expect((await post({ ...good, answer: "" }, { provider: "off" })).outcome.sent).toBe(true);
  const { outcome } = await post({ ...good, name: "" }, { provider: "off" });
  expect(outcome.start).not.toHaveProperty("question");
});

it("opens filled, with nothing found wrong yet, where another page hands over what it knows", async () => {
  const { outcome, handed } = await post({ begin: "", details: "My level is about A2." });
  expect(outcome).toMatchObject({ status: 200, sent: false, start: { message: { details: "My level is about A2." }, fields: {} } });
  expect(handed).toEqual([]);
});

it("says what it was refused for, with the status of that", async () => {
  const { outcome } = await post(good, { result: { done: false, status: 429, problem: { error: "Please wait a minute." } } as Received });
  expect(outcome).toMatchObject({ status: 429, sent: false, classId: 7, start: { error: "Please wait a minute." } });
});

it("a body that is no form is answered as such", async () => {
  const request = new Request("https://academy.example/contact", { method: "POST", body: "{", headers: { "content-type": "text/plain" } });
  const handler = { botCheck: { provider: "altcha", siteKey: "" }, ask: () => question, receive: async () => ({ done: true }) as const };
  expect(await receivePost(handler, request)).toMatchObject({ status: 400, sent: false });
});

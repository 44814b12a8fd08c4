import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyMessage } from "./message.ts";
import { sendMessage } from "./send-message.ts";

const answer = (status: number, body: string) => vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));

afterEach(() => vi.unstubAllGlobals());

describe("sendMessage", () => {
  it.each([
    [500, '{"error":"Boom"}', "Server error: Please try again later or contact us directly."],
    [502, "<html>Bad gateway</html>", "Server error: Please try again later or contact us directly."],
    [400, '{"error":"Name: This field is required."}', "Please check your input and try again."],
    [429, '{"error":"Please wait a minute."}', "Please wait a minute."],
    [403, "<html>Forbidden</html>", "Failed to send message. Please try again."],
    [404, "null", "Failed to send message. Please try again."],
    [404, '{"error":7,"issues":[3]}', "Failed to send message. Please try again."],
  ])("says what status %i means, whatever came with it", async (status, body, error) => {
    answer(status, body);
    expect(await sendMessage(emptyMessage, null)).toMatchObject({ error });
  });

  it("says that the network failed", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await sendMessage(emptyMessage, null)).toMatchObject({ error: "Network error: Please check your connection and try again." });
  });

  it("has arrived whatever the answer says, and knows of a class that it is full", async () => {
    for (const [body, isFull] of [
      ['{"id":1,"class_full":true}', true],
      ['{"id":1}', false],
      ["<html>", false],
      ["null", false],
    ] as const) {
      answer(201, body);
      expect(await sendMessage(emptyMessage, null)).toEqual({ isFull });
    }
  });

  it("sends a token when there is one, and only then", async () => {
    const bodies: unknown[] = [];
    vi.stubGlobal("fetch", (_url: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)));
      return Promise.resolve(new Response("{}", { status: 201 }));
    });
    expect(await sendMessage(emptyMessage, null)).toEqual({ isFull: false });
    expect(await sendMessage(emptyMessage, "abc")).toEqual({ isFull: false });
    expect(bodies).toEqual([emptyMessage, { ...emptyMessage, recaptchaToken: "abc" }]);
  });
});

import { expect, it } from "vitest";
import { maxFormFields } from "#contract/limits.ts";
import { listening } from "#tests/listening.ts";
import type { BodyLimits } from "./body-limits.ts";
import { createBodyReceiver } from "./receive-body.ts";

/** What becomes of a body that is sent: its length, or the status of why it was not taken. */
async function sending(rule: Partial<BodyLimits>) {
  const receive = createBodyReceiver(
    async () => undefined,
    () => "198.51.100.7",
  );
  const whole: BodyLimits = { reader: "page", takes: "form", from: "anyone", most: 64_000, share: "contact", ...rule };
  const port = await listening(async (request, response) => {
    const body = await receive(whole, request, response);
    response.end(Buffer.isBuffer(body) ? `${body.length} bytes` : String(body?.status));
  });
  return async (body: string, type = "application/x-www-form-urlencoded", headers: Record<string, string> = {}) =>
    (await fetch(`http://127.0.0.1:${port}`, { method: "POST", body, headers: { "content-type": type, ...headers } })).text();
}

it("a form has at most so many fields", async () => {
  const send = await sending({});
  const fields = (count: number) => Array.from({ length: count }, (_, at) => `${at % 10}=1`).join("&");
  expect(await send(fields(maxFormFields))).toBe(`${4 * maxFormFields - 1} bytes`);
  expect(await send(fields(maxFormFields + 1))).toBe("413");
  expect(await send("name", "text/plain")).toBe("400");
});

it("a body has at most so many bytes, and is of the type that is read there, unpacked", async () => {
  const send = await sending({ takes: "json", reader: "api", most: 10 });
  expect(await send('"12345678"', "application/json")).toBe("10 bytes");
  expect(await send('"123456789"', "application/json")).toBe("413");
  expect(await send("{}", "text/plain")).toBe("415");
  expect(await send("{}", "application/json", { "content-encoding": "gzip" })).toBe("415");
  expect(await send("{}", "application/json", { "content-encoding": "identity" })).toBe("2 bytes");
});

import { expect, it } from "vitest";
import { createWebhookSecret, signedHeaders } from "./signature.ts";

it("each webhook has a secret of its own, of 256 bits, as receivers' libraries read it", () => {
  const [one, other] = [createWebhookSecret(), createWebhookSecret()];
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(other).not.toBe(one);
});

it("a message says its second, which is over, and is signed with it, its name and what it carries", () => {
  const signed = (id: string, at: number, payload: string) => signedHeaders("whsec_c2VjcmV0", id, at, payload);
  const one = signed("msg_1", 1999, "{}");
  expect(one["webhook-timestamp"]).toBe("1");
  expect(one["webhook-signature"]).toBe("v1,kW+83cjD04uWm7Qber/sPiCRVJ9ljbsrg8ALKAx2qMc=");
  for (const other of [signed("msg_2", 1999, "{}"), signed("msg_1", 2000, "{}"), signed("msg_1", 1999, "[]")])
    expect(other["webhook-signature"]).not.toBe(one["webhook-signature"]);
});

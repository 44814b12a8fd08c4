import { expect, it } from "vitest";
import { enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { holdLock } from "#tests/hold-lock.ts";

it("an enquiry refused because its table is locked makes the site not ready, while it lives", async () => {
  const { call, env } = await openTestAcademy();
  expect((await call("GET", "/readyz")).status).toBe(200);
  const release = await holdLock(env, "enquiries");
  expect((await call("POST", "/api/contact", enquiryInput())).status).toBe(503);
  expect((await call("GET", "/readyz")).body).toEqual({ status: "not ready", database: "locked" });
  expect((await call("GET", "/healthz")).status).toBe(200);
  await release();
  expect((await call("POST", "/api/contact", enquiryInput())).status).toBe(201);
});

import { expect, it } from "vitest";
import { openTestAcademy } from "#tests/harness.ts";

it("how mail is set up is told without the password; test mails are counted, and noted without their address", async () => {
  const { call, signIn } = await openTestAcademy({ SMTP_URL: "smtps://mailer:hush-hush@127.0.0.1:1", ENQUIRY_TO: "desk@academy.example" });
  const token = await signIn();
  const { body, text } = await call("GET", "/api/mail", undefined, { token });
  expect(body).toEqual({
    server: { host: "127.0.0.1", port: 1, encryption: "tls", username: "mailer" },
    from: "hello@academy.example",
    to: "desk@academy.example",
    setBy: "environment",
    own: { from: "", to: ["desk@academy.example"] },
    hasPassword: true,
    isEncrypted: true,
    isLocked: false,
    yours: "",
    waiting: 0,
    failed: 0,
  });
  expect(text).not.toContain("hush");
  await call("PUT", "/api/people/1", { name: "Admin", email: "me@academy.example", role: "owner" }, { token });
  expect((await call("GET", "/api/mail", undefined, { token })).body.yours).toBe("me@academy.example");

  const test = () => call("POST", "/api/mail/test", { to: "me@academy.example" }, { token });
  const { status, body: tested } = await test();
  expect([status, tested.sent, tested.what]).toEqual([200, false, "Nothing answers at 127.0.0.1, port 1."]);
  for (let sent = 1; sent < 20; sent++) await test();
  expect((await test()).status).toBe(429);
  const activity = await call("GET", "/api/audit?noun=settings", undefined, { token });
  expect(activity.body[0]).toMatchObject({ actor: "Admin", action: "mail-test-failed", title: "" });
  expect(activity.text).not.toMatch(/me@academy|hush/);

  const without = await openTestAcademy();
  const answer = await without.call("POST", "/api/mail/test", { to: "me@academy.example" }, { token: await without.signIn() });
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining("No mail server is set up.")]);
});

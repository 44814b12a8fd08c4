import { expect, it } from "vitest";
import { createAuthenticator } from "#tests/authenticator.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { openMailServer } from "#tests/mailbox.ts";

const ruwani = { username: "ruwani", name: "Ruwani Silva", email: "ruwani@academy.example", role: "editor" };

it("mails an invitation, a link for a forgotten password, and a sign-in from a new place", async () => {
  const { mails, url } = await openMailServer();
  const { call, signIn } = await openTestAcademy({ SMTP_URL: url, PUBLIC_URL: "https://academy.example" });
  const linkIn = (text = "") => /https:\/\/academy\.example\/admin\/welcome#([\w-]{43})/.exec(text)?.[1];

  const made = await call("POST", "/api/people", ruwani, { token: await signIn() });
  expect(made.body.mailed).toBe(true);
  expect(mails[0]?.to).toBe(ruwani.email);
  expect(linkIn(mails[0]?.text)).toBe(made.body.token);
  // The owner, who sees the link, cannot confirm the address with it: the mail has a second secret.
  const confirms = /#[\w-]{43}\.([\w-]{43})/.exec(mails[0]?.text ?? "")?.[1];
  expect(made.text).not.toContain(confirms);
  await call("POST", "/api/auth/choose-password", { token: made.body.token, newPassword: "first words" });
  expect((await call("POST", "/api/auth/forgot-password", { username: "ruwani" })).status).toBe(200);
  expect((await call("POST", "/api/auth/confirm-email", { token: made.body.token })).status).toBe(404);
  expect((await call("POST", "/api/auth/confirm-email", { token: confirms })).body).toEqual({ email: ruwani.email });
  expect((await call("POST", "/api/auth/confirm-email", { token: confirms })).status).toBe(404);

  expect((await call("POST", "/api/auth/forgot-password", { username: "RUWANI@academy.example" })).status).toBe(200);
  await call("POST", "/api/auth/forgot-password", { username: "nobody@academy.example" });
  await expect.poll(() => mails.length).toBe(2);
  const token = linkIn(mails[1]?.text);
  expect((await call("POST", "/api/auth/choose-password", { token, newPassword: "second words" })).status).toBe(200);

  const login = (from: string) => call("POST", "/api/auth/login", { username: "ruwani", password: "second words" }, { address: from });
  await login("198.51.100.7");
  await expect.poll(() => mails.length).toBe(3);
  expect(mails[2]?.text).toContain("198.51.100.0/24");
  // The same network again tells nobody.
  await login("198.51.100.8");
  await login("203.0.113.8");
  await expect.poll(() => mails.length).toBe(4);
  expect(mails[3]?.text).toContain("203.0.113.0/24");

  // A password that was chosen by a link may have been in other hands: every network is new again.
  const { body } = await call("POST", `/api/people/${made.body.person.id}/link`, undefined, { token: await signIn() });
  await call("POST", "/api/auth/choose-password", { token: body.token, newPassword: "second words" });
  await login("203.0.113.8");
  await expect.poll(() => mails.length).toBe(6);
  expect(mails[5]?.text).toContain("203.0.113.0/24");

  // So is a sign-in with a passkey.
  const { body: inside } = await login("203.0.113.8");
  const device = createAuthenticator({ origin: "https://academy.example" });
  const offer = await call("POST", "/api/auth/passkeys/offer", { password: "second words" }, { token: inside.token });
  await call("POST", "/api/auth/passkeys", { name: "Phone", credential: device.create(offer.body) }, { token: inside.token });
  const shown = device.sign((await call("GET", "/api/auth/login/passkey")).body);
  expect((await call("POST", "/api/auth/login/passkey", shown, { address: "192.0.2.200" })).status).toBe(200);
  await call("POST", "/api/auth/login/passkey", device.sign((await call("GET", "/api/auth/login/passkey")).body), {
    address: "198.18.0.1",
  });
  await expect.poll(() => mails.length).toBe(8);
  expect(mails[7]?.text).toContain("198.18.0.0/24");
});

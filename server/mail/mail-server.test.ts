import { expect, it } from "vitest";
import { alwaysEncrypts, smtpUrlOf } from "./mail-server.ts";

const typed = { host: "mail.example", port: 587, encryption: "starttls", username: "" } as const;

it("mail goes over no line that is not encrypted, with a password or without, but on this machine", () => {
  const named = { ...typed, username: "mailer", password: "secret" };
  for (const input of [
    typed,
    named,
    { ...typed, encryption: "tls" },
    { ...typed, host: "127.0.0.2" },
    { ...typed, host: "2001:db8::1" },
  ] as const)
    expect(alwaysEncrypts(smtpUrlOf(input)), input.host).toBe(true);
  for (const host of ["localhost", "127.0.0.1", "::1"]) expect(alwaysEncrypts(smtpUrlOf({ ...typed, host })), host).toBe(false);
});

it("an address of the environment may leave it to the server", () => {
  expect(["smtp://mail.example:587", "smtp://mail.example?requireTLS=false", "", "no address"].filter(alwaysEncrypts)).toEqual([]);
});

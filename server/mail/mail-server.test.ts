import { expect, it } from "vitest";
import { alwaysEncrypts, mailServerAt, passwordForms, passwordIn, smtpUrlOf } from "./mail-server.ts";

const typed = { host: "mail.example", port: 587, encryption: "starttls", username: "" } as const;
const named = { ...typed, username: "mailer@mail.example", password: "p@ss:w/rd" };
const secure = { ...named, port: 465, encryption: "tls" } as const;

it("what was typed is what its address says, the password apart", () => {
  for (const { password, ...input } of [{ ...typed, password: "" }, named, secure, { ...named, host: "2001:db8::1" }]) {
    const url = smtpUrlOf({ ...input, password });
    expect([mailServerAt(url), passwordIn(url)]).toEqual([input, password]);
  }
});

it("without a port it is the usual one of the encryption", () => {
  const at = (url: string) => mailServerAt(url)?.port;
  expect([at("smtp://mail.example"), at("smtps://mail.example"), at("smtps://mail.example:2465")]).toEqual([587, 465, 2465]);
});

it("an address of something else is none of a mail server", () => {
  for (const url of ["", "mail.example", "https://mail.example", "smtps2://mail.example", "xsmtp://mail.example", "smtp://"])
    expect(mailServerAt(url), url).toBeNull();
});

it("a password is known in every form in which it is said to a server", () => {
  const packed = ["p@ss:w/rd", "\0mailer@mail.example\0p@ss:w/rd"].map((text) => Buffer.from(text).toString("base64"));
  expect(passwordForms(smtpUrlOf(named))).toEqual([...packed, "p@ss:w/rd", "p%40ss%3Aw%2Frd"]);
  expect(["", "smtp://mail.example", "smtp://mailer@mail.example"].flatMap(passwordForms)).toEqual([]);
  expect(passwordIn("no address")).toBe("");
});

it("mail goes over no line that is not encrypted, with a password or without, but on this machine", () => {
  for (const input of [typed, named, secure, { ...typed, host: "127.0.0.2" }, { ...typed, host: "2001:db8::1" }])
    expect(alwaysEncrypts(smtpUrlOf(input)), input.host).toBe(true);
  for (const host of ["localhost", "127.0.0.1", "::1"]) expect(alwaysEncrypts(smtpUrlOf({ ...typed, host })), host).toBe(false);
});

it("an address of the environment may leave it to the server", () => {
  expect(["smtp://mail.example:587", "smtp://mail.example?requireTLS=false", "", "no address"].filter(alwaysEncrypts)).toEqual([]);
});

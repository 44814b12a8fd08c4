import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { wrongSettings } from "./doctor-settings.ts";

const saidOf = (env: Record<string, string>) => wrongSettings(readConfig(env)).map(({ what, advice }) => `${what} ${advice}`);

it("a mail server that is none is named, with how it is written, and keeps no site from starting", () => {
  for (const url of [
    "mail.example",
    "mail.example:587",
    "smtp://",
    "smtp:///mail",
    "smtp://user:p#w@mail.example:587",
    "smtp://user:p/w@host:587",
  ])
    expect([url, saidOf({ SMTP_URL: url })]).toEqual([
      url,
      [expect.stringMatching(/^SMTP_URL is no address of a mail server.*smtp:\/\/user.*%23/)],
    ]);
  for (const url of ["", "smtp://mail.example", "smtps://web%40academy.example:p%23w@mail.example:465", "smtp://[::1]:25?requireTLS=true"])
    expect([url, saidOf({ SMTP_URL: url })]).toEqual([url, []]);
});

it("a sender that is no address is named, and a public address with a path", () => {
  for (const from of ["academy", "Academy <web@academy.example>", "<web@academy.example>", "a@b.example, c@d.example"])
    expect([from, saidOf({ MAIL_FROM: from })]).toEqual([from, [expect.stringContaining("MAIL_FROM is no e-mail address")]]);
  expect(saidOf({ MAIL_FROM: "web@academy.example", PUBLIC_URL: "https://academy.example/" })).toEqual([]);
  for (const url of ["https://academy.example/en", "https://academy.example?x", "http://academy.example:8080/#a"])
    expect([url, saidOf({ PUBLIC_URL: url })]).toEqual([url, [expect.stringContaining(`there to ${new URL(url).origin}:`)]]);
});

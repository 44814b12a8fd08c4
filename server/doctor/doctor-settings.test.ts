import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readConfig } from "../config.ts";
import { mailSetting, settings, unknownSettings, wrongSettings } from "./doctor-settings.ts";

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

it("a site without a bot check or without TLS is told so, and one without mail that nobody is told of enquiries", () => {
  const said = (env: Record<string, string>) => settings(readConfig(env)).map(({ what }) => what);
  expect(said({ PUBLIC_URL: "https://academy.example" })).toEqual([]);
  expect(said({ BOT_CHECK: "off", PUBLIC_URL: "http://academy.example" })).toEqual([
    "The bot check is off.",
    "The public address is http://academy.example, without TLS.",
  ]);
  const mail = (setup: Parameters<typeof mailSetting>[0]) => mailSetting(setup).map(({ what }) => what);
  expect(mail({ smtpUrl: "smtp://mail.example", isLocked: false })).toEqual([]);
  expect(mail({ smtpUrl: "", isLocked: false })).toEqual(["No mail server is set, so nobody is told of enquiries."]);
  expect(mail({ smtpUrl: "", isLocked: true })).toEqual([expect.stringContaining("cannot be read with today's key")]);
});

it("a setting that is written wrong is named with what was meant; of the environment only what looks like one", () => {
  const folder = mkdtempSync(join(tmpdir(), "academy-doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const said = (environment: Record<string, string>) => unknownSettings(environment, folder).map(({ what, advice }) => `${what} ${advice}`);
  const environment = { PATH: "/bin", HOME: "/root", POT: "1", public_url: "", DATA_DIR: "/data", SECRET_KEY_FILE: "/key" };
  expect(said(environment)).toEqual(["There is no setting called public_url, so it does nothing. Did you mean PUBLIC_URL?"]);
  writeFileSync(join(folder, ".env"), "PUBLIC_ULR=https://academy.example\nCOLOUR=blue\nPORT=80\nSMTP_URL_FILE=/mail\n");
  expect(said({ PORT: "80" }).sort()).toEqual([
    "There is no setting called COLOUR (in .env), so it does nothing. Take it out; .env.example has every setting.",
    "There is no setting called PUBLIC_ULR (in .env), so it does nothing. Did you mean PUBLIC_URL?",
  ]);
});

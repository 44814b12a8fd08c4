import { SMTPServer } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { enquiryInput } from "#tests/factories.ts";
import { confirmEmails, joined, openTestAcademy } from "#tests/harness.ts";
import { nextTimeIn } from "../calendar.ts";

const hour = 3_600_000;

async function mailServer() {
  const mails: { to: string[]; text: string }[] = [];
  const said = { refuses: false };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: async (stream, { envelope }, done) => {
      let text = "";
      for await (const part of stream) text += part;
      if (said.refuses && text.includes("@morning>")) return done(Object.assign(new Error("Not now"), { responseCode: 451 }));
      if (text.includes("@morning>")) mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: text.replace(/=\r\n/g, "") });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const at = server.server.address();
  return { mails, said, url: `smtp://127.0.0.1:${at !== null && typeof at === "object" ? at.port : 0}` };
}

it("goes at seven to those who want it, once however many processes run, as soon as the server takes it, and with first names only", async () => {
  const smtp = await mailServer();
  const one = await openTestAcademy({ SMTP_URL: smtp.url, PUBLIC_URL: "https://academy.example" });
  const { call, academy, now, pass } = one;
  const owner = await one.signIn();
  const desk = await joined(call, owner, "desk", "kamal");
  const editor = await joined(call, owner, "editor", "edith");
  await confirmEmails(one);
  const zone = academy.options.timeZone();
  const setting = (token: string, on: boolean) => call("PUT", "/api/desk/morning-mail", { on }, { token });
  expect((await call("GET", "/api/desk/morning-mail", undefined, { token: desk })).body.on).toBe(false);
  expect((await setting(editor, true)).status).toBe(403);
  expect((await setting(desk, true)).body).toEqual({ on: true, email: "kamal@academy.example", mailIsOn: true });

  const other = await one.openAnother();
  const run = async () => {
    await Promise.all([academy.morningMail.sendDue(), other.academy.morningMail.sendDue()]);
  };
  const goTo = (moment: number) => {
    const by = moment - now();
    pass(by);
    other.pass(by);
  };
  // The first seven o'clock after it was turned on: nothing to tell.
  let seven = nextTimeIn(zone, 7, now());
  goTo(seven + 60_000);
  await run();
  const asked = (more: Record<string, unknown>) => call("POST", "/api/contact", enquiryInput(more));
  await asked({ name: "Nimal Perera", email: "nimal@example.com", phone: "077 123 4567", details: "My own words" });
  await run();
  expect(smtp.mails).toEqual([]);

  seven = nextTimeIn(zone, 7, now());
  goTo(seven - hour);
  await run();
  expect(smtp.mails).toEqual([]);
  smtp.said.refuses = true;
  goTo(seven + 60_000);
  await run();
  expect(smtp.mails).toEqual([]);
  smtp.said.refuses = false;
  goTo(seven + 5 * 60_000);
  await run();
  goTo(seven + 2 * hour);
  await run();
  expect(smtp.mails.map(({ to }) => to)).toEqual([["kamal@academy.example"]]);
  const text = smtp.mails[0]?.text ?? "";
  expect(text).toMatch(/Nimal: https:\/\/academy\.example\/admin\/enquiries\?form=(3D)?\d+/);
  expect(text).not.toMatch(/Perera|nimal@|077|own words/);
  expect(text).toContain("https://academy.example/admin/account");

  const again = { username: "kamal", password: "secret of kamal" };
  await setting((await call("POST", "/api/auth/login", again)).body.token, false);
  await asked({});
  goTo(nextTimeIn(zone, 7, now()) + 60_000);
  await run();
  expect(smtp.mails).toHaveLength(1);
});

it("is no mail of the morning any more after noon, and none for who left", async () => {
  const smtp = await mailServer();
  const { call, academy, now, pass, signIn } = await openTestAcademy({ SMTP_URL: smtp.url });
  const owner = await signIn();
  const desk = await joined(call, owner, "desk", "kamal");
  await call("PUT", "/api/desk/morning-mail", { on: true }, { token: desk });
  const zone = academy.options.timeZone();
  const at = async (moment: number) => {
    pass(moment - now());
    await call("POST", "/api/contact", enquiryInput());
    await academy.morningMail.sendDue();
  };
  await at(nextTimeIn(zone, 13, nextTimeIn(zone, 7, now())));
  expect(smtp.mails).toEqual([]);
  const kamal = (await call("GET", "/api/people", undefined, { token: await signIn() })).body.find(
    (one: { username: string }) => one.username === "kamal",
  );
  await call("POST", `/api/people/${kamal.id}/leave`, {}, { token: await signIn() });
  await at(nextTimeIn(zone, 8, now()));
  expect(smtp.mails).toEqual([]);
});

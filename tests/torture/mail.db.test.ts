import { createServer, type Server, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, it, onTestFinished } from "vitest";
import { enquiryInput } from "../factories.ts";
import { openTestAcademy } from "../harness.ts";
import { freePort } from "../postgres/server.ts";
import { figure, long, patience, pause, spread } from "./site.ts";

const enquiries = long ? 40 : 6;
const refusal = (code: number) => Object.assign(new Error("Not now"), { responseCode: code });

/** What a mail server can do to us; each hurts for ten minutes, then the server is well. */
const illnesses: Record<string, (port: number) => Promise<() => Promise<void>>> = {
  "not there": async () => async () => {},
  "silent (takes the connection and says nothing)": (port) => listening(port, () => {}),
  "hanging up": (port) => listening(port, (socket) => socket.destroy()),
  "421 at once": (port) => listening(port, (socket) => socket.end("421 4.3.2 closing\r\n")),
  "451 after the mail": (port) => smtp(port, { onMessage: () => refusal(451) }),
  "454 to the recipient": (port) => smtp(port, { onRecipient: () => refusal(454) }),
};

for (const [name, sicken] of Object.entries(illnesses)) {
  it(
    `a mail server that is ${name}: enquiries are answered at once, and every mail arrives once afterwards`,
    async () => {
      const port = await freePort();
      const heal = await sicken(port);
      const { call, academy, pass, signIn } = await openTestAcademy({
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        ENQUIRY_TO: "office@academy.example",
        MAIL_FROM: "web@academy.example",
        ENQUIRIES_PER_HOUR: "100000",
      });
      const times: number[] = [];
      for (let sent = 0; sent < enquiries; sent++) {
        const started = performance.now();
        expect((await call("POST", "/api/contact", enquiryInput({ email: `visitor${sent}@example.com` }))).status).toBe(201);
        times.push(performance.now() - started);
        await pause(20);
      }
      await heal();
      const arrived: string[] = [];
      await smtp(port, { arrived });
      await expect
        .poll(
          async () => {
            pass(15 * 60_000);
            await academy.jobs.sendDue();
            return (await academy.outbox.backlog()).waiting;
          },
          { timeout: patience / 2, interval: 50 },
        )
        .toBe(0);
      const { body } = await call("GET", "/api/enquiries", undefined, { token: await signIn() });
      figure(`mail server ${name}, enquiries answered in`, { times: spread(times), mails: arrived.length });
      expect(new Set(arrived).size).toBe(2 * enquiries);
      expect(arrived).toHaveLength(2 * enquiries);
      expect(body.every((enquiry: { mail: { state: string } }) => enquiry.mail.state === "sent")).toBe(true);
      // A mail server may take ten seconds to say nothing; a visitor who waits for it would notice.
      expect(times.sort((one, other) => one - other)[Math.floor(times.length / 2)]).toBeLessThan(1000);
    },
    patience,
  );
}

it(
  "mail that is refused for good is shown in the back office",
  async () => {
    const port = await freePort();
    await smtp(port, { onRecipient: () => refusal(550) });
    const { call, academy, signIn } = await openTestAcademy({ SMTP_URL: `smtp://127.0.0.1:${port}`, ENQUIRY_TO: "office@academy.example" });
    await call("POST", "/api/contact", enquiryInput());
    await expect.poll(() => academy.outbox.backlog()).toEqual({ waiting: 0, failed: 2 });
    const token = await signIn();
    expect((await call("GET", "/api/status", undefined, { token })).body.mail).toEqual({ waiting: 0, failed: 2, off: false });
    expect((await call("GET", "/api/enquiries", undefined, { token })).body[0].mail).toMatchObject({ state: "failed" });
  },
  patience,
);

async function smtp(
  port: number,
  { onRecipient, onMessage, arrived = [] }: { onRecipient?: () => Error; onMessage?: () => Error; arrived?: string[] },
): Promise<() => Promise<void>> {
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: (_address, _session, done) => done(onRecipient?.()),
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (part: Buffer) => {
        text += part.toString("utf8");
      });
      stream.on("end", () => {
        const refused = onMessage?.();
        if (!refused) arrived.push(/^Message-ID: (\S+)/im.exec(text)?.[1] ?? "");
        done(refused);
      });
    },
  };
  const server = new SMTPServer(options);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  return stop;
}

async function listening(port: number, onConnection: (socket: Socket) => void): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(stop);
  return stop;
}

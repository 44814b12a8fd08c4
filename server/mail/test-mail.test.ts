import { createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTestMail } from "./test-mail.ts";

const to = "owner@academy.example";
const mail = { from: "web@academy.example", to, academy: "Serendib" };
const refusal = (responseCode: number, message = "No") => Object.assign(new Error(message), { responseCode });

async function smtp(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ authOptional: true, allowInsecureAuth: true, ...options });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return portOf(server.server);
}

async function listening(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return portOf(server);
}

function portOf(server: { address: () => unknown }): number {
  const at = server.address();
  return at !== null && typeof at === "object" && "port" in at ? Number(at.port) : 0;
}

const plain: SMTPServerOptions = { disabledCommands: ["STARTTLS", "AUTH"] };
const signsIn: SMTPServerOptions = {
  disabledCommands: ["STARTTLS"],
  authOptional: false,
  onAuth: ({ password }, _, done) => (password === "p@ss word" ? done(null, { user: "me" }) : done(refusal(535, `Not ${password}`))),
};

describe("a test mail", () => {
  it("goes to a real server, whose dialogue is shown without what signs in", async () => {
    for (const methods of [["PLAIN"], ["LOGIN"]]) {
      const port = await smtp({ ...signsIn, authMethods: methods });
      const tested = await createTestMail()(`smtp://mailer:p%40ss%20word@127.0.0.1:${port}`, mail);
      expect(tested).toMatchObject({ sent: true, what: `The mail server took the mail for ${to}.` });
      const said = tested.dialogue.map(({ by, text }) => `${by}: ${text}`);
      expect(said).toContain(`us: AUTH ${methods[0]} (not shown)`);
      expect(said).toContain(`us: RCPT TO:<${to}>`);
      expect(said.filter((line) => line.startsWith("server: 2")).length).toBeGreaterThan(4);
      const secrets = ["p@ss word", "p%40ss", "mailer", ...["p@ss word", "\0mailer\0p@ss word", "mailer"].map(packed)];
      expect(secrets.filter((secret) => said.join("\n").includes(secret))).toEqual([]);
    }
  });

  it("never shows a password that the server says back", async () => {
    const port = await smtp(signsIn);
    const tested = await createTestMail()(`smtp://mailer:hush-hush@127.0.0.1:${port}`, mail);
    expect(tested.what).toBe("The server refused the sign-in (it answered 535).");
    expect(tested.dialogue.map(({ text }) => text)).toContain("535 Not (not shown)");
  });

  const failures: [what: string, url: () => Promise<string>, sentence: RegExp, advice: RegExp][] = [
    ["a port where nothing listens", async () => "smtp://127.0.0.1:1", /Nothing answers at 127\.0\.0\.1, port 1\./, /the port/],
    ["a host that is not there", async () => "smtp://mail.invalid", /no mail server called mail\.invalid/, /Check the name/],
    ["a silent server", async () => `smtp://127.0.0.1:${await listening(() => {})}`, /took the connection and said nothing/, /smtps:\/\//],
    [
      "a web server",
      async () => `smtp://127.0.0.1:${await listening((s) => s.end("HTTP/1.1 400 Bad Request\r\n\r\n"))}`,
      /not a mail server/,
      /name and its port/,
    ],
    ["one that hangs up", async () => `smtp://127.0.0.1:${await listening((s) => s.destroy())}`, /broken off/, /Try again/],
    [
      "plain where TLS is wanted",
      async () => `smtps://127.0.0.1:${await smtp(plain)}`,
      /does not speak TLS from the first byte/,
      /smtp:\/\//,
    ],
    [
      "a certificate that nobody signed",
      async () => `smtps://localhost:${await smtp({ secure: true })}`,
      /certificate of localhost cannot be trusted/,
      /as mail server/,
    ],
    [
      "a sign-in that is asked for",
      async () => `smtp://127.0.0.1:${await smtp(signsIn)}`,
      /refused the sign-in|is not signed in/,
      /user and password/,
    ],
    [
      "a sender that is not taken",
      async () => `smtp://127.0.0.1:${await smtp({ ...plain, onMailFrom: (_, __, done) => done(refusal(553)) })}`,
      /mail from web@academy\.example \(it answered 553\)/,
      /sender/,
    ],
    [
      "a sender that is not taken yet",
      async () => `smtp://127.0.0.1:${await smtp({ ...plain, onMailFrom: (_, __, done) => done(refusal(451)) })}`,
      /mail from web@academy\.example at this moment \(it answered 451\)/,
      /^Try again in a few minutes/,
    ],
    [
      "a mail that is not taken yet",
      async () =>
        `smtp://127.0.0.1:${await smtp({ ...plain, onData: (stream, _, done) => void stream.on("end", () => done(refusal(451))).resume() })}`,
      /this mail at this moment \(it answered 451\)/,
      /^Try again in a few minutes/,
    ],
    [
      "a recipient that is not there",
      async () => `smtp://127.0.0.1:${await smtp({ ...plain, onRcptTo: (_, __, done) => done(refusal(550)) })}`,
      /does not take mail for owner@academy\.example \(it answered 550\)/,
      /address exists/,
    ],
    [
      "a recipient that is to be tried later",
      async () => `smtp://127.0.0.1:${await smtp({ ...plain, onRcptTo: (_, __, done) => done(refusal(451)) })}`,
      /at this moment/,
      /few minutes/,
    ],
    [
      "a relay that is closed",
      async () => `smtp://127.0.0.1:${await smtp({ ...plain, onRcptTo: (_, __, done) => done(refusal(554, "Relay access denied")) })}`,
      /not signed in/,
      /user and password/,
    ],
    [
      "a mail that is refused when it was read",
      async () =>
        `smtp://127.0.0.1:${await smtp({ ...plain, onData: (stream, _, done) => stream.resume().on("end", () => done(refusal(554, "Spam"))) })}`,
      /refused the mail itself \(it answered 554\)/,
      /SPF/,
    ],
  ];
  it.each(failures)("says of %s what is wrong and what to do", async (_what, url, sentence, advice) => {
    const tested = await createTestMail(500)(await url(), mail);
    expect(tested).toMatchObject({ sent: false, what: expect.stringMatching(sentence), advice: expect.stringMatching(advice) });
    expect(tested.dialogue.at(-1)?.text).toMatch(/^Ended: E/);
  });

  it("is one at a time, and what is shown of a server that talks without end is bounded", async () => {
    const port = await listening((socket) => socket.write(`${`220-${"x".repeat(2000)}\r\n`.repeat(400)}220 x\r\n`));
    const send = createTestMail(500);
    const url = `smtp://127.0.0.1:${port}`;
    const first = send(url, mail);
    await expect(send(url, mail)).rejects.toThrow("Another test mail is on its way.");
    const { dialogue } = await first;
    expect([dialogue.length > 100, JSON.stringify(dialogue).length < 100_000]).toEqual([true, true]);
    expect((await send(url, mail)).sent).toBe(false);
    await expect(createTestMail()("", mail)).rejects.toThrow("No mail server is set up.");
  });
});

function packed(text: string): string {
  return Buffer.from(text).toString("base64");
}

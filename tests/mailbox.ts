import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type ReceivedMail = { to: string; text: string };

/** A mail server for one test: its address, what it was sent, and whether it refuses for now. */
export async function openMailServer() {
  const mails: ReceivedMail[] = [];
  const mood = { refuses: false };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: async (stream, { envelope }, done) => {
      let text = "";
      for await (const part of stream) text += part;
      if (mood.refuses) return done(Object.assign(new Error("Not now"), { responseCode: 451 }));
      // Long lines are folded with "=" in quoted-printable.
      mails.push({ to: envelope.rcptTo[0]?.address ?? "", text: text.replace(/=\r\n/g, "").replaceAll("=3D", "=") });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const at = server.server.address();
  return { mails, mood, url: `smtp://127.0.0.1:${typeof at === "object" && at ? at.port : 0}` };
}

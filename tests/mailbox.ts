import { SMTPServer } from "smtp-server";
import { SMTPConnection } from "smtp-server/lib/smtp-connection.js";
import { onTestFinished } from "vitest";

export type ReceivedMail = { to: string; text: string };
type Answer = Error | undefined;
/** What it says to each recipient and mail; of mails without the text `only` nothing is noted, and none is refused. */
type MailServer = { onRecipient?: () => Answer; onMail?: () => Answer; only?: string };

/** How a mail server refuses: for now (451), for ever (550). */
export const refusal = (responseCode: number) => Object.assign(new Error("Not now"), { responseCode });

// It greets after 100 ms, to catch who talks too soon: of tests that send many mails that was half.
SMTPConnection.prototype.init = function () {
  this._setListeners(() => this.connectionReady());
};

/** A mail server for one test: its address, what it was sent, and whether it refuses for now. */
export async function openMailServer({ onRecipient, onMail, only = "" }: MailServer = {}) {
  const mails: ReceivedMail[] = [];
  const mood = { refuses: false };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_address, _session, done) => done(onRecipient?.()),
    onData: async (stream, { envelope }, done) => {
      let text = "";
      for await (const part of stream) text += part;
      if (!text.includes(only)) return done();
      const refused = mood.refuses ? refusal(451) : onMail?.();
      // Long lines are folded with "=" in quoted-printable.
      if (!refused) mails.push({ to: envelope.rcptTo[0]?.address ?? "", text: text.replace(/=\r\n/g, "").replaceAll("=3D", "=") });
      done(refused);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const at = server.server.address();
  return { mails, mood, url: `smtp://127.0.0.1:${typeof at === "object" && at ? at.port : 0}` };
}

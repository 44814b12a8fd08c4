import { useCallback, useState } from "react";
import { type DialogueLine, type MailTest, mailTest, testMailInput, type tryMailInput } from "#contract/operations/mail.ts";
import type { z } from "#contract/zod.ts";
import { Button } from "../components/button.tsx";
import { TextField } from "../components/field.tsx";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { SentForm } from "../components/sent-form.tsx";
import { call } from "../session/api-call.ts";
import { useStep } from "../session/trouble.ts";

type TestMailProps = {
  /** Where it goes unless something else is typed. */
  yours: string;
  title?: string;
  /** The setup to try, where it is not the stored one; answers undefined while something in it is wrong. */
  typed?: (to: string) => z.output<typeof tryMailInput> | undefined;
  sent?: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  onTaken?: () => void;
};

/** Sends a test mail and shows what the mail server said. */
export function TestMail({ yours, title = "Send a test mail to", typed, sent = (work) => work(), onTaken }: TestMailProps) {
  const [to, setTo] = useState(yours);
  const [wrong, setWrong] = useState<string>();
  const { busy, trouble, take } = useStep();
  const [tested, setTested] = useState<MailTest>();

  /** In a dialog the answer would be below what is in sight. */
  const showAnswer = useCallback((answer: HTMLDivElement | null) => answer?.scrollIntoView({ block: "nearest" }), []);

  async function send() {
    const checked = testMailInput.safeParse({ to });
    setWrong(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    const body = typed ? typed(checked.data.to) : checked.data;
    if (!body) return;
    setTested(undefined);
    const path = typed ? "/mail/try" : "/mail/test";
    await take("The test mail was not sent", async () => {
      const answer = await sent(() => call(path, { method: "POST", body, answer: mailTest }));
      setTested(answer);
      if (answer.sent) onTaken?.();
    });
  }

  return (
    <SentForm className="space-y-4 border-t border-line pt-4" onSend={send}>
      <TextField label={title} type="email" value={to} maxLength={254} onChange={(event) => setTo(event.target.value)} error={wrong} />
      <Button type="submit" busy={busy && "Sending..."}>
        Send a test mail
      </Button>
      <TroubleNotice trouble={trouble} />
      {tested ? (
        <div key={tested.dialogue.length + tested.what} ref={showAnswer} className="space-y-4">
          {tested.sent ? (
            <Notice role="status">
              <p className="font-semibold wrap-anywhere">{tested.what}</p>
              <p>{tested.advice}</p>
            </Notice>
          ) : (
            <TroubleNotice trouble={{ title: tested.what, detail: tested.advice }} />
          )}
          {tested.dialogue.length > 0 ? <Dialogue lines={tested.dialogue} open={!tested.sent} /> : null}
        </div>
      ) : null}
    </SentForm>
  );
}

const speakers: Record<DialogueLine["by"], string> = { us: "We:", server: "Mail server:", program: "" };

function Dialogue({ lines, open }: { lines: readonly DialogueLine[]; open: boolean }) {
  return (
    <details open={open}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">What the mail server said</summary>
      <ol className="space-y-1 rounded-lg bg-sand p-3 text-sm wrap-anywhere">
        {lines.map(({ by, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are shown once and never move
          <li key={index} className={by === "us" ? "text-quiet" : "font-semibold"}>
            {speakers[by]} <span className="font-mono">{text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

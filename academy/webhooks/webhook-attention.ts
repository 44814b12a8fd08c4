import type { Attention } from "../attention/attention-line.ts";

type Fares = { id: number; host: string; active: boolean; note: string; failing: boolean; late: boolean };

/** What is to be done about a webhook that fails, was turned off, or is slower than what it is sent. */
export function troubleOfWebhook({ id, host, active, note, failing, late }: Fares): Attention[] {
  const line = { key: `webhook ${id}`, link: "/admin/settings" };
  const mend = "Its log under Settings says what was answered. Mend the other side, then send again; or delete the webhook.";
  if (!active) return note === "" ? [] : [{ ...line, what: `The webhook to ${host} is turned off. ${note}`, advice: mend }];
  if (failing) return [{ ...line, what: `The webhook to ${host} fails.`, advice: mend }];
  if (!late) return [];
  const what = `The webhook to ${host} is slow: messages wait for it longer than an hour.`;
  const advice =
    "It is sent one message after the other, and nothing is lost. Have the other side answer at once and do its work afterwards, or choose fewer events under Settings.";
  return [{ ...line, what, advice }];
}

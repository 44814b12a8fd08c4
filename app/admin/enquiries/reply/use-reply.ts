import { useEffect, useState } from "react";
import { toast } from "sonner";
import { placeholdersIn } from "#contract/kinds/reply-template.ts";
import type { Reply, ReplyMaterial } from "#contract/reply.ts";
import { z } from "#contract/zod.ts";
import { dropKeptOf, keptKey, readKept, writeKept } from "../../session/kept-drafts.ts";
import { useSignedIn } from "../../session/session.ts";
import { troubleOf, useStep } from "../../session/trouble.ts";
import { fillTemplate } from "./fill-template.ts";
import { sendReply } from "./reply-calls.ts";

const kept = z.object({ way: z.enum(["mail", "whatsapp"]), language: z.string(), subject: z.string(), text: z.string() });
export type ReplyDraft = z.output<typeof kept>;

/** Names an answer in the drafts. */
export const replyForm = (id: number) => `reply:${id}`;

const readBegun = (owner: string, id: number) =>
  readKept(owner, replyForm(id)).then((all) => kept.safeParse(all.at(-1)?.draft?.values).data);

/** Whether an answer was begun here and not sent, to be said while it is not open. */
export function useBegunReply(id: number, open: boolean): boolean {
  const { username: owner } = useSignedIn();
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!open) void readBegun(owner, id).then((begun) => setBegun(begun !== undefined && begun.text !== ""));
  }, [owner, id, open]);
  return isBegun;
}

/** An answer that is being written: kept in this browser until it went, whatever happens to the dialog around it. */
export function useReply(id: number, material: ReplyMaterial, first: ReplyDraft["way"], onSent: () => void) {
  const { username: owner } = useSignedIn();
  const form = replyForm(id);
  const blank: ReplyDraft = { way: first, language: "", subject: "", text: "" };
  const [answer, setAnswer] = useState<ReplyDraft>(blank);
  const [filled, setFilled] = useState<ReplyDraft>();
  /** Its number among the templates, as text; "" for none. */
  const [chosen, setChosen] = useState("");
  const [before, setBefore] = useState<ReplyDraft>();
  const { busy, trouble, take } = useStep(troubleOf);
  const [hasRead, setHasRead] = useState(false);

  function change(changes: Partial<ReplyDraft>) {
    const next = { ...answer, ...changes };
    setAnswer(next);
    void writeKept(keptKey(owner, form, ""), { draft: { values: next }, number: Date.now() });
  }

  useEffect(() => {
    void readBegun(owner, id).then((begun) => {
      if (begun) setAnswer((now) => (now.text === "" && now.subject === "" ? begun : now));
      setHasRead(true);
    });
  }, [owner, id]);

  function choose(index: string) {
    setChosen(index);
    const template = index === "" ? undefined : material.templates[Number(index)];
    if (!template) return;
    const fill = (text: string) => fillTemplate(text, material.values, template.language);
    const isOwn = answer.text !== "" && answer.text !== filled?.text;
    setBefore(isOwn ? answer : undefined);
    const next = { ...answer, language: template.language, subject: fill(template.subject), text: fill(template.text) };
    setFilled(next);
    change(next);
  }

  async function send(by: Reply["by"]): Promise<void> {
    if (busy) return;
    await take(by === "mail" ? "The mail was not sent" : "The answer is not in the timeline yet", async () => {
      await sendReply(id, { by, subject: by === "whatsapp" ? "" : answer.subject, text: answer.text });
      void dropKeptOf(owner, form);
      setAnswer({ ...blank, way: answer.way });
      setFilled(undefined);
      setBefore(undefined);
      setChosen("");
      toast.success(by === "mail" ? "The mail is on its way" : "The answer stands in the timeline");
      onSent();
    });
  }

  const left = placeholdersIn(answer.way === "mail" ? `${answer.subject}\n${answer.text}` : answer.text);
  const isWhole = answer.text.trim() !== "" && (answer.way === "whatsapp" || answer.subject.trim() !== "") && left.length === 0;
  function bringBack() {
    if (before) change(before);
    setBefore(undefined);
    setChosen("");
  }

  return { answer, hasRead, change, chosen, choose, before, bringBack, left, isWhole, send, sending: busy !== undefined, trouble };
}

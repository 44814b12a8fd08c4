import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "sonner";
import { newKey } from "#app/new-key.ts";
import { isKeptOnServer } from "#contract/autosave.ts";
import { isWholeOnServer, readAutosaved, sendAutosave } from "../forms/autosave-calls.ts";
import { sendOpenForms } from "../forms/use-unsaved-text.ts";
import { ConfirmDialog } from "../lists/confirm-dialog.tsx";
import { api, nothing } from "../session/api-call.ts";
import { dropAllKept, inTime, patience, readAllKept } from "../session/kept-drafts.ts";
import { dropSession, storedToken, useSignedIn } from "../session/session.ts";
import { type KeptText, mayFollow, wordsFor } from "./kept-text.ts";

/** Logging out. `question` asks first where something typed is only in this browser and would be forgotten. */
export function useLogOut() {
  const { username } = useSignedIn();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState<readonly string[]>([]);

  async function leave(): Promise<void> {
    await logOut();
    navigate("/admin/login", { replace: true });
  }

  async function ask(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const found = await textToForget(username);
    // Where the session has ended meanwhile, another notice says so, and nothing is forgotten.
    if (found.length === 0 && storedToken() !== null) await leave();
    setLost(found);
    setBusy(false);
  }

  const question =
    lost.length > 0 ? (
      <ConfirmDialog
        title="This is not saved"
        confirm="Log out and forget it"
        cancel="Stay"
        danger
        onCancel={() => setLost([])}
        onConfirm={leave}
      >
        <p>It is only in this browser, and is forgotten when you log out, so that the next person here does not find it:</p>
        <ul className="list-disc space-y-1 pl-5 wrap-anywhere">
          {lost.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </ConfirmDialog>
    ) : null;
  return { busy, logOut: () => void ask(), question };
}

/** Ends the session here and on the server; here also when the server cannot be reached. */
async function logOut(): Promise<void> {
  const told = api.post("/auth/logout", {}, nothing, { keepalive: true }).catch(() => undefined);
  const forgotten = dropAllKept();
  dropSession("left");
  // Notices that something is kept, or can be brought back, hold no longer.
  toast.dismiss();
  await Promise.all([told, forgotten]);
}

/** Sends what waits to be autosaved, and answers in words what is only in this browser. Each step is given up after a while. */
async function textToForget(owner: string): Promise<string[]> {
  await sendOpenForms(AbortSignal.timeout(patience));
  const all = await inTime(readAllKept(owner), []);
  const lost = await Promise.all(all.map(async (text) => ((await inTime(isSafe(text), false)) ? [] : [wordsFor(text)])));
  return [...new Set(lost.flat())];
}

/** Whether a logout loses nothing of a kept text. */
async function isSafe(text: KeptText): Promise<boolean> {
  const { form, draft, number, sent, offers } = text;
  if (draft === null) return offers.length === 0;
  if (!isKeptOnServer(form)) return false;
  const isThere = sent >= number || (await isSent(text).catch(() => false));
  return isThere && offers.length === 0 && isWholeOnServer(draft);
}

/** Sends the text of a form that was left before the server answered; whether it arrived. */
async function isSent(text: KeptText): Promise<boolean> {
  const { form, draft, number } = text;
  const there = await readAutosaved(form);
  if (there.number === number) return true;
  if (!mayFollow(text, there)) return false;
  const answer = await sendAutosave(form, { client: newKey(), number, open: false, take: true, draft });
  return answer.number === number;
}

import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "sonner";
import { ConfirmDialog } from "../lists/confirm-dialog.tsx";
import { call, nothing } from "../session/api-call.ts";
import { dropAllKept } from "../session/kept-drafts.ts";
import { dropSession, storedToken, useSignedIn } from "../session/session.ts";
import { textToForget } from "./text-to-forget.ts";

/** Logs out. Where something typed is only in this browser, and would be forgotten, `question` asks first. */
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
    // A session that ended meanwhile says so itself, and forgets nothing.
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

/** Ends the session here and on the server. A server that cannot be reached must not keep a person signed in here. */
async function logOut(): Promise<void> {
  const told = call("/auth/logout", { method: "POST", body: {}, answer: nothing, keepalive: true }).catch(() => undefined);
  const forgotten = dropAllKept();
  dropSession("left");
  // They say that something is kept, or can be brought back.
  toast.dismiss();
  await Promise.all([told, forgotten]);
}

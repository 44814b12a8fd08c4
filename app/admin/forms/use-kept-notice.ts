import { useEffect, useEffectEvent } from "react";
import { toast } from "sonner";
import type { RecordForm } from "./use-record-form.ts";

/** Says, when a form is left with unsaved changes, that they are kept; forgets the notice when it is opened again. */
export function useKeptNotice({ noticeId, isUnsaved }: Pick<RecordForm, "noticeId" | "isUnsaved">): void {
  const isLeft = useEffectEvent(isUnsaved);
  useEffect(() => {
    toast.dismiss(noticeId);
    return () => {
      // A session that ended says so itself, and a logout forgets all.
      if (!isLeft() || location.pathname === "/admin/login") return;
      toast("Your changes are kept", { id: noticeId, description: "They are back when you open this form again." });
    };
  }, [noticeId]);
}

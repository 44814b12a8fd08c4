import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/field.tsx";
import { Notice } from "../../components/notice.tsx";
import { Refused } from "../../session/api-call.ts";

/** What is put into a field of the form before it is saved again: the waiting list, or why there is one more than there are seats. */
export type WayOut = [name: "status", value: "Waiting"] | [name: "overbook", value: string];
/** Whether the last save was refused because the class is full. */
export function useFullClass() {
  const [isClassFull, setClassFull] = useState(false);
  async function noticing<Saved>(saving: Promise<Saved>): Promise<Saved> {
    setClassFull(false);
    return saving.catch((error: unknown) => {
      setClassFull(error instanceof Refused && error.status === 409 && error.issues.some(({ path }) => path === "class_id"));
      throw error;
    });
  }
  return { isClassFull, noticing };
}

/** Where a class has no seat: the waiting list, or the reason for one more than it has. */
export function FullClass({ busy, onChoose }: { busy: boolean; onChoose: (...way: WayOut) => void }) {
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  return (
    <Notice look="warning" className="space-y-3">
      <p className="font-semibold">All seats of this class are taken.</p>
      <Button onClick={() => onChoose("status", "Waiting")} disabled={busy}>
        Put on the waiting list
      </Button>
      <TextField
        label="Why it is overbooked"
        hint="Kept in the timeline and in the activity."
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={missing ? "Please give a reason." : undefined}
      />
      <Button
        disabled={busy}
        onClick={() => {
          setMissing(reason.trim() === "");
          if (reason.trim() !== "") onChoose("overbook", reason.trim());
        }}
      >
        Overbook on purpose
      </Button>
    </Notice>
  );
}

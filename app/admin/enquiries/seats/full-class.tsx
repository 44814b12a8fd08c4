import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/field.tsx";
import { Notice } from "../../components/notice.tsx";

type FullClassProps = { busy: boolean; onWait: () => void; onOverbook: (reason: string) => void };

export function FullClass({ busy, onWait, onOverbook }: FullClassProps) {
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  return (
    <Notice look="warning">
      <div className="space-y-3">
        <p className="font-semibold">All seats of this class are taken.</p>
        <Button onClick={onWait} disabled={busy}>
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
            if (reason.trim() !== "") onOverbook(reason.trim());
          }}
        >
          Overbook on purpose
        </Button>
      </div>
    </Notice>
  );
}

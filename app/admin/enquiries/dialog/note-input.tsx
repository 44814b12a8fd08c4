import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { EnquiryChange, NewEnquiryEvent } from "#contract/enquiries/enquiry.ts";
import { Button } from "../../components/button.tsx";
import { FieldError, TextArea } from "../../components/field.tsx";
import { ChatIcon, PhoneIcon } from "../../components/icons.tsx";
import { isSessionEnd, troubleOf } from "../../session/trouble.ts";
import type { EnquiryForm } from "./enquiry-form.ts";

type NoteInputProps = {
  form: UseFormReturn<EnquiryForm, unknown, EnquiryChange>;
  /** Puts it into the timeline at once. */
  add: (event: NewEnquiryEvent) => Promise<void>;
};

/** A note, or that somebody called: into the timeline in one click, and what else is typed stays as it is. */
export function NoteInput({ form, add }: NoteInputProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");

  async function send(kind: NewEnquiryEvent["kind"]): Promise<void> {
    const text = form.getValues("note").trim();
    if (kind === "note" && text === "") return setFailed("Please write the note first.");
    setBusy(true);
    setFailed("");
    try {
      await add({ kind, text });
      form.resetField("note", { defaultValue: "" });
    } catch (error) {
      const { title, detail } = troubleOf(error, { refused: "This was not noted.", unreachable: "This was not noted." });
      if (!isSessionEnd(error)) setFailed(`${title} ${detail}`);
    }
    setBusy(false);
  }

  return (
    <div className="space-y-2">
      <TextArea
        label="New note"
        rows={2}
        maxLength={5000}
        hint="Only staff see these."
        {...form.register("note")}
        error={form.formState.errors.note?.message}
      />
      <div className="flex flex-wrap gap-2">
        <Button className="!px-3" disabled={busy} onClick={() => send("note")}>
          Add note
        </Button>
        <Button icon={PhoneIcon} className="!px-3" disabled={busy} onClick={() => send("call")}>
          Called
        </Button>
        <Button icon={ChatIcon} className="!px-3" disabled={busy} onClick={() => send("whatsapp")}>
          Wrote on WhatsApp
        </Button>
        <Button className="!px-3" disabled={busy} onClick={() => send("visit")}>
          Was here
        </Button>
      </div>
      {failed ? <FieldError>{failed}</FieldError> : null}
    </div>
  );
}

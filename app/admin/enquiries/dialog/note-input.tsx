import type { UseFormReturn } from "react-hook-form";
import type { EnquiryChange, NewEnquiryEvent } from "#contract/enquiries/enquiry.ts";
import { Button } from "../../components/button.tsx";
import { TextArea } from "../../components/field.tsx";
import { ChatIcon, PhoneIcon } from "../../components/icons.tsx";
import { TroubleLine } from "../../components/notice.tsx";
import { inputsOf, setFields } from "../../forms/fields-by-name.ts";
import { troubleOf, useStep } from "../../session/trouble.ts";
import { quickSteps } from "../next-step.ts";
import type { EnquiryForm } from "./enquiry-form.ts";

type NoteInputProps = {
  form: UseFormReturn<EnquiryForm, unknown, EnquiryChange>;
  /** Puts it into the timeline at once. */
  add: (event: NewEnquiryEvent) => Promise<void>;
};

/** A note, or that somebody called: into the timeline in one click, and what else is typed stays as it is. */
export function NoteInput({ form, add }: NoteInputProps) {
  const { busy, trouble, setTrouble, take } = useStep(troubleOf);
  const tools = { className: "!px-3", disabled: busy !== undefined };

  async function write(event: NewEnquiryEvent, then = () => {}): Promise<void> {
    await take("This was not noted.", async () => {
      await add(event);
      form.resetField("note", { defaultValue: "" });
      then();
    });
  }

  async function send(kind: NewEnquiryEvent["kind"]): Promise<void> {
    const text = form.getValues("note").trim();
    if (kind === "note" && text === "") return setTrouble({ title: "Please write the note first.", detail: "" });
    await write({ kind, text });
  }

  /** It is no contact yet: the enquiry stays where it is, to be called again tomorrow where nothing else is planned. */
  async function noAnswer(): Promise<void> {
    const text = ["Called, no answer", form.getValues("note").trim()].filter(Boolean).join(". ");
    await write({ kind: "note", text }, () => {
      const [{ next_on, next_step }] = quickSteps();
      if (form.getValues("next_on") === "") setFields(form, { next_on, next_step: form.getValues("next_step") || next_step });
    });
  }

  return (
    <div className="space-y-2">
      <TextArea label="New note" rows={2} maxLength={5000} hint="Only staff see these." {...inputsOf(form)("note")} />
      <div className="flex flex-wrap gap-2">
        <Button {...tools} onClick={() => send("note")}>
          Add note
        </Button>
        <Button {...tools} icon={PhoneIcon} onClick={() => send("call")}>
          Called
        </Button>
        <Button {...tools} onClick={noAnswer}>
          No answer
        </Button>
        <Button {...tools} icon={ChatIcon} onClick={() => send("whatsapp")}>
          Wrote on WhatsApp
        </Button>
        <Button {...tools} onClick={() => send("visit")}>
          Was here
        </Button>
      </div>
      <TroubleLine trouble={trouble} />
    </div>
  );
}

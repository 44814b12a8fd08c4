import { useState } from "react";
import type { CourseClass } from "#contract/class.ts";
import { type ClosedDays, firstHeldDay, lastHeldDay } from "#contract/classes/class-days.ts";
import { nextStart } from "#contract/classes/same-again.ts";
import { dateText } from "#contract/site/date-text.ts";
import { TextField } from "../components/field.tsx";
import { FormModal } from "../components/form-modal.tsx";
import { Notice } from "../components/notice.tsx";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";
import { repeatClass } from "./class-calls.ts";

type RepeatClassDialogProps = {
  item: CourseClass;
  closed: readonly ClosedDays[];
  onMade: (made: CourseClass) => void;
  onClose: () => void;
};

export function RepeatClassDialog({ item, closed, onMade, onClose }: RepeatClassDialogProps) {
  const [startsOn, setStartsOn] = useState(() => nextStart(item, closed));
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState("");
  const problem = startsOn === "" ? "Please choose the first day." : "";

  async function make() {
    if (problem) return setFailed(problem);
    setBusy("Creating...");
    setFailed("");
    try {
      onMade(await repeatClass(item, startsOn, closed));
    } catch (error) {
      if (isSessionEnd(error)) return;
      const { title, detail } = troubleOf(error, { refused: "The class was not created.", unreachable: "The class was not created." });
      setFailed(`${title} ${detail}`);
      setBusy(undefined);
    }
  }

  return (
    <FormModal
      title={`${item.title}: the same again`}
      submit="Create draft"
      busy={busy}
      returnTo={`again-${item.id}`}
      onSubmit={make}
      onClose={onClose}
    >
      <p>
        A new class with the same times, place, fee and seats, as long as this one ({dateText(firstHeldDay(item, closed))} to{" "}
        {dateText(lastHeldDay(item, closed))}). Nobody is enrolled in it yet. It opens so that you can check it; visitors see it once you
        tick “Published”.
      </p>
      <TextField label="First day" type="date" value={startsOn} onChange={(event) => setStartsOn(event.target.value)} required />
      {failed ? (
        <Notice look="error" role="alert">
          {failed}
        </Notice>
      ) : null}
    </FormModal>
  );
}

import { useState } from "react";
import type { CourseClass } from "#contract/class.ts";
import { type ClosedDays, firstHeldDay, lastHeldDay } from "#contract/classes/class-days.ts";
import { nextStart } from "#contract/classes/same-again.ts";
import { dateText } from "#contract/site/date-text.ts";
import { TextField } from "../components/field.tsx";
import { FormModal } from "../components/form-modal.tsx";
import { Notice } from "../components/notice.tsx";
import { troubleOf } from "../session/trouble.ts";
import { useStep } from "../session/use-step.ts";
import { repeatClass } from "./class-calls.ts";

type RepeatClassDialogProps = {
  item: CourseClass;
  closed: readonly ClosedDays[];
  onMade: (made: CourseClass) => void;
  onClose: () => void;
};

export function RepeatClassDialog({ item, closed, onMade, onClose }: RepeatClassDialogProps) {
  const [startsOn, setStartsOn] = useState(() => nextStart(item, closed));
  const { busy, trouble, setTrouble, take } = useStep(troubleOf);

  async function make() {
    if (startsOn === "") return setTrouble({ title: "Please choose the first day.", detail: "" });
    await take("The class was not created.", async () => onMade(await repeatClass(item, startsOn, closed)));
  }

  return (
    <FormModal
      title={`${item.title}: the same again`}
      submit="Create draft"
      busy={busy && "Creating..."}
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
      {trouble ? (
        <Notice look="error" role="alert">
          {trouble.title} {trouble.detail}
        </Notice>
      ) : null}
    </FormModal>
  );
}

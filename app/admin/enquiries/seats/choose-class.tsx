import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { proposedClass } from "#contract/classes/proposed-class.ts";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { SelectField } from "../../components/field.tsx";
import { FormModal } from "../../components/form-modal.tsx";
import { setFields } from "../../forms/fields-by-name.ts";
import { classesQuery } from "../enquiry-calls.ts";
import { ClassOptions } from "./class-options.tsx";
import type { WayOut } from "./full-class.tsx";
import { placedStatus } from "./seat-rules.ts";

type Placed = NonNullable<ReturnType<typeof placedStatus>>;

/** Sends the form of an enquiry; asks first for the class that its status speaks of, where `lacks` says so. */
export function useSendPlaced<Shown extends { status: string; class_id: string }, Output>(
  form: UseFormReturn<Shown, unknown, Output>,
  send: () => void,
  lacks: (status: Placed, classId: string) => boolean,
) {
  const [askedFor, setAskedFor] = useState<Placed>();

  function submit(): void {
    const { status, class_id } = form.getValues();
    const placed = placedStatus(status);
    if (placed && lacks(placed, class_id)) setAskedFor(placed);
    else send();
  }

  /** Once more where the class is full: on the waiting list, or beyond its seats. */
  function submitWith(...[name, value]: WayOut): void {
    setFields(form, { [name]: value });
    submit();
  }

  /** The class of those who are enrolled or wait; null: none. */
  function onChoose(classId: number | null): void {
    setAskedFor(undefined);
    setFields(form, { class_id: String(classId ?? "") });
    send();
  }

  return { submit, submitWith, asking: askedFor && { status: askedFor, onChoose, onClose: () => setAskedFor(undefined) } };
}

type ChooseClassProps = {
  status: Placed;
  /** Whose class is not known: one person, or several. */
  who: string;
  asked: Pick<Enquiry, "interestedCourses" | "interestedExams">;
  /** Null: no class. */
  onChoose: (classId: number | null) => void;
  onClose: () => void;
};

const questions = {
  Enrolled: { title: "Enrolled in which class?", submit: "Enrol" },
  Waiting: { title: "On the waiting list of which class?", submit: "Put on the list" },
} as const;

/** Asks for the class that a status is about; what they asked for is proposed, and "no class" is one of the choices. */
export function ChooseClass({ status, who, asked, onChoose, onClose }: ChooseClassProps) {
  const { data: classes = [] } = useQuery(classesQuery);
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? String(proposedClass(classes, asked)?.id ?? "");
  return (
    <FormModal {...questions[status]} busy={undefined} onSubmit={() => onChoose(value === "" ? null : Number(value))} onClose={onClose}>
      <p className="wrap-anywhere">{who}</p>
      <SelectField label="Class" value={value} onChange={(event) => setChosen(event.target.value)}>
        <option value="">No class</option>
        <ClassOptions classes={classes} asked={asked} />
      </SelectField>
    </FormModal>
  );
}

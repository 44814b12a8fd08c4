import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { proposedClass } from "#contract/classes/proposed-class.ts";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { SelectField } from "../../components/field.tsx";
import { FormModal } from "../../components/form-modal.tsx";
import { classesQuery } from "../enquiry-calls.ts";
import { ClassOptions } from "./class-options.tsx";

type ChooseClassProps = {
  status: "Enrolled" | "Waiting";
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

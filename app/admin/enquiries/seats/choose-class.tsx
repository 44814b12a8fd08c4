import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { classesAsked, proposedClass } from "#contract/classes/proposed-class.ts";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import type { ClassChoice } from "#contract/enquiries/staff-enquiries.ts";
import { SelectField } from "../../components/field.tsx";
import { FormModal } from "../../components/form-modal.tsx";
import { classesQuery } from "../enquiry-calls.ts";
import { seatsInWords } from "./seats-in-words.ts";

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
  const sought = classesAsked(classes, asked);
  const others = classes.filter((one) => !sought.includes(one));
  const value = chosen ?? String(proposedClass(classes, asked)?.id ?? "");
  return (
    <FormModal {...questions[status]} busy={undefined} onSubmit={() => onChoose(value === "" ? null : Number(value))} onClose={onClose}>
      <p className="wrap-anywhere">{who}</p>
      <SelectField label="Class" value={value} onChange={(event) => setChosen(event.target.value)}>
        <option value="">No class</option>
        <Choices label="What they asked for" classes={sought} />
        <Choices label="Other classes" classes={others} />
      </SelectField>
    </FormModal>
  );
}

function Choices({ label, classes }: { label: string; classes: readonly ClassChoice[] }) {
  if (classes.length === 0) return null;
  return (
    <optgroup label={label}>
      {classes.map((one) => (
        <option key={one.id} value={one.id}>
          {`${one.name} (${seatsInWords(one)})`}
        </option>
      ))}
    </optgroup>
  );
}

import { enquiryStatuses, enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import type { EnquiryOwner } from "#contract/enquiries/staff-enquiries.ts";
import { quickSteps } from "../next-step.ts";
import type { Mark } from "./use-marking.ts";

type MarkSelectProps = {
  label: string;
  shows: string;
  onMark: (change: Mark, said: string) => void;
};

const look = "min-h-11 w-34 min-w-0 max-w-full rounded-lg border border-quiet/60 bg-card px-2 text-base";

type Choice = { value: string; text: string; change: Mark; said: string };

/** A list of what can be done; choosing does it, and the list shows again what is. */
function MarkSelect({ label, shows, onMark, choices }: MarkSelectProps & { choices: readonly Choice[] }) {
  return (
    <select
      aria-label={label}
      value=""
      onChange={(event) => {
        const choice = choices.find(({ value }) => value === event.target.value);
        if (choice) onMark(choice.change, choice.said);
      }}
      className={look}
    >
      <option value="">{shows}</option>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

export function StatusSelect(props: MarkSelectProps) {
  const choices = enquiryStatuses.map((status) => ({
    value: status,
    text: enquiryStatusLabels[status],
    change: { status },
    said: enquiryStatusLabels[status],
  }));
  return <MarkSelect {...props} choices={choices} />;
}

export function NextStepSelect(props: MarkSelectProps) {
  const steps = quickSteps().map(({ label, next_on }) => ({
    value: label,
    text: label,
    change: { next_step: "Call back", next_on },
    said: label,
  }));
  const done = { value: "done", text: "Done: nothing more to do", change: { next_step: "", next_on: "" }, said: "Next step done" };
  return <MarkSelect {...props} choices={[...steps, done]} />;
}

export function OwnerSelect({ owners, ...props }: MarkSelectProps & { owners: readonly EnquiryOwner[] }) {
  const people = owners.map(({ id, name }) => ({
    value: String(id),
    text: name,
    change: { owner_id: id },
    said: `Looked after by ${name}`,
  }));
  const nobody = { value: "none", text: "Nobody", change: { owner_id: null }, said: "Looked after by nobody" };
  return <MarkSelect {...props} choices={[...people, nobody]} />;
}

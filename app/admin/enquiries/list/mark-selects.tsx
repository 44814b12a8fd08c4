import { enquiryStatuses, enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import type { EnquiryOwner } from "#contract/enquiries/staff-enquiries.ts";
import { option } from "../../components/field.tsx";
import { openByKey } from "../../components/open-by-key.ts";
import { quickSteps } from "../next-step.ts";
import type { Mark } from "./use-marking.ts";

type MarkSelectProps = {
  label: string;
  onMark: (change: Mark, said: string) => void;
};

const look = "min-h-11 min-w-0 max-w-full rounded-lg border border-quiet/60 bg-card px-2";

type Choice = { text: string; change: Mark; said: string };
type Group = { label: string; choices: readonly Choice[] };

/** A list of what can be done; choosing does it, and the list shows again what is. */
function ActionSelect({ label, shows, onMark, groups, size }: MarkSelectProps & { shows: string; groups: readonly Group[]; size: string }) {
  const all = groups.flatMap(({ choices }) => choices);
  return (
    <select
      aria-label={label}
      value=""
      onKeyDown={openByKey}
      onChange={(event) => {
        const choice = all[Number(event.target.value)];
        if (choice) onMark(choice.change, choice.said);
      }}
      className={`${look} ${size}`}
    >
      <option value="">{shows}</option>
      {groups.map(({ label: title, choices }) => (
        <optgroup key={title} label={title}>
          {choices.map((choice) => option(all.indexOf(choice), choice.text))}
        </optgroup>
      ))}
    </select>
  );
}

/** Sets the status, or the next step. */
export function MarkSelect(props: MarkSelectProps) {
  const statuses = enquiryStatuses.map((status) => ({
    text: enquiryStatusLabels[status],
    change: { status },
    said: enquiryStatusLabels[status],
  }));
  const steps = quickSteps().map(({ label, ...change }) => ({ text: label, change, said: label }));
  const done = { text: "Done: nothing more to do", change: { next_step: "", next_on: "" }, said: "Next step done" };
  const groups = [
    { label: "Status", choices: statuses },
    { label: "Next step", choices: [...steps, done] },
  ];
  return <ActionSelect {...props} shows="Mark…" groups={groups} size="w-24 text-sm md:w-26" />;
}

export function OwnerSelect({ owners, ...props }: MarkSelectProps & { owners: readonly EnquiryOwner[] }) {
  const people = owners
    .filter(({ left }) => !left)
    .map(({ id, name }) => ({ text: name, change: { owner_id: id }, said: `Looked after by ${name}` }));
  const nobody = { text: "Nobody", change: { owner_id: null }, said: "Looked after by nobody" };
  return (
    <ActionSelect {...props} shows="Looked after by…" groups={[{ label: "Looked after by", choices: [...people, nobody] }]} size="w-40" />
  );
}

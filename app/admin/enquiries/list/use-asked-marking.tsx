import { useState } from "react";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { listed } from "#contract/site/listed.ts";
import { Button } from "../../components/button.tsx";
import { Modal } from "../../components/modal.tsx";
import { classInWords } from "../class-in-words.ts";
import { ChooseClass } from "../seats/choose-class.tsx";
import { lacksClass, losesPlace, placedStatus } from "../seats/seat-rules.ts";
import type { Mark, Marking } from "./use-marking.ts";

type Wanted = { items: readonly Enquiry[]; change: Mark; said: string };

/** Marks from the list, and asks first where a class is not known, or somebody would lose a seat. */
export function useAskedMarking(mark: Marking) {
  const [wanted, setWanted] = useState<Wanted>();

  function ask(items: readonly Enquiry[], change: Mark, said: string): void {
    if (items.some((item) => lacksClass(item, change) || losesPlace(item, change))) setWanted({ items, change, said });
    else mark(items, change, said);
  }

  return { ask, question: wanted ? <Question {...wanted} mark={mark} onClose={() => setWanted(undefined)} /> : null };
}

function Question({ items, change, said, mark, onClose }: Wanted & { mark: Marking; onClose: () => void }) {
  const losing = items.filter((item) => losesPlace(item, change));
  const others = items.length - losing.length;
  const send = (some: readonly Enquiry[], how: Parameters<Marking>[1] = change) => {
    onClose();
    if (some.length > 0) mark(some, how, said);
  };
  const status = placedStatus(change.status ?? "");
  // Most likely they are marked with many others, and without a thought.
  if (losing.length > 0)
    return (
      <Modal
        alert
        title={losing.length === 1 ? `${losing[0]?.name} would lose the place` : `${losing.length} people would lose their place`}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            {others > 0 ? (
              <Button onClick={() => send(items.filter((item) => !losing.includes(item)))}>
                {others === 1 ? "Only the other one" : `Only the other ${others}`}
              </Button>
            ) : null}
            <Button look="danger" onClick={() => send(items)}>
              {said}, and free {losing.length === 1 ? "the place" : "the places"}
            </Button>
          </>
        }
      >
        <ul className="mb-0 list-disc space-y-1 pl-5">
          {losing.slice(0, mostListed).map((one) => (
            <li key={one.id} className="wrap-anywhere">
              <strong>{one.name}</strong>: {one.status === "Enrolled" ? "a seat" : "on the waiting list"}, {classInWords(one)}
            </li>
          ))}
        </ul>
        {losing.length > mostListed ? <p className="mt-1">And {losing.length - mostListed} more.</p> : null}
      </Modal>
    );
  if (!status) return null;
  const lacking = items.filter((item) => lacksClass(item, change));
  return (
    <ChooseClass
      status={status}
      who={namesInWords(lacking)}
      asked={{
        interestedCourses: lacking.flatMap(({ interestedCourses }) => interestedCourses),
        interestedExams: lacking.flatMap(({ interestedExams }) => interestedExams),
      }}
      onChoose={(class_id) => send(items, (item) => (lacksClass(item, change) ? { ...change, class_id } : change))}
      onClose={onClose}
    />
  );
}

const mostNamed = 6;
const mostListed = 8;

function namesInWords(items: readonly Enquiry[]): string {
  const names = items.slice(0, mostNamed).map(({ name }) => name);
  const more = items.length - names.length;
  return listed([...names, ...(more > 0 ? [`${more} more`] : [])]);
}

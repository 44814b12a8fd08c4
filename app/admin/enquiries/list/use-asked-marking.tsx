import { type ReactNode, useState } from "react";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { ChooseClass } from "../seats/choose-class.tsx";
import { LosingPlaces } from "../seats/losing-places.tsx";
import { lacksClass, losesPlace } from "../seats/seat-rules.ts";
import type { Mark, Marking } from "./use-marking.ts";

type Wanted = { items: readonly Enquiry[]; change: Mark; said: string };

/** Marks from the list, and asks first where a class is not known, or somebody would lose a seat. */
export function useAskedMarking(mark: Marking): {
  ask: (items: readonly Enquiry[], change: Mark, said: string) => void;
  question: ReactNode;
} {
  const [wanted, setWanted] = useState<Wanted>();

  function ask(items: readonly Enquiry[], change: Mark, said: string): void {
    if (items.some((item) => lacksClass(item, change) || losesPlace(item, change))) setWanted({ items, change, said });
    else mark(items, change, said);
  }

  return { ask, question: wanted ? <Question {...wanted} mark={mark} onClose={() => setWanted(undefined)} /> : null };
}

function Question({ items, change, said, mark, onClose }: Wanted & { mark: Marking; onClose: () => void }) {
  const losing = items.filter((item) => losesPlace(item, change));
  const send = (some: readonly Enquiry[], how: Parameters<Marking>[1] = change) => {
    onClose();
    if (some.length > 0) mark(some, how, said);
  };
  const { status } = change;
  if (losing.length > 0)
    return (
      <LosingPlaces
        losing={losing}
        others={items.length - losing.length}
        said={said}
        onAll={() => send(items)}
        onOthers={() => send(items.filter((item) => !losing.includes(item)))}
        onClose={onClose}
      />
    );
  if (status !== "Enrolled" && status !== "Waiting") return null;
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

function namesInWords(items: readonly Enquiry[]): string {
  const names = items.slice(0, mostNamed).map(({ name }) => name);
  const more = items.length - names.length;
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format([...names, ...(more > 0 ? [`${more} more`] : [])]);
}

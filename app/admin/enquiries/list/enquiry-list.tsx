import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { Button } from "../../components/button.tsx";
import { CheckField } from "../../components/field.tsx";
import { ownersQuery } from "../enquiry-calls.ts";
import { sameWayAs } from "../same-person.ts";
import { EnquiryRow } from "./enquiry-row.tsx";
import { MarkSelect, OwnerSelect } from "./mark-selects.tsx";
import { useListKeys } from "./use-list-keys.ts";
import type { Mark } from "./use-marking.ts";

type ListProps = {
  enquiries: readonly Enquiry[];
  onOpen: (id: number) => void;
  onMark: (items: readonly Enquiry[], change: Mark, said: string) => void;
};

/** The enquiries, one below the other; several can be marked together. */
export function EnquiryList({ enquiries, onOpen, onMark }: ListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { data: owners = [] } = useQuery(ownersQuery);
  const sameWays = useMemo(() => enquiries.map((enquiry) => sameWayAs(enquiry, enquiries)), [enquiries]);
  const selected = enquiries.filter(({ id }) => chosen.has(id));

  function select(id: number, isChosen: boolean) {
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  }
  useListKeys({ enquiries, onMark, onSelect: (id) => select(id, !chosen.has(id)) });

  const markSelected = (change: Mark, said: string) => {
    onMark(selected, change, said);
    setChosen(new Set());
  };
  return (
    <>
      <div
        className={`flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 pl-4 ${selected.length > 0 ? "sticky top-[3.3rem] z-10 mb-2 bg-paper py-1 lg:top-0" : "max-md:hidden"}`}
      >
        <CheckField
          label={selected.length > 0 ? `${selected.length} selected` : "Select all"}
          checked={selected.length > 0 && selected.length === enquiries.length}
          onChange={(event) => setChosen(new Set(event.target.checked ? enquiries.map(({ id }) => id) : []))}
        />
        {selected.length > 0 ? (
          <>
            <Button look="quiet" onClick={() => setChosen(new Set())}>
              Select none
            </Button>
            {selected.every(({ status }) => status === "Spam") ? (
              <Button onClick={() => markSelected({ status: "New" }, "Not spam")}>Not spam</Button>
            ) : null}
            <MarkSelect label="Mark the selected as" onMark={markSelected} />
            <OwnerSelect label="Who looks after the selected" owners={owners} onMark={markSelected} />
          </>
        ) : null}
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-card">
        {enquiries.map((enquiry, at) => (
          <EnquiryRow
            key={enquiry.id}
            enquiry={enquiry}
            sameWay={sameWays[at]}
            selected={chosen.has(enquiry.id)}
            onOpen={onOpen}
            onSelect={select}
            onMark={onMark}
          />
        ))}
      </ul>
      <p className="mt-3 hidden text-sm text-quiet md:block">
        Keys: <Key>j</Key> or <Key>↓</Key> next enquiry, <Key>k</Key> or <Key>↑</Key> the one before, <Key>Enter</Key> opens it,{" "}
        <Key>c</Key> contacted and on to the next, <Key>t</Key> call back tomorrow and on, <Key>x</Key> selects it.
      </p>
    </>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded border border-line bg-card px-1.5 font-sans text-ink">{children}</kbd>;
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { mostChangedAtOnce } from "#contract/enquiries/staff-enquiries.ts";
import { Button, QuietButton } from "../../components/button.tsx";
import { CheckField } from "../../components/field.tsx";
import { sayFailure } from "../../session/trouble.ts";
import { ownersQuery } from "../enquiry-calls.ts";
import { quickSteps } from "../next-step.ts";
import { sameWayAs } from "../same-person.ts";
import { EnquiryRow } from "./enquiry-row.tsx";
import { MarkSelect, OwnerSelect } from "./mark-selects.tsx";
import { mayTakeOtherPages, selectionInWords } from "./selection-in-words.ts";
import type { Mark } from "./use-marking.ts";

type ListProps = {
  enquiries: readonly Enquiry[];
  /** What the list has on all its pages, and how to read that. */
  all: { total: number; read: () => Promise<Enquiry[]> };
  onOpen: (id: number) => void;
  onMark: (items: readonly Enquiry[], change: Mark, said: string) => void;
};

/** The enquiries of one page, one below the other; several can be marked together, also of other pages. */
export function EnquiryList({ enquiries, all, onOpen, onMark }: ListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [onOtherPages, setOnOtherPages] = useState<readonly Enquiry[]>([]);
  const [reading, setReading] = useState(false);
  const reads = useRef(0);
  const { data: owners = [] } = useQuery(ownersQuery);
  const sameWays = useMemo(() => enquiries.map((enquiry) => sameWayAs(enquiry, enquiries)), [enquiries]);
  const selectedHere = enquiries.filter(({ id }) => chosen.has(id));
  const selected = [...selectedHere, ...onOtherPages.filter(({ id }) => !enquiries.some((one) => one.id === id))];
  const isPageSelected = selected.length > 0 && selectedHere.length === enquiries.length;
  const selection = { selected: selected.length, here: enquiries.length, total: all.total, isPageSelected };

  function select(id: number, isChosen: boolean) {
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  }
  useListKeys({ enquiries, onMark, onSelect: (id) => select(id, !chosen.has(id)) });

  function selectPage(isChosen: boolean): void {
    setChosen(new Set(isChosen ? enquiries.map(({ id }) => id) : []));
    setOnOtherPages([]);
    reads.current++;
  }
  async function selectAll(): Promise<void> {
    const asked = ++reads.current;
    setReading(true);
    const found = await all.read().catch((error: unknown) => sayFailure(error, "The others were not selected"));
    setReading(false);
    // Only if what was selected was neither marked nor deselected meanwhile.
    if (found && asked === reads.current) setOnOtherPages(found);
  }

  const markSelected = (change: Mark, said: string) => {
    onMark(selected, change, said);
    selectPage(false);
  };
  return (
    <>
      {/* A section, in which the keyboard stays when a button is gone. */}
      <section
        aria-label="Selection"
        className={`flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 pl-4 ${selected.length > 0 ? "sticky top-[3.3rem] z-10 mb-2 bg-paper py-1 lg:top-0" : "max-md:hidden"}`}
      >
        <CheckField label={selectionInWords(selection)} checked={isPageSelected} onChange={(event) => selectPage(event.target.checked)} />
        {selected.length > 0 ? (
          <>
            <QuietButton onClick={() => selectPage(false)}>Select none</QuietButton>
            {mayTakeOtherPages(selection, mostChangedAtOnce) ? (
              <QuietButton busy={reading && "Selecting..."} onClick={selectAll}>
                Select all {all.total}
              </QuietButton>
            ) : null}
            {selected.every(({ status }) => status === "Spam") ? (
              <Button onClick={() => markSelected({ status: "New" }, "Not spam")}>Not spam</Button>
            ) : null}
            <MarkSelect label="Mark the selected as" onMark={markSelected} />
            <OwnerSelect label="Who looks after the selected" owners={owners} onMark={markSelected} />
          </>
        ) : null}
      </section>
      <ul className="@container divide-y divide-line overflow-hidden rounded-xl border border-line bg-card">
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

type KeysNeeds = Omit<ListProps, "onOpen" | "all"> & { onSelect: (id: number) => void };

/** Works a list through by keyboard, while no field has the focus and no dialog is open. What marks needs an enquiry in focus. */
function useListKeys({ enquiries, onMark, onSelect }: KeysNeeds): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    const at = enquiries.findIndex(({ id }) => String(id) === focusedId());
    const current = enquiries[at];
    const goTo = (index: number) => focusOn(enquiries[Math.min(Math.max(index, 0), enquiries.length - 1)]?.id);
    const mark = (change: Mark, said: string) => {
      if (!current) return;
      onMark([current], change, said);
      goTo(at + 1);
    };
    const [{ label, ...tomorrow }] = quickSteps();
    const keys = new Map<string, () => void>([
      ["j", () => goTo(at + 1)],
      ["ArrowDown", () => goTo(at + 1)],
      ["k", () => goTo(at - 1)],
      ["ArrowUp", () => goTo(at - 1)],
      ["c", () => mark({ status: "Contacted" }, "Contacted")],
      ["t", () => mark(tomorrow, label)],
      ["x", () => current && onSelect(current.id)],
    ]);
    const isLetter = event.key === "c" || event.key === "t" || event.key === "x";
    // The arrows scroll the page until an enquiry has the focus.
    if (!current && (isLetter || event.key.startsWith("Arrow"))) return;
    const work = keys.get(event.key);
    if (!work) return;
    event.preventDefault();
    work();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector("dialog:modal")) return true;
  return target instanceof HTMLElement && target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null;
}

function focusedId(): string | undefined {
  return document.activeElement instanceof HTMLElement ? document.activeElement.dataset.enquiry : undefined;
}

function focusOn(id: number | undefined): void {
  const row = document.getElementById(`edit-${id}`);
  row?.focus();
  row?.closest("li")?.scrollIntoView({ block: "nearest" });
}

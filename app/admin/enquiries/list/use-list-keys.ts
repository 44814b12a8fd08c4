import { useEffect, useEffectEvent } from "react";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { quickSteps } from "../next-step.ts";
import type { Mark } from "./use-marking.ts";

type KeysNeeds = {
  enquiries: readonly Enquiry[];
  onMark: (items: readonly Enquiry[], change: Mark, said: string) => void;
  onSelect: (id: number) => void;
};

/** Works a list through by keyboard, while no field has the focus and no dialog is open. What marks needs an enquiry in focus. */
export function useListKeys({ enquiries, onMark, onSelect }: KeysNeeds): void {
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
    const [tomorrow] = quickSteps();
    const keys = new Map<string, () => void>([
      ["j", () => goTo(at + 1)],
      ["ArrowDown", () => goTo(at + 1)],
      ["k", () => goTo(at - 1)],
      ["ArrowUp", () => goTo(at - 1)],
      ["c", () => mark({ status: "Contacted" }, "Contacted")],
      ["t", () => tomorrow && mark({ next_step: "Call back", next_on: tomorrow.next_on }, tomorrow.label)],
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

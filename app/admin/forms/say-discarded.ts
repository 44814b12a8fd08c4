import { toast } from "sonner";

/** Says that what was typed is given up, for as long as it can be taken back. `id`: a later notice of the same id takes its place. */
export function sayDiscarded(undo: () => void, id?: string): void {
  toast("Changes discarded", { ...(id && { id }), duration: 15_000, action: { label: "Undo", onClick: undo } });
}

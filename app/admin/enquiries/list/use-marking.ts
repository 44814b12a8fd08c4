import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { toast } from "sonner";
import type { ChangedEnquiry, Enquiry } from "#contract/enquiries/enquiry.ts";
import { manyEnquiriesChanged } from "#contract/enquiries/staff-enquiries.ts";
import { isDoneWith } from "#contract/enquiries/status-once-planned.ts";
import type { z } from "#contract/zod.ts";
import { api } from "../../session/api-call.ts";
import { isSessionEnd, sayFailure } from "../../session/trouble.ts";
import type { OneOfMany } from "../enquiry-calls.ts";
import { placesInWords } from "../seats/seat-rules.ts";
import { undoOf } from "./undo-of.ts";

export type Mark = Omit<OneOfMany, "id" | "version">;

/** The same change for all, or one for each. `said`: what was done, as its notice says. */
export type Marking = (items: readonly Enquiry[], change: Mark | ((item: Enquiry) => Mark), said: string) => void;

type Refused = z.output<typeof manyEnquiriesChanged>["refused"][number];

function reasonInWords({ message, why }: Refused): string {
  if (why === "full") return "The class has no seat left.";
  return why === "saved" ? "Somebody else changed it meanwhile. The list shows it as it is now: please mark it again." : message;
}

/** What else a day for the next step did: enquiries that were done with are open. */
function openedInWords(before: readonly Enquiry[], after: readonly Enquiry[], keys: readonly (keyof Mark)[]): string {
  const opened = after.filter(({ id, status }) => before.some((old) => old.id === id && isDoneWith(old.status) && !isDoneWith(status)));
  if (keys.includes("status") || opened.length === 0) return "";
  return opened.length === 1 ? "1 is open again, as Contacted." : `${opened.length} are open again, as Contacted.`;
}

/** Changes enquiries from the list, one after the other, with an undo. `onChanged` shows what is stored now in its old place. */
export function useMarking(onChanged: (changed: readonly ChangedEnquiry[]) => void): Marking {
  const client = useQueryClient();
  const queue = useRef(Promise.resolve());
  const known = useRef(new Map<number, Enquiry>());

  /** As it was stored last from here, or as it was read, if that is newer. */
  function newest(item: Enquiry): Enquiry {
    const stored = known.current.get(item.id);
    return stored && stored.version > item.version ? stored : item;
  }

  async function send(changes: readonly OneOfMany[]): Promise<readonly ChangedEnquiry[]> {
    const { changed, refused } = await api.patch("/enquiries", { changes }, manyEnquiriesChanged);
    for (const item of changed) known.current.set(item.id, item);
    onChanged(changed);
    if (refused.length > 0) sayRefused(refused, changes);
    return changed;
  }

  function sayRefused(refused: readonly Refused[], changes: readonly OneOfMany[]): void {
    // They were read before somebody else saved them: what is marked next must be as it is now.
    if (refused.some(({ why }) => why === "saved")) void client.invalidateQueries({ queryKey: ["enquiries"] });
    const full = changes.filter(({ id }) => refused.some((one) => one.id === id && one.why === "full"));
    const wait = () =>
      enqueue(async () => {
        const waiting = await send(full.map((change) => ({ ...change, status: "Waiting" as const })));
        if (waiting.length > 0) toast.success(`${waiting.length === 1 ? "1 person" : `${waiting.length} people`} on the waiting list`);
      });
    toast.error(refused.length === 1 ? "An enquiry was not changed" : `${refused.length} enquiries were not changed`, {
      description: [...new Set(refused.map(reasonInWords))].join(" "),
      ...(full.length > 0 && { action: { label: "Put on the waiting list", onClick: wait }, duration: Number.POSITIVE_INFINITY }),
    });
  }

  async function undo(changed: readonly ChangedEnquiry[], before: readonly Enquiry[], keys: readonly (keyof Mark)[]): Promise<void> {
    if ((await send(undoOf(changed, before, keys))).length > 0) toast.success("Undone");
  }

  /** `again`: tries it once more where it fails. */
  function enqueue(work: () => Promise<void>, failed = "The enquiry was not changed", again?: () => void): void {
    queue.current = queue.current.then(work).catch((error: unknown) => {
      if (isSessionEnd(error)) return;
      sayFailure(error, failed, again && { again });
      client.invalidateQueries({ queryKey: ["enquiries"] });
    });
  }

  return (items, change, said) =>
    enqueue(async () => {
      const before = items.map(newest);
      const changes = before.map((item) => ({
        version: item.version,
        id: item.id,
        ...(typeof change === "function" ? change(item) : change),
      }));
      const changed = await send(changes);
      if (changed.length === 0) return;
      const keys = [...new Set(changes.flatMap(({ id: _, version: __, ...one }) => Object.keys(one)))] as (keyof Mark)[];
      const [first] = changed;
      const takeBack = () => enqueue(() => undo(changed, before, keys), "It was not undone", takeBack);
      toast.success(changed.length === 1 && first ? `${first.name}: ${said}` : `${changed.length} enquiries: ${said}`, {
        description: [placesInWords(before, changed), openedInWords(before, changed, keys)].filter(Boolean).join(" "),
        action: { label: "Undo", onClick: takeBack },
      });
    });
}

import { toast } from "sonner";
import { z } from "#contract/zod.ts";

/** Says that what was typed is given up, while it can be taken back. `what`: "Changes to course “German”"; `id`: a later notice takes its place. */
export function sayDiscarded(what: string, undo: () => void, id?: string): void {
  toast(`${what} discarded`, { ...(id && { id }), duration: 15_000, action: { label: "Undo", onClick: undo } });
}

const named = z.object({ title: z.string().optional(), question: z.string().optional(), name: z.string().optional() });
const longest = 60;

/** "Changes to course “German”", "New enquiry “Nimal”"; `stored`: as it was saved, nothing of a new one. */
export function whatWasTyped(one: string, stored: object | undefined, typed: unknown): string {
  return `${stored ? "Changes to" : "New"} ${one} ${nameIn(stored ?? typed)}`.trimEnd();
}

/** What a record, or what was typed of one, is called: "“German”"; "" where it has no name. */
export function nameIn(record: unknown): string {
  const { title, question, name } = named.safeParse(record).data ?? {};
  const whole = [title, question, name].find((text) => text?.trim())?.trim() ?? "";
  const short = whole.length > longest ? `${whole.slice(0, longest - 3).trimEnd()}...` : whole;
  return short && `“${short}”`;
}

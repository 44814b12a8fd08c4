import { createHash } from "node:crypto";
import type { ContentPath } from "#contract/content-kinds.ts";
import type { FieldList } from "#contract/field.ts";

/** What is no content of a sample: its place, whether Home features it or one press hid it, and of a class what depends on the day and the database. */
const left: Partial<Record<ContentPath, readonly string[]>> = {
  courses: ["featured"],
  // One press hides those that came with the program.
  testimonials: ["active", "consent"],
  classes: ["course_id", "exam_id", "starts_on", "ends_on", "enrol_until", "room_id", "teacher_id"],
};

/** What of a class its fingerprint leaves out: nobody changed it while that is as it was made. */
export const datedFields = left.classes ?? [];

/**
 * A short name for what an item says, the same in rows, versions and samples of any program: fields that have the value of old rows are left
 * out, so that a field of tomorrow changes no fingerprint of today.
 */
export function fingerprintOf({ path, list }: { path: ContentPath; list: FieldList }, item: object): string {
  const values: Record<string, unknown> = { ...item };
  const told = Object.entries(list)
    .filter(([name]) => name !== "display_order" && !left[path]?.includes(name))
    // The first programs kept the space round a text.
    .map(([name, { before }]) => [name, trimmed(values[name] ?? before), before] as const)
    .filter(([, value, before]) => JSON.stringify(value) !== JSON.stringify(before))
    .map(([name, value]) => [name, value])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  return shortHash(JSON.stringify([path, told]), 16);
}

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** A title as the list of first contents has it: whole items are read only where it fits. */
export function titleMark(title: string): string {
  return shortHash(title, 6);
}

function shortHash(text: string, letters: number): string {
  return createHash("sha256").update(text).digest("hex").slice(0, letters);
}

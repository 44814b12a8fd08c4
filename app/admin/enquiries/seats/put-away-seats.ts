import { z } from "#contract/zod.ts";

/** What a class was like when somebody put away that a seat of it is free. */
const seen = z.object({ left: z.number(), enrolled: z.array(z.number()) });
export type SeenSeats = z.output<typeof seen>;

const keyOf = (classId: number) => `free-seat:${classId}`;

/** Whether a seat was freed anew since: somebody who had one left, or there are more. */
export function isFreedAnew(then: SeenSeats, now: SeenSeats): boolean {
  return now.left > then.left || then.enrolled.some((id) => !now.enrolled.includes(id));
}

/** Puts away, in this browser, that a seat is free. */
export function putAway(classId: number, now: SeenSeats): void {
  localStorage.setItem(keyOf(classId), JSON.stringify(now));
}

export function forgetPutAway(classId: number): void {
  localStorage.removeItem(keyOf(classId));
}

/** Whether it is put away; what was is forgotten once the class is full, or a seat was freed anew. */
export function isPutAway(classId: number, now: SeenSeats): boolean {
  const then = seen.safeParse(JSON.parse(localStorage.getItem(keyOf(classId)) ?? "null")).data;
  if (then && now.left > 0 && !isFreedAnew(then, now)) return true;
  forgetPutAway(classId);
  return false;
}

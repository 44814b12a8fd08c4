/** What is left for one more person in a class: no seat, one, or the last one. */
export function seatFor({ seats, enrolled }: { seats: number; enrolled: number }): "none" | "one" | "last" {
  if (enrolled >= seats) return "none";
  return enrolled + 1 === seats ? "last" : "one";
}

/** The seats that visitors are offered: a seat that is free again is for those who wait for one. */
export function seatsOffered({ seats_left, waiting }: { seats_left: number; waiting: number }): number {
  return Math.max(0, seats_left - waiting);
}

/** Never below 0: a class may be overbooked, and it may have got fewer seats since. */
export function seatsLeft({ seats, enrolled }: { seats: number; enrolled: number }): number {
  return Math.max(0, seats - enrolled);
}

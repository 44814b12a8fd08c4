/** What one more person finds in a class: no seat, a seat, or the last one. */
export function seatFor({ seats, enrolled }: { seats: number; enrolled: number }): "none" | "one" | "last" {
  if (enrolled >= seats) return "none";
  return enrolled + 1 === seats ? "last" : "one";
}

/** A class may be overbooked, and seats may have been taken away since. */
export function seatsLeft({ seats, enrolled }: { seats: number; enrolled: number }): number {
  return Math.max(0, seats - enrolled);
}

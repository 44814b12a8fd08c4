/** A stored moment (milliseconds since 1970, from PostgreSQL sometimes as text) as answers have it: ISO 8601, in UTC. */
export function isoMoment(at: number): string;
export function isoMoment(at: number | null): string | null;
export function isoMoment(at: number | null): string | null {
  return at === null ? null : new Date(Number(at)).toISOString();
}

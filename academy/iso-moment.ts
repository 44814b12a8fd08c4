/** A stored moment (milliseconds since 1970, of which PostgreSQL may make a text) as answers tell it: ISO 8601, in UTC. */
export function isoMoment(at: number): string;
export function isoMoment(at: number | null): string | null;
export function isoMoment(at: number | null): string | null {
  return at === null ? null : new Date(Number(at)).toISOString();
}

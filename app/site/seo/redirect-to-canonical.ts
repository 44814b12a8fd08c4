import { redirect } from "react-router";

/**
 * Leads an address that means something on to the canonical address of what it means (301). Nobody may keep that answer:
 * staff may give an older name back, and a browser that remembers both ways would go round for ever.
 */
export function redirectToCanonical(canonical: string, asked: string): void {
  if (canonical !== asked) throw redirect(canonical, { status: 301, headers: { "cache-control": "no-store" } });
}

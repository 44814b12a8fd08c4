import { redirect } from "react-router";

/** Leads an address on to the canonical one (301), which nobody may keep: staff may give the old name back, and browsers would loop. */
export function redirectToCanonical(canonical: string, asked: string): void {
  if (canonical !== asked) throw redirect(canonical, { status: 301, headers: { "cache-control": "no-store" } });
}

import { redirect } from "react-router";

/** Nobody may keep where an address leads: titles and names change, and staff may give an old one back, at which browsers would loop. */
export function ledTo(address: string, status: 301 | 302) {
  return redirect(address, { status, headers: { "cache-control": "no-store" } });
}

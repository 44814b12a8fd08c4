import { redirect } from "react-router";

/** A redirect that nobody may cache: staff may give an item its old name back, at which browsers that kept it would go in circles. */
export function ledTo(address: string, status: 301 | 302) {
  return redirect(address, { status, headers: { "cache-control": "no-store" } });
}

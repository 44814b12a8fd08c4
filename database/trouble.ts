import type { Trouble } from "./engine.ts";

const advice: Record<Trouble, string> = {
  full: "Its disk is full: make room.",
  "read-only": "Give the site the right to write there; with several PostgreSQL servers, set DATABASE_URL to the one that is written to.",
  locked: "See what else uses it, and end that if it was left over.",
  damaged: "Stop the site, keep a copy of the data folder, and restore the newest backup into a new one.",
  unreachable: "Check DATABASE_URL or DATA_DIR, and that the database server runs.",
  starting: "Wait until the site has brought it up to date.",
  newer: "Start the newer version.",
  moved: "Its file is gone from DATA_DIR, or another is in its place: put back what was there, or start the site anew.",
};

/** What keeps the database from working and what to do about it, in a sentence each for whoever runs the server. */
export function troubleTold(trouble: Trouble): { what: string; advice: string } {
  return { what: `The database does not work: it is ${trouble}.`, advice: advice[trouble] };
}

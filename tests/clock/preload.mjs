// Preloaded by tests (NODE_OPTIONS=--import=…): the clock of this process, and of those it starts, runs CLOCK_SHIFT milliseconds ahead,
// and as many more as the file CLOCK_FILE says. Timers, performance.now() and the file system keep the machine's time.
import { readFileSync } from "node:fs";
import { shiftDate } from "./shift-date.mjs";

const { CLOCK_SHIFT = "0", CLOCK_FILE } = process.env;
const ahead = { by: 0 };

function look() {
  ahead.by = Number(CLOCK_SHIFT) + (CLOCK_FILE ? Number(readFileSync(CLOCK_FILE, "utf8")) : 0);
}

look();
if (CLOCK_FILE) setInterval(look, 50).unref();
shiftDate(ahead);

// Preloaded into the program by a test (NODE_OPTIONS=--import=…): its clock runs as many milliseconds ahead as the file says.
import { readFileSync } from "node:fs";

const real = Date;
const start = real.now;
let shift = 0;
setInterval(() => {
  shift = Number(readFileSync(process.env.CLOCK_SHIFT, "utf8"));
}, 50).unref();

globalThis.Date = class extends real {
  constructor(...given) {
    if (given.length === 0) super(start() + shift);
    else super(...given);
  }
  static now() {
    return start() + shift;
  }
};

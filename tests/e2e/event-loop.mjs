// Loaded into a server under test (--import): writes to a file how long its event loop was held at most since the last time it was asked (SIGUSR2).
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on("SIGUSR2", () => {
  writeFileSync(process.env.EVENT_LOOP_FILE ?? "", `${delay.max / 1e6} ${process.memoryUsage().rss}\n`, { flag: "a" });
  delay.reset();
});

// Loaded into a server under test (--import): writes to a file how long its event loop was held at most since the last time it was asked (SIGUSR2),
// how much memory it has, and the most processor time that its thread took between two turns: what others do on the machine is not in that.
// To another file, who asked and who was answered, in their order: that does not depend on the machine at all.
import { subscribe } from "node:diagnostics_channel";
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let before = used();
let worked = 0;
setInterval(() => {
  const now = used();
  worked = Math.max(worked, now - before);
  before = now;
}, 5).unref();
let events = [];
const clientOf = (request) => request.headers["x-forwarded-for"] ?? "";
subscribe("http.server.request.start", ({ request }) => events.push({ asked: clientOf(request) }));
subscribe("http.server.response.finish", ({ request }) => events.push({ answered: clientOf(request) }));

process.on("SIGUSR2", () => {
  writeFileSync(`${process.env.EVENT_LOOP_FILE}.events`, JSON.stringify(events));
  events = [];
  writeFileSync(process.env.EVENT_LOOP_FILE ?? "", `${delay.max / 1e6} ${process.memoryUsage().rss} ${worked}\n`, { flag: "a" });
  delay.reset();
  worked = 0;
  before = used();
});

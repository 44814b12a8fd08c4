// npm run test:days: the whole of npm test, on days and on hosts where dates are awkward; two hours. "-- path …": these tests only.
// One such day: TEST_NOW=2028-02-29T18:25Z TZ=Europe/Berlin npm test
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root, say } from "./prepare.mjs";

const next = new Date().getUTCFullYear() + 1;
const leap = next + ((4 - (next % 4)) % 4);
const common = leap === next ? next + 1 : next;

/** Moments that are still to come, each with the time zone of the host. Tests take minutes: midnight comes while they run. */
const edges = [
  [`${next - 1}-12-31T18:25Z`, "Asia/Kolkata", "the year ends in Colombo"],
  [`${next}-12-31T23:55Z`, "UTC", "the year ends in UTC"],
  [`${next}-01-01T00:05Z`, "America/Los_Angeles", "the first of a year; the host is a day behind"],
  [`${common}-02-28T12:00Z`, "UTC", "the last of February"],
  [`${leap}-02-28T18:35Z`, "Pacific/Kiritimati", "29 February in Colombo only"],
  [`${leap}-02-29T18:25Z`, "Europe/Berlin", "29 February ends in Colombo"],
  [`${leap}-02-29T23:55Z`, "Pacific/Auckland", "29 February ends in UTC"],
];

/**
 * The academy's: India's clocks show Colombo's time.
 * @param {string} moment
 */
const weekday = (moment) => new Date(moment).toLocaleDateString("en", { weekday: "long", timeZone: "Asia/Kolkata" });
const seen = new Set(edges.map(([moment]) => weekday(moment)));
const week = ["09-26", "09-27", "09-28", "09-29", "09-30", "10-01", "10-02"].map((day) => `${next}-${day}T15:00Z`);
const moments = [
  ...edges,
  ...week.filter((moment) => !seen.has(weekday(moment))).map((moment) => [moment, "America/St_Johns", weekday(moment)]),
];

const words = process.argv.slice(2);
const results = moments.map(([moment, zone, name]) => {
  const env = { ...process.env, TEST_NOW: moment, TZ: zone };
  const { status } = spawnSync(process.execPath, [join(root, "run/test.mjs"), ...words], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env,
  });
  return { passed: status === 0, line: `TEST_NOW=${moment} TZ=${zone}  (${name})` };
});

say(`\n${words.length > 0 ? words.join(" ") : "The whole"} on ${moments.length} days:`);
for (const { passed, line } of results) say(`${passed ? "✓" : "✗"} ${line}`);
process.exit(results.every(({ passed }) => passed) ? 0 : 1);

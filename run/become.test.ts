import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

const node = JSON.stringify(process.execPath);
/** Says when it is there and when it is told to stop; ends by itself where nobody tells it. */
const child = `process.on("SIGTERM", () => { console.log("stopped"); process.exit(); }); setTimeout(() => {}, 10_000); console.log("there");`;
const between = `import { become } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, "prepare.mjs")).href)}; become(${node}, ["-e", ${JSON.stringify(child)}]);`;
const npm = `require("node:child_process").spawn(${node}, ["--input-type=module", "-e", ${JSON.stringify(between)}], { stdio: "inherit" });`;

it("tells its child to stop when whoever started both, such as npm, is killed outright", async () => {
  const killed = spawn(process.execPath, ["-e", npm], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  let said = "";
  killed.stdout.on("data", (part) => {
    said += part;
    if (said === "there\n") killed.kill("SIGKILL");
  });
  await once(killed.stdout, "end");
  expect(said).toBe("there\nstopped\n");
});

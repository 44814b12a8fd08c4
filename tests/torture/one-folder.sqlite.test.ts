import { expect, it } from "vitest";
import { patience, siteSettings, startSite } from "./site.ts";

const warning = "another process works on the same SQLite file";

it(
  "two processes on one SQLite folder: both serve, the log says so, and so does the dashboard until one is gone",
  async () => {
    const env = siteSettings({ LOG_LEVEL: "warn" });
    const one = await startSite(env);
    const token = await one.signIn();
    const lines = async () => {
      const { body } = await one.call("GET", "/api/attention", undefined, token);
      return (body as { what: string }[]).map(({ what }) => what).filter((what) => what.includes("same SQLite file"));
    };
    expect(await lines()).toEqual([]);
    let said = "";
    one.process.stderr?.on("data", (part: Buffer) => {
      said += part.toString();
    });
    const other = await startSite(env);
    await expect.poll(lines).toEqual([expect.stringContaining(`process ${other.process.pid}`)]);
    await expect.poll(() => said).toContain(warning);
    await other.kill();
    // A restart is no second process: nothing is said of one that was killed.
    const again = await startSite(env);
    let words = "";
    again.process.stderr?.on("data", (part: Buffer) => {
      words += part.toString();
    });
    await again.call("GET", "/api/attention", undefined, await again.signIn());
    expect(words).not.toContain(`"pid":${other.process.pid}`);
  },
  patience,
);

import { expect, it } from "vitest";
import { openTestAcademy } from "../harness.ts";
import { holdLock } from "../hold-lock.ts";
import { anothersBackup, asOwner, patience } from "../moving.ts";

it(
  "a restore that waits in vain for a database which another program holds changes nothing, and keeps the file for another try",
  async () => {
    const { bytes } = await anothersBackup();
    const here = await openTestAcademy();
    const token = await here.signIn();
    const owner = asOwner(here, token);
    const upload = await owner.send(bytes);
    const letGo = await holdLock(here.env, "enquiries");
    expect((await owner.start(upload.id)).status).toBe(200);
    const stage = async () => (await owner.state()).upload?.stage;
    await expect.poll(stage, { timeout: patience }).toBe("checked");
    expect((await owner.state()).upload.trouble).toMatch(/^The database cannot be reached right now\. Nothing was changed/);
    await letGo();
    expect((await owner.start(upload.id)).body).toMatchObject({ stage: "restoring", trouble: "" });
    const isOver = async () => (await here.call("GET", "/api/restore", undefined, { token })).status;
    await expect.poll(isOver, { timeout: patience }).toBe(401);
  },
  2 * patience,
);

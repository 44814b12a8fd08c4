import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { restorePartBytes } from "#contract/operations/restore.ts";
import { writeBackup } from "#database/backup/write-backup.ts";
import { everyRow } from "./every-row.ts";
import { courseInput, enquiryInput } from "./factories.ts";
import { admin, joined, openTestAcademy, type TestAcademy } from "./harness.ts";

/** Milliseconds that a thread may take on a busy machine. */
export const patience = 120_000;

/** The files that a restore keeps while it is asked for. */
export const uploads = ({ env }: TestAcademy) => readdirSync(join(env.DATA_DIR ?? "", "restore"));

/** What another academy's backup is, with a course, an enquiry and a person of its own. */
export async function anothersBackup(): Promise<{ bytes: Buffer; rows: Awaited<ReturnType<typeof everyRow>> }> {
  const source = await openTestAcademy();
  const token = await source.signIn();
  await source.call("POST", "/api/courses", { ...courseInput(), title: "Mandarin, HSK 1", slug: "mandarin-hsk-1" }, { token });
  const { body: dropped } = await source.call("POST", "/api/courses", courseInput(), { token });
  await source.call("DELETE", `/api/courses/${dropped.id}`, undefined, { token });
  await source.call("POST", "/api/contact", enquiryInput({ name: "Kamala" }));
  await joined(source.call, token, "owner", "ruwani");
  const invitation = { username: "nirmala", name: "Nirmala New", email: "nirmala@academy.example", role: "editor" };
  await source.call("POST", "/api/people", invitation, { token });
  const { body: facts } = await source.call("GET", "/api/academy-facts", undefined, { token });
  await source.call("PUT", "/api/academy-facts", { ...facts, name: "Ruhunu Language Centre" }, { token });
  await source.call("POST", "/api/auth/change-password", { currentPassword: admin.password, newPassword: "of the backup" }, { token });
  const folder = mkdtempSync(join(tmpdir(), "academy-restore-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeBackup(source.database, join(folder, "moving.backup"), source.now());
  return { bytes: readFileSync(join(folder, "moving.backup")), rows: await everyRow(source.database) };
}

/** The calls by which an owner restores a backup. */
export function asOwner({ call }: TestAcademy, token: string) {
  const state = async () => (await call("GET", "/api/restore", undefined, { token })).body;
  const begin = (bytes: number) => call("POST", "/api/restore", { name: "moving.backup", bytes }, { token });
  const part = (id: string, offset: number, bytes: Uint8Array) =>
    call("PUT", `/api/restore/${id}/parts/${offset}`, undefined, {
      token,
      headers: { "content-type": "application/octet-stream" },
      raw: new Uint8Array(bytes),
    });
  return {
    state,
    begin,
    part,
    start: (id: string) => call("POST", `/api/restore/${id}/start`, undefined, { token }),
    drop: (id: string) => call("DELETE", `/api/restore/${id}`, undefined, { token }),
    /** Sends a whole file; answers what came of reading it. */
    async send(file: Uint8Array) {
      const { body: upload } = await begin(file.byteLength);
      for (let at = 0; at < file.byteLength; at += restorePartBytes) await part(upload.id, at, file.subarray(at, at + restorePartBytes));
      await expect.poll(async () => (await state()).upload.stage, { timeout: patience }).toMatch(/checked|failed/);
      return (await state()).upload;
    },
  };
}

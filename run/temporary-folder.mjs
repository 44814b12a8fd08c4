// The tests' own temporary folder, in memory where there is room.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRunning } from "./prepare.mjs";

const memory = "/dev/shm";
/** Bytes that must be free there; PostgreSQL fills 120 MB, browsers 130 MB. */
const room = 2_000_000_000;

/**
 * In memory no commit waits for a disk: the tests of the database take half as long, and a fifth less of the processor. `onDisk`: what
 * fills disks and cuts the power wants a real one.
 */
export function makeTemporaryFolder({ onDisk }) {
  const place = !onDisk && hasRoomInMemory() ? memory : tmpdir();
  removeOrphans(place);
  const folder = mkdtempSync(join(place, `academy-tests-${process.pid}-`));
  // Whoever PostgreSQL runs as must get through.
  chmodSync(folder, 0o711);
  return folder;
}

/** Deletes folders of tests that were killed: there are passwords in them, and they fill memory. */
function removeOrphans(place) {
  for (const name of readdirSync(place)) {
    const pid = /^academy-tests-(\d+)-/.exec(name)?.[1];
    if (!pid || isRunning(Number(pid))) continue;
    try {
      rmSync(join(place, name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}

function hasRoomInMemory() {
  try {
    const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
    const [, , type, options = ""] = mounts.map((line) => line.split(" ")).find(([, at]) => at === memory) ?? [];
    const { bavail, bsize } = statfsSync(memory);
    // Tests run programs that they wrote; containers often may not, there.
    const mayRunPrograms = !options.split(",").includes("noexec");
    return type === "tmpfs" && mayRunPrograms && bavail * bsize > room && process.availableMemory() > 2 * room;
  } catch {
    return false;
  }
}

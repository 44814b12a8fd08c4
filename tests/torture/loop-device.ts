import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A file system in a file, so that what is on the disk can be looked at apart from what is in memory. */
export type Disk = { mountedAt: string; image: string };

/** True where this user may mount; elsewhere the test that needs it is skipped, loudly. */
export function canMount(folder: string): boolean {
  try {
    const at = join(folder, "probe");
    mkdirSync(at);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", at], { stdio: "ignore" });
    execFileSync("umount", [at], { stdio: "ignore" });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/** Says in a way that nobody overlooks that something was not tested here. */
export function skippedLoudly(what: string): void {
  process.stdout.write(`\n!!! SKIPPED: ${what}. It needs root and the right to mount.\n\n`);
}

/** A small disk in memory; `size` as mount understands it. */
export function mountSmall(folder: string, size: string, name = "small"): string {
  const at = join(folder, name);
  mkdirSync(at, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", at]);
  onTestFinished(() => unmount(at));
  return at;
}

export function mountImage(folder: string): Disk {
  const image = join(folder, "disk.img");
  writeFileSync(image, "");
  truncateSync(image, 48 * 1024 * 1024);
  execFileSync("mkfs.ext4", ["-q", "-F", image], { stdio: "ignore" });
  return { image, mountedAt: mount(folder, image, "disk") };
}

/** What a machine would find after a power cut at this moment: the image as it is, with nothing that was only in memory. */
export function copyAtPowerCut(folder: string, disk: Disk, round: number): string {
  const copy = join(folder, `cut-${round}.img`);
  copyFileSync(disk.image, copy);
  return copy;
}

export function mount(folder: string, image: string, name: string): string {
  const at = join(folder, name);
  mkdirSync(at, { recursive: true });
  execFileSync("mount", ["-o", "loop", image, at]);
  onTestFinished(() => unmount(at));
  return at;
}

export function unmount(at: string): void {
  try {
    execFileSync("umount", ["-l", at], { stdio: "ignore" });
  } catch {
    // Unmounted already.
  }
  rmSync(at, { recursive: true, force: true });
}

import type { Page } from "@playwright/test";
import type { TestServer } from "../../e2e/server.ts";
import type { Device } from "./device.ts";
import { type Form, isOpen, save } from "./form.ts";
import type { Found, Ledger } from "./ledger.ts";

export type Typed = {
  form: Form;
  ledger: Ledger;
  text: string;
  page: Page | undefined;
  openedAt: number;
  at?: number | undefined;
};

export type Result = Found & { kind: string; elsewhere: boolean };

export type World = {
  server: TestServer;
  // biome-ignore lint/suspicious/noExplicitAny: answers of the API are read by the tests themselves
  call: (method: string, path: string, body?: object, token?: string) => Promise<any>;
  signIn: () => Promise<string>;
  token: string;
  devices: [Device, Device];
  device: Device;
  forms: Typed[];
  found: Result[];
  /** What still happens once the forms are open again. */
  later?: (() => Promise<void>) | undefined;
};

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
export const random = (most: number, least = 0) => least + Math.random() * (most - least);
export const byChance = (part: number) => Math.random() < part;

/** What is done to somebody who types; each ends with the form left. `typing` ends it. */
type Kind = (world: World, stop: () => Promise<void>) => Promise<void>;

const typingTime = () => (byChance(0.3) ? random(900, 100) : random(8500, 900));

function left({ forms, device }: World, until: number, at = Date.now()): number {
  for (const { ledger, openedAt } of forms) ledger.left(device, at, { from: openedAt, until });
  return at;
}

async function closeTabs(world: World): Promise<void> {
  await Promise.all(world.forms.map(({ page }) => page?.close().catch(() => {})));
  for (const typed of world.forms) typed.page = undefined;
}

async function killBrowser(world: World): Promise<void> {
  await world.device.kill();
  for (const typed of world.forms) typed.page = undefined;
}

const leave = (world: World) => (byChance(0.6) ? killBrowser(world) : closeTabs(world));

export const kinds: Record<string, Kind> = {
  async browser(world, stop) {
    await pause(typingTime());
    left(world, Date.now());
    await killBrowser(world);
    await stop();
  },

  async server(world, stop) {
    await pause(typingTime());
    const until = Date.now();
    await world.server.kill();
    await pause(random(2500));
    const isLeftFirst = byChance(0.5);
    if (!isLeftFirst) {
      await world.server.restart();
      await pause(random(3000));
    }
    left(world, until);
    await leave(world);
    await stop();
    if (isLeftFirst) await world.server.restart();
  },

  async line(world, stop) {
    const { line } = world.device;
    await pause(typingTime());
    const until = Date.now();
    if (byChance(0.5)) line.cut();
    else line.stall(Math.floor(random(2000)));
    await pause(random(4000));
    const isLeftFirst = byChance(0.5);
    if (!isLeftFirst) {
      line.mend(byChance(0.5));
      await pause(random(4000));
    }
    left(world, until);
    await leave(world);
    await stop();
    if (isLeftFirst) line.mend(byChance(0.5));
  },

  /** Somebody goes on elsewhere while the first device still tries to send. */
  async "line, later"(world, stop) {
    const { device } = world;
    await pause(typingTime());
    const until = Date.now();
    device.line.stall(Math.floor(random(2000)));
    await pause(random(4000));
    left(world, until);
    await stop();
    const tabs = world.forms.map(({ page }) => page);
    for (const typed of world.forms) typed.page = undefined;
    world.device = world.devices.find((other) => other !== device) ?? device;
    world.later = async () => {
      device.line.mend(byChance(0.4));
      await pause(random(3000, 500));
      await Promise.all(tabs.map((page) => page?.close().catch(() => {})));
    };
  },

  async tab(world, stop) {
    const { device, forms } = world;
    await Promise.all(
      forms.map(async (typed) => {
        await pause(typingTime());
        const at = Date.now();
        typed.ledger.left(device, at, { from: typed.openedAt, until: at });
        typed.at = at;
        await typed.page?.close();
        typed.page = undefined;
      }),
    );
    await stop();
  },

  async session(world, stop) {
    await pause(typingTime());
    const until = Date.now();
    await world.call("POST", "/auth/logout", {}, world.token);
    world.token = await world.signIn();
    await Promise.all(
      world.forms.map(async (typed) => {
        for (const end = Date.now() + 6000; Date.now() < end && typed.page && isOpen(typed.page, typed.form); ) await pause(50);
        const at = Date.now();
        typed.ledger.left(world.device, at, { from: typed.openedAt, until });
        typed.at = at;
      }),
    );
    await stop();
    if (byChance(0.5)) return closeTabs(world);
    // In the same tabs, as whoever signs in again does.
    const { token } = world;
    await Promise.all(world.forms.map(({ page }) => page?.evaluate((given) => localStorage.setItem("adminToken", given), token)));
  },

  async save(world, stop) {
    await pause(typingTime());
    await stop();
    const until = Date.now();
    const hurt = ["", "", "browser", "server", "line", "tab"][Math.floor(random(6))];
    const answers = world.forms.map(({ page, form }) => (page ? save(page, form).catch(() => undefined) : undefined));
    const wait = random(500);
    await pause(wait);
    if (hurt === "server") await world.server.kill().then(world.server.restart);
    if (hurt === "line") world.device.line.cut();
    if (hurt === "browser" || hurt === "tab") left(world, until);
    if (hurt === "browser") await killBrowser(world);
    if (hurt === "tab") await closeTabs(world);
    const statuses = await Promise.all(answers);
    left(world, until);
    if (hurt === "line") world.device.line.mend(true);
    if (hurt === "server" || hurt === "line") await leave(world);
    for (const [index, { form, ledger, text }] of world.forms.entries()) {
      const items: { id: number; summary: string; content: string }[] = await world.call("GET", `/${form.path}`);
      const item = items.find(({ id }) => id === form.id);
      if (!item) throw new Error(`${form.name} is gone.`);
      const stored = form.path === "courses" ? item.summary : item.content.replace(/<\/p><p>/g, " ").replace(/<[^>]+>/g, "");
      if (statuses[index] === 409) world.found.push({ kind: "save", elsewhere: false, ok: false, lost: 0, says: "409 at a save" });
      if (ledger.isTyped(text, stored)) ledger.saved(stored);
    }
  },
};

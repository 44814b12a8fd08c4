import { begin, isOpen, isThere, openForm, randomKey, readForm, save } from "./form.ts";
import { byChance, kinds, pause, random, type Typed, type World } from "./kinds.ts";

/** Somebody types into all forms until something happens, opens them again, here or elsewhere, and looks. */
export async function playRound(world: World, name: string, round: number): Promise<void> {
  const kind = kinds[name];
  if (!kind) throw new Error(`There is no "${name}".`);
  const { device } = world;
  await Promise.all(world.forms.map((typed) => open(world, typed)));
  let isOver = false;
  const typing = world.forms.map((typed) => type(typed, round, () => isOver));
  for (const typed of world.forms) typed.at = undefined;
  let at = 0;
  await kind(world, async () => {
    at = Date.now();
    isOver = true;
    await Promise.all(typing);
  });
  for (const typed of world.forms) typed.at ??= at;
  if (world.device === device && byChance(0.5)) await moveOn(world);
  await Promise.all(world.forms.map((typed) => open(world, typed)));
  for (const typed of world.forms) await look(world, typed, name, world.device !== device);
  await world.later?.();
  world.later = undefined;
  for (const typed of world.forms) if (byChance(0.15)) await saveNow(world, typed, name);
}

async function moveOn(world: World): Promise<void> {
  await Promise.all(world.forms.map(({ page }) => page?.close().catch(() => {})));
  for (const typed of world.forms) typed.page = undefined;
  world.device = world.devices.find((device) => device !== world.device) ?? world.device;
}

async function open(world: World, typed: Typed): Promise<void> {
  if (typed.page && isOpen(typed.page, typed.form)) return;
  typed.page ??= await world.device.tab(world.token);
  await openForm(typed.page, world.device.line.url, typed.form);
  typed.openedAt = Date.now();
}

async function type(typed: Typed, round: number, isOver: () => boolean): Promise<void> {
  const { page, form, ledger } = typed;
  if (!page) return;
  try {
    const isAnew = typed.text.length > 500 || byChance(0.4);
    await begin(page, form, isAnew);
    let text = isAnew ? "" : typed.text;
    const mark = [..." r", ...String(round), " "];
    while (!isOver() && isOpen(page, form)) {
      const key = mark.shift() ?? randomKey();
      text += key;
      const pressed = ledger.pressing(text);
      await page.keyboard.press(key === " " ? "Space" : key);
      if (!(await isThere(page, form))) return;
      pressed();
      typed.text = text;
      await pause(byChance(0.03) ? random(1500) : random(120));
    }
  } catch {
    // Killed in the middle of a key.
  }
}

async function look(world: World, typed: Typed, kind: string, elsewhere: boolean): Promise<void> {
  const { page, form, ledger, at = 0 } = typed;
  if (!page) return;
  let shown = await readForm(page, form);
  let found = ledger.judge(world.device, shown, at);
  // On a busy machine a notice is drawn after the text that it is about.
  for (const end = Date.now() + 2000; !found.ok && Date.now() < end; await pause(100)) {
    shown = await readForm(page, form);
    found = ledger.judge(world.device, shown, at);
  }
  ledger.goOn(world.device, shown);
  if (!found.ok) console.error(`  ${kind}, ${form.name}, on the ${world.device.name}: ${found.says}`);
  typed.text = shown.text.replace(/\s+$/, "");
  world.found.push({ ...found, kind, elsewhere });
}

async function saveNow(world: World, typed: Typed, kind: string): Promise<void> {
  const { page, form, ledger } = typed;
  if (!page) return;
  if (ledger.isUnsaved) {
    const status = await save(page, form);
    if (status !== 200) {
      console.error(`  ${kind}, ${form.name}, on the ${world.device.name}: a save answered ${status}`);
      world.found.push({ kind, elsewhere: false, ok: false, lost: 0, says: `a save answered ${status}` });
      return;
    }
    ledger.saved(typed.text);
  }
  typed.page = undefined;
  await page.close();
  if (byChance(0.5)) return;
  await open(world, typed);
  await look(world, typed, `after ${kind}`, false);
}

import type { Page, Response } from "@playwright/test";
import type { Shown } from "./ledger.ts";

export type Form = {
  id: number;
  path: "courses" | "blogs";
  name: string;
};

const field = (page: Page, form: Form) =>
  form.path === "courses" ? page.getByRole("dialog").getByLabel("Summary") : page.getByRole("textbox", { name: "Content" });

/** Opens it, and waits until what there is to be found again has been read. */
export async function openForm(page: Page, url: string, form: Form): Promise<void> {
  const told = page.waitForResponse((answer) => isAutosave(answer.url(), form) && isTold(answer), { timeout: 40_000 });
  told.catch(() => {});
  await page.goto(`${url}/admin/${form.path}?form=${form.id}`);
  await field(page, form).waitFor();
  await told;
  await page.waitForTimeout(100);
}

async function isTold(answer: Response): Promise<boolean> {
  if (answer.request().method() !== "PUT" || !answer.ok()) return false;
  return (await answer.json()).number === answer.request().postDataJSON().number;
}

const isAutosave = (url: string, form: Form) => url.includes(`/api/autosaves/${encodeURIComponent(form.name)}`);

/** What stands in it, and whether it says that it was typed before and not saved. */
export async function readForm(page: Page, form: Form): Promise<Shown> {
  const at = field(page, form);
  const text = form.path === "courses" ? await at.inputValue() : ((await at.textContent()) ?? "");
  const says = (words: string) => page.getByText(words).isVisible();
  return {
    text,
    isBack: await says("What you typed before and did not save is back."),
    isOffered: await says("There is also what you typed before, on another device or in another window."),
  };
}

/** Whether it stands there: a form whose session ended is gone before its address is. */
export const isThere = (page: Page, form: Form) => field(page, form).isVisible();

export const isOpen = (page: Page, form: Form) => !page.isClosed() && page.url().includes(`/admin/${form.path}?form=${form.id}`);

export async function begin(page: Page, form: Form, anew: boolean): Promise<void> {
  await field(page, form).focus();
  await page.keyboard.press(anew ? "Control+a" : "Control+End");
}

const letters = "abcdefghijklmnopqrstuvwxyz      ";

export const randomKey = () => letters[Math.floor(Math.random() * letters.length)] ?? "e";

/** Presses the button that saves; answers the status, or undefined when no answer came. */
export async function save(page: Page, form: Form): Promise<number | undefined> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.url().endsWith(`/api/${form.path}/${form.id}`),
    { timeout: 8000 },
  );
  const status = answered.then(
    (answer) => answer.status(),
    () => undefined,
  );
  await page.getByRole("button", { name: form.path === "courses" ? "Update Course" : "Update Blog" }).click({ timeout: 5000 });
  return status;
}

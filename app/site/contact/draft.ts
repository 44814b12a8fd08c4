import { stored } from "#app/stored.ts";
import { type Message, messageFrom } from "./message.ts";

const storageKey = "contact-draft";
const texts = ["name", "email", "phone", "details"] as const;
const lists = ["interestedCourses", "interestedExams"] as const;

/** Keeps what has been typed, for this tab only: it survives a reload, and the next person at this computer does not find it. */
export function keepDraft(form: HTMLFormElement): void {
  stored(() => sessionStorage.setItem(storageKey, JSON.stringify(messageFrom(new FormData(form)))));
}

/** Puts the draft back into fields that are still empty: what is typed before this runs is newer. */
export function restoreDraft(form: HTMLFormElement): void {
  forgetLastingDraft();
  const draft = readDraft();
  for (const name of texts) {
    const field = form.elements.namedItem(name);
    if (isTextField(field) && field.value === "" && draft[name]) field.value = draft[name];
  }
  for (const name of lists) tick(form, name, draft[name] ?? []);
}

export function tick(form: HTMLFormElement, name: (typeof lists)[number], values: readonly string[]): void {
  for (const box of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) if (values.includes(box.value)) box.checked = true;
}

export function eraseDraft(): void {
  forgetLastingDraft();
  stored(() => sessionStorage.removeItem(storageKey));
}

/** Older versions kept drafts, with a name and an e-mail address, until they were sent. */
function forgetLastingDraft(): void {
  stored(() => localStorage.removeItem(storageKey));
}

function readDraft(): Partial<Message> {
  const draft: Record<string, unknown> = { ...stored(() => JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")) };
  const known: Partial<Message> = {};
  for (const name of texts) {
    const text = draft[name];
    if (typeof text === "string") known[name] = text;
  }
  for (const name of lists) {
    const list = draft[name];
    if (Array.isArray(list)) known[name] = list.filter((entry) => typeof entry === "string");
  }
  return known;
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

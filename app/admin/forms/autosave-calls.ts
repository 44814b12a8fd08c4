import { type AutosaveAnswer, type AutosaveInput, autosaveAnswer, autosaved, maxAutosave } from "#contract/autosave.ts";
import { call, stalledAfter } from "../session/api-call.ts";

/** Milliseconds. A large text on a slow line takes its time. */
const patience = { small: stalledAfter, large: 60_000 };
/** What a browser still sends while it closes a tab. */
const mostWhileClosing = 60_000;

const pathOf = (form: string) => `/autosaves/${encodeURIComponent(form)}`;

export const readAutosaved = (form: string) => call(pathOf(form), { answer: autosaved, signal: AbortSignal.timeout(patience.small) });

/** Tells the server of a form, and what was typed into it; undefined: nothing new, null: nothing unsaved. */
export async function sendAutosave(form: string, { draft, ...more }: AutosaveInput): Promise<AutosaveAnswer> {
  const body: AutosaveInput = { ...more, ...(draft !== undefined && { draft: draft && withoutPictures(draft) }) };
  const isSmall = JSON.stringify(body).length < mostWhileClosing;
  return call(pathOf(form), {
    method: "PUT",
    body,
    answer: autosaveAnswer,
    ...(!body.open && isSmall ? { keepalive: true } : { signal: AbortSignal.timeout(isSmall ? patience.small : patience.large) }),
  });
}

/** Whether the server can have all of it. */
export const isWholeOnServer = (draft: object) => JSON.stringify(withoutPictures(draft)) === JSON.stringify(draft);

/** New pictures have megabytes: this browser keeps them, and the server has the other fields; null where those are too much as well. */
function withoutPictures(draft: object): AutosaveInput["draft"] {
  const text = JSON.stringify(draft, (_, value) => (typeof value === "string" && value.startsWith("data:") ? undefined : value));
  return text.length > maxAutosave ? null : JSON.parse(text);
}

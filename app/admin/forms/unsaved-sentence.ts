import type { AutosaveState } from "./autosave.ts";

const keptWords = { "": "", here: ", kept in this browser", server: ", kept for you" };

/** Beside the button that saves: whether something is not saved, and where it is kept. */
export function unsavedSentence({ dirty, autosave }: { dirty: boolean; autosave: AutosaveState }): string {
  return dirty ? `Unsaved changes${keptWords[autosave.kept]}` : "";
}

import type { Told } from "./unsaved-text.ts";

const keptWords = { "": "", here: ", kept in this browser", server: ", kept for you", nowhere: "" };

/** Beside the button that saves: whether something is not saved, and where it is kept. */
export function unsavedSentence({ dirty, told }: { dirty: boolean; told: Told }): string {
  return dirty ? `Unsaved changes${keptWords[told.kept]}` : "";
}

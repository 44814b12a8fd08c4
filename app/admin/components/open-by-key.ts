import type { KeyboardEvent } from "react";

const moves = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"];

/** Whether a key chooses of a list that is closed: an arrow what stands next, a letter what begins with it. */
export function choosesUnseen({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): boolean {
  return !(ctrlKey || metaKey || altKey) && (moves.includes(key) || (key.length === 1 && key !== " "));
}

/**
 * For a list that does at once what is chosen of it. In Chromium and Firefox an arrow would do the first of all, and never come to the
 * second, as the list then shows again what it is for. Safari opens it by itself.
 */
export function openByKey(event: KeyboardEvent): void {
  const list = event.target;
  if (!(list instanceof HTMLSelectElement) || !("showPicker" in list) || !choosesUnseen(event)) return;
  event.preventDefault();
  list.showPicker();
}

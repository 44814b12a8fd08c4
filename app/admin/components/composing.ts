/** Whether a key belongs to a word that is still being composed, as of Sinhala or Japanese: Safari says so of its last key by 229 alone. */
export function isComposing(event: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}

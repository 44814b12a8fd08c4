const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text as XML carries it; characters that XML forbids are left out. */
export function xml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are forbidden
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

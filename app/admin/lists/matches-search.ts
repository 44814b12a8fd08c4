export function matchesSearch(search: string, ...texts: readonly string[]): boolean {
  return search === "" || folded(texts.join(" ")).includes(folded(search));
}

function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
}

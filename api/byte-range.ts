/** The range of bytes that a header `Range` asks for (RFC 9110, section 14): Safari plays no sound without. Undefined: the whole. */
export function byteRange(asked: string | null, size: number): { from: number; to: number } | "none" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < from) return undefined;
  return from >= size || from > to ? "none" : { from, to };
}

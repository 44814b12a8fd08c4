/** Ends whatever a vector may have left open: a quote, a comment, a text that is not parsed. */
const ends = `"'>--></script></style></title></textarea></xmp></noscript></noembed></noframes></iframe></template></listing></option></select>`;
const neverOpen = /^(br|img|hr|input|meta|link|wbr|col|area|base|source|track|embed)$/i;

/** Texts that each hold many vectors, for fields of rich text; before each vector stands its number: [17]. */
export function packsOf(vectors: readonly string[], longest: number): string[] {
  const packs = [""];
  vectors.forEach((vector, number) => {
    const piece = `<p>[${number}]</p>${vector}${ends}${closing(vector)}`;
    const last = packs.at(-1) ?? "";
    if (Buffer.byteLength(last) + Buffer.byteLength(piece) > longest) packs.push(piece);
    else packs[packs.length - 1] = last + piece;
  });
  return packs;
}

/** The same for fields of plain text: as many vectors as go into each text. */
export function cellsOf(vectors: readonly string[], longest: number): string[] {
  const cells = [""];
  for (const vector of vectors.filter((one) => one.length < longest)) {
    const last = cells.at(-1) ?? "";
    if (last.length + vector.length + 1 > longest) cells.push(vector);
    else cells[cells.length - 1] = `${last}\n${vector}`;
  }
  return cells.map((cell) => cell.trim());
}

/** The tags that end what `vector` opens, so that the next one does not stand inside of it. */
function closing(vector: string): string {
  const open: string[] = [];
  for (const [, slash, name = ""] of vector.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (!slash && !neverOpen.test(name)) open.push(name);
    if (slash && open.includes(name)) open.splice(open.lastIndexOf(name));
  }
  return open
    .reverse()
    .map((name) => `</${name}>`)
    .join("");
}

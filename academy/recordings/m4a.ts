type Span = { start: number; end: number };
type Boxes = { view: DataView; found: Map<string, Span[]>; isRight: boolean };

/** The boxes that one track of sound needs, and in which they are (ISO/IEC 14496-12). All others are emptied: names, places, pictures and whatever else. */
const inside: Record<string, readonly string[]> = {
  file: ["ftyp", "moov", "mdat"],
  moov: ["mvhd", "trak"],
  trak: ["tkhd", "edts", "mdia"],
  edts: ["elst"],
  mdia: ["mdhd", "hdlr", "minf"],
  minf: ["smhd", "dinf", "stbl"],
  dinf: ["dref"],
  stbl: ["stsd", "stts", "stsc", "stsz", "stco", "co64", "sgpd", "sbgp"],
};
const once = ["ftyp", "moov", "mvhd", "trak", "mdia", "hdlr", "minf", "dref", "stbl", "stsd", "stsz", "stsc", "stts"];
/** Boxes of files that hold more than sound, or sound in fragments. */
const refused = ["moof", "meco", "styp"];
const brands = /^(M4A |M4B |mp4[12]|isom|iso[2-9]|3gp[4-7])$/;

/** An M4A with one track of AAC and nothing else: other boxes become free space of the same size, so that offsets into the file stay right. Undefined where it is no such file. */
export function m4aSound(given: Uint8Array): { bytes: Uint8Array; seconds: number } | undefined {
  // A copy, because the bytes are changed; slice() of a Buffer would share its memory.
  const bytes = Uint8Array.from(given);
  const boxes: Boxes = { view: new DataView(bytes.buffer), found: new Map(), isRight: true };
  walk(boxes, { start: 0, end: bytes.length }, "file");
  const { found } = boxes;
  if (!boxes.isRight || once.some((type) => found.get(type)?.length !== 1) || !found.has("mdat")) return undefined;
  const right = isBrand(boxes) && isSound(boxes) && isWithin(boxes) && pointsInside(boxes);
  const seconds = right ? lengthOf(boxes) : undefined;
  return seconds === undefined ? undefined : { bytes, seconds };
}

function walk(boxes: Boxes, { start, end }: Span, parent: string): void {
  const { view, found } = boxes;
  for (let at = start; at < end; ) {
    const short = at + 8 <= end ? view.getUint32(at) : 0;
    const isLong = short === 1 && at + 16 <= end && view.getUint32(at + 8) === 0;
    const size = isLong ? view.getUint32(at + 12) : short;
    const head = isLong ? 16 : 8;
    const type = size >= head && at + size <= end ? textAt(view, at + 4) : "";
    if (type === "" || refused.includes(type) || (at === 0 && type !== "ftyp")) {
      boxes.isRight = false;
      return;
    }
    const body = { start: at + head, end: at + size };
    if (inside[parent]?.includes(type)) {
      found.set(type, [...(found.get(type) ?? []), body]);
      if (type in inside) walk(boxes, body, type);
    } else {
      setText(view, at + 4, "free");
      new Uint8Array(view.buffer, body.start, body.end - body.start).fill(0);
    }
    at += size;
  }
}

const only = ({ found }: Boxes, type: string): Span => found.get(type)?.[0] ?? { start: 0, end: 0 };
/** The number in four bytes of a box; 0 where the box ends before. */
const numberIn = (boxes: Boxes, type: string, at: number) => {
  const { start, end } = only(boxes, type);
  return start + at + 4 <= end ? boxes.view.getUint32(start + at) : 0;
};
const textIn = (boxes: Boxes, type: string, at: number) => {
  const { start, end } = only(boxes, type);
  return start + at + 4 <= end ? textAt(boxes.view, start + at) : "";
};

function isBrand(boxes: Boxes): boolean {
  return brands.test(textIn(boxes, "ftyp", 0));
}

function isSound(boxes: Boxes): boolean {
  return textIn(boxes, "hdlr", 8) === "soun" && numberIn(boxes, "stsd", 4) === 1 && textIn(boxes, "stsd", 12) === "mp4a";
}

/** Whether the sound is in this file: a reference could name another. */
function isWithin(boxes: Boxes): boolean {
  const { start, end } = only(boxes, "dref");
  return (
    end - start === 20 && numberIn(boxes, "dref", 4) === 1 && textIn(boxes, "dref", 12) === "url " && numberIn(boxes, "dref", 16) === 1
  );
}

/** Whether every chunk of sound begins in a box that holds sound (mdat). */
function pointsInside(boxes: Boxes): boolean {
  const { view, found } = boxes;
  const [short, long] = [found.get("stco"), found.get("co64")];
  if ((short?.length ?? 0) + (long?.length ?? 0) !== 1) return false;
  const [table, wide] = short ? (["stco", 4] as const) : (["co64", 8] as const);
  const { start, end } = only(boxes, table);
  const count = numberIn(boxes, table, 4);
  if (count === 0 || end - start !== 8 + count * wide) return false;
  for (let at = start + 8; at < end; at += wide) {
    const place = view.getUint32(at + wide - 4);
    if (wide === 8 && view.getUint32(at) !== 0) return false;
    if (!found.get("mdat")?.some((span) => place >= span.start && place < span.end)) return false;
  }
  return true;
}

/** Seconds; undefined where the box that says them is not right. */
function lengthOf(boxes: Boxes): number | undefined {
  const { view } = boxes;
  const { start, end } = only(boxes, "mvhd");
  const isLong = numberIn(boxes, "mvhd", 0) >> 24 === 1;
  if (end - start < (isLong ? 32 : 20)) return undefined;
  const scale = view.getUint32(start + (isLong ? 20 : 12));
  const long = view.getUint32(start + (isLong ? 28 : 16));
  return scale > 0 && long > 0 && (!isLong || view.getUint32(start + 24) === 0) ? long / scale : undefined;
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

function setText(view: DataView, at: number, text: string): void {
  for (let index = 0; index < text.length; index++) view.setUint8(at + index, text.charCodeAt(index));
}

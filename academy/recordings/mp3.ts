/** Kilobits per second by the index in a header: layer III of MPEG 1, and of MPEG 2 and 2.5. */
const rates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const rates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const samples1 = [44_100, 48_000, 32_000];
/** Fewer frames are shorter than any word. */
const fewestFrames = 4;

type Frame = { length: number; seconds: number; rate: number };

/** The sound of an MP3: its frames, without the tags before and behind them. Undefined where there is anything else. */
export function mp3Sound(bytes: Uint8Array): { bytes: Uint8Array; seconds: number } | undefined {
  const start = afterId3(bytes);
  let [at, frames, seconds] = [start, 0, 0];
  let rate: number | undefined;
  for (; at < bytes.length; frames++) {
    const frame = frameAt(bytes, at);
    if (!frame || at + frame.length > bytes.length) break;
    rate ??= frame.rate;
    if (frame.rate !== rate) return undefined;
    at += frame.length;
    seconds += frame.seconds;
  }
  return frames >= fewestFrames && isEnd(bytes, at) ? { bytes: bytes.slice(start, at), seconds } : undefined;
}

/** Where the frames begin: behind an ID3v2 tag, whose size is in four bytes of seven bits. */
function afterId3(bytes: Uint8Array): number {
  if (textAt(bytes, 0, 3) !== "ID3") return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((bytes[at] ?? 0) & 127), 0);
  return 10 + size;
}

function frameAt(bytes: Uint8Array, at: number): Frame | undefined {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  // Eleven bits of sync, a version that is one, and layer III.
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0 || (kind & 0x18) === 0x08 || (kind & 0x06) !== 0x02) return undefined;
  const version = kind & 0x18;
  const is1 = version === 0x18;
  const kilobits = (is1 ? rates1 : rates2)[rates >> 4];
  const samples = samples1[(rates >> 2) & 3];
  if (!kilobits || !samples) return undefined;
  const rate = samples / (is1 ? 1 : version === 0x10 ? 2 : 4);
  const perFrame = is1 ? 1152 : 576;
  return { length: Math.floor((perFrame * 125 * kilobits) / rate) + ((rates >> 1) & 1), seconds: perFrame / rate, rate };
}

/** Whether only what players know follows the frames: nothing, a tag, or a last frame that was cut. */
function isEnd(bytes: Uint8Array, at: number): boolean {
  const rest = bytes.length - at;
  if (rest === 0 || (rest === 128 && textAt(bytes, at, 3) === "TAG")) return true;
  return textAt(bytes, at, 8) === "APETAGEX" || frameAt(bytes, at) !== undefined;
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

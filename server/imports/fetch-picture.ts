import { Refusal } from "#academy/errors.ts";
import type { DrawJpeg } from "../images/image-processor.ts";
import type { FetchBounded } from "../outgoing/fetch-bounded.ts";

const mostBytes = 25_000_000;

/** Reads a picture of another site, or a data URL, and answers a JPEG that may be uploaded, as a data URL. Throws Refusal. */
export function createFetchPicture(fetchBounded: FetchBounded, drawJpeg: DrawJpeg) {
  return async (address: string): Promise<string> => {
    const bytes = address.startsWith("data:") ? bytesOf(address) : await read(address, fetchBounded);
    const jpeg = await drawJpeg(bytes).catch(() => {
      throw new Refusal("It cannot be read as a picture.");
    });
    return `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;
  };
}

async function read(address: string, fetchBounded: FetchBounded): Promise<Uint8Array> {
  const { status, bytes } = await fetchBounded(address, { accept: "image/jpeg, image/png, image/*;q=0.5", mostBytes });
  if (status !== 200) throw new Refusal(`It is not there any more: its site answers ${status}.`);
  return bytes;
}

function bytesOf(address: string): Uint8Array {
  const head = /^data:image\/[\w.+-]+;base64,/.exec(address.slice(0, 100))?.[0];
  if (head === undefined || address.length > mostBytes * 1.4) throw new Refusal("It cannot be read as a picture.");
  return Buffer.from(address.slice(head.length), "base64");
}

import { BadBody, tooLarge } from "./json-body.ts";

export const bytesOnly = "Please send the bytes of the file (Content-Type: application/octet-stream).";

export function isBytes(contentType: string): boolean {
  return /^application\/octet-stream\s*(;|$)/i.test(contentType);
}

/** The bytes of a file, or of a part of one, at most `most`. Throws BadBody. */
export async function readFileBytes(request: Request, most: number): Promise<Uint8Array> {
  if (!isBytes(request.headers.get("content-type") ?? "")) throw new BadBody(415, bytesOnly);
  // The server has limited the body before; where there is no server, as in tests, this does.
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > most) throw new BadBody(413, tooLarge(most));
  return bytes;
}

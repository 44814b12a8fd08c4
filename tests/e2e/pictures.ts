import { jpegDataUrl } from "../factories.ts";

export async function picture(name: string, width: number, height: number) {
  const dataUrl = await jpegDataUrl({ width, height });
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64") };
}

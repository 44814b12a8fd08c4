export const videoKey = /^(?:youtube:[\w-]{11}|vimeo:\d{6,12}(?:\/[0-9a-f]{6,16})?)$/;

const youtube =
  /^https?:\/\/(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/|v\/)([\w-]{11})(?![\w-])/i;
const shortYoutube = /^https?:\/\/youtu\.be\/([\w-]{11})(?![\w-])/i;
const vimeo =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/\w+\/|groups\/\w+\/videos\/)?(\d{6,12})(?:(?:\/|\?(?:[^#]*&)?h=)([0-9a-f]{6,16}))?(?![\w/])/i;

/** The video that an address leads to, as "youtube:dQw4w9WgXcQ" or "vimeo:76979871"; undefined for any other address. */
export function videoAt(address: string): string | undefined {
  const id = (youtube.exec(address) ?? shortYoutube.exec(address))?.[1];
  if (id) return `youtube:${id}`;
  const [, number, secret] = vimeo.exec(address) ?? [];
  return number && `vimeo:${number}${secret ? `/${secret.toLowerCase()}` : ""}`;
}

export function videoAddress(key: string): string {
  const [site, id = ""] = key.split(":");
  return site === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}

/** What people call the place where it is watched. */
export function videoSite(key: string): "YouTube" | "Vimeo" {
  return key.startsWith("youtube:") ? "YouTube" : "Vimeo";
}

/** A video as rich text names it: where it is, and its id there. */
export const videoKey = /^(?:youtube:[\w-]{11}|vimeo:\d{6,12}(?:\/[0-9a-f]{6,16})?)$/;

/** Where a video is watched. */
export function videoAddress(key: string): string {
  const [site, id = ""] = key.split(":");
  return site === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}

/** What people call the place where it is watched. */
export function videoSite(key: string): "YouTube" | "Vimeo" {
  return key.startsWith("youtube:") ? "YouTube" : "Vimeo";
}

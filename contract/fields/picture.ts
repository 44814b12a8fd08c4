/** The widths and formats pages may ask for; nothing else is ever made. A card on the common phones needs 650 or 975. */
export const pictureWidths = [400, 660, 980, 1200] as const;
/** Of a picture as wide as the screen; made when it is first asked for. */
export const screenWidth = 1920 as const;
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureWidth = (typeof pictureWidths)[number] | typeof screenWidth;
export type PictureFormat = (typeof pictureFormats)[number];

const address = /^\/media\/([0-9a-f]{32})\.jpg$/;

/** The hash in a picture's address, or undefined when it is none of ours. */
export function pictureHash(image: string): string | undefined {
  return address.exec(image)?.[1];
}

export function pictureAddress(hash: string, variant?: { width: PictureWidth; format: PictureFormat }): string {
  return variant ? `/media/${hash}-${variant.width}.${variant.format}` : `/media/${hash}.jpg`;
}

/** Of pictures and of recordings. */
export function mediaAddressesIn(text: string): string[] {
  return text.match(/\/media\/[0-9a-f]{32}\.(jpg|mp3|m4a)/g) ?? [];
}

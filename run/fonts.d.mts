/** Writes the cut faces into .cache/fonts, where app/ui/fonts.css finds them. */
export function cutFonts(): Promise<void>;
/** Writes the faces for drawn pictures (server/images/lettering.ts) into `folder`, else into .cache/picture-fonts. */
export function writePictureFonts(folder?: string): Promise<void>;

/** Writes the cut faces into `folder`, else into .cache/fonts, where app/ui/fonts.css finds them. */
export function cutFonts(folder?: string): Promise<void>;
/** Writes the faces for drawn pictures (server/images/lettering.ts) into `folder`, else into .cache/picture-fonts. */
export function writePictureFonts(folder?: string): Promise<void>;
/** Writes every face into .cache, where style sheets and pictures find them. */
export function writeFaces(): Promise<void>;

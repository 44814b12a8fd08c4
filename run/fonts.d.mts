/** Writes the cut faces into .cache/fonts, where app/ui/fonts.css finds them. */
export function cutFonts(): Promise<void>;

/** A path of this site as others must write it: with origin, and with every character encoded that needs it. */
export function absoluteAddress({ publicUrl }: { publicUrl: string }, path: string): string {
  return new URL(path, `${publicUrl}/`).href;
}

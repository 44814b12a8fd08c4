type SamplesOf<Content> = {
  [Kind in keyof Content]: Content[Kind] extends { samples: (...needs: never[]) => Promise<infer Items> } ? Items : never;
};

/** The built-in items of every kind, or none where the program is to show none; `pictureAt`: the address of a built-in picture. */
export async function samplesOf<Content extends Record<string, { samples: (pictureAt: (name: string) => string) => Promise<unknown> }>>(
  content: Content,
  areShown: boolean,
  pictureAt: (name: string) => string,
): Promise<SamplesOf<Content>> {
  const found: Record<string, unknown> = {};
  for (const [kind, { samples }] of Object.entries(content)) found[kind] = areShown ? await samples(pictureAt) : [];
  // Every kind is there, with its own samples.
  return found as SamplesOf<Content>;
}

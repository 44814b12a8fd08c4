type SamplesOf<Content> = {
  [Kind in keyof Content]: Content[Kind] extends { samples: (...needs: never[]) => infer Items } ? Items : never;
};

/** The built-in items of every kind; `pictureAt`: the address of a built-in picture. */
export function samplesOf<Content extends Record<string, { samples: (pictureAt: (name: string) => string) => unknown }>>(
  content: Content,
  pictureAt: (name: string) => string,
): SamplesOf<Content> {
  // Each kind answers its own.
  return Object.fromEntries(Object.entries(content).map(([kind, { samples }]) => [kind, samples(pictureAt)])) as SamplesOf<Content>;
}

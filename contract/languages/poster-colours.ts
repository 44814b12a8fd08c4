/** What a poster can be painted in; each names the colour of its ground (app/ui/theme.css), by which its letters go. */
export const posterColours = {
  lagoon: "Brand colour",
  "lagoon-deep": "Dark brand colour",
  "lagoon-pale": "Pale brand colour",
  saffron: "Accent",
  "saffron-pale": "Pale accent",
  brick: "Brick",
  "brick-pale": "Pale brick",
  paper: "Paper",
  ink: "Ink",
} as const;
export type PosterColours = keyof typeof posterColours;

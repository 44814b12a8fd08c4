/** What a poster can be painted in; each names the colour of its ground (app/ui/theme.css), by which its letters go. */
export const posterColours = {
  lagoon: "Lagoon",
  "lagoon-deep": "Deep lagoon",
  "lagoon-pale": "Pale lagoon",
  saffron: "Saffron",
  "saffron-pale": "Pale saffron",
  brick: "Brick",
  "brick-pale": "Pale brick",
  paper: "Paper",
  ink: "Ink",
} as const;
export type PosterColours = keyof typeof posterColours;

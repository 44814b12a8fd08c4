import type { SharePicture } from "#academy/share-pictures/share-picture.ts";
import type { PosterColours } from "#contract/languages/poster-colours.ts";
import { firstColours } from "#contract/look/first-colours.ts";

const { brick, ink, lagoon, paper, saffron, ...pales } = firstColours.light;
const { "brick-pale": brickPale, "lagoon-deep": lagoonDeep, "lagoon-pale": lagoonPale, "saffron-pale": saffronPale } = pales;

/**
 * What the words of a share picture stand on: `file`, a drawing of pictures/share, or what `paint` makes, an SVG, with a sun where a
 * greeting stands in it. `greeting`, `title`, `above`, `name`: the colours of these words, of the first look. `left`, `width`: the room for
 * them, in pixels.
 */
export type Ground = {
  file?: string;
  paint?: (hasSun: boolean) => string;
  greeting?: string;
  title: string;
  above: string;
  name: string;
  left: number;
  width: number;
};
type Colours = readonly [title: string, above: string, name: string];

function groundIn(file: string, [title, above, name]: Colours, width: number, left = 72): Ground {
  return { file, title, above, name, left, width };
}

const painted: Record<PosterColours, { field: string; sun: string; colours: Colours }> = {
  lagoon: { field: lagoon, sun: saffron, colours: [paper, saffronPale, paper] },
  "lagoon-deep": { field: lagoonDeep, sun: saffron, colours: [paper, saffron, lagoonPale] },
  "lagoon-pale": { field: lagoonPale, sun: brick, colours: [lagoonDeep, brick, lagoonDeep] },
  saffron: { field: saffron, sun: brick, colours: [ink, ink, ink] },
  "saffron-pale": { field: saffronPale, sun: brick, colours: [lagoonDeep, brick, lagoonDeep] },
  brick: { field: brick, sun: saffron, colours: [paper, saffronPale, saffronPale] },
  "brick-pale": { field: brickPale, sun: brick, colours: [lagoonDeep, brick, lagoonDeep] },
  paper: { field: paper, sun: brick, colours: [ink, brick, ink] },
  ink: { field: ink, sun: brick, colours: [paper, saffron, paper] },
};

const kinds: Record<SharePicture["ground"], Ground> = {
  academy: groundIn("academy", [paper, saffron, lagoonPale], 600),
  // Painted, with no scene: it stands in for drawings that the academy no longer has, too.
  courses: paintedGround("lagoon-deep"),
  exams: groundIn("exam", [ink, brick, ink], 690, 104),
  posts: groundIn("post", [paper, saffronPale, saffronPale], 720),
};

/** Of the posters that come with the program, by the names of their drawings. */
const drawn: readonly Ground[] = [
  groundIn("german", [paper, saffron, paper], 640),
  groundIn("russian", [paper, saffron, lagoonPale], 680),
  groundIn("dutch", [lagoonDeep, brick, lagoonDeep], 660),
  groundIn("french", [lagoonDeep, brick, lagoonDeep], 660),
  groundIn("spanish", [ink, ink, ink], 740),
  groundIn("japanese", [ink, brick, ink], 620),
  groundIn("italian", [paper, saffronPale, saffronPale], 660),
  groundIn("english", [paper, saffronPale, paper], 740),
  groundIn("tamil", [paper, saffron, brickPale], 700),
  groundIn("korean", [lagoonDeep, brick, lagoonDeep], 680),
];

/** `posterAt`: the address of a poster that comes with the program. A language with one of these has its drawing, any other its colours. */
export function groundOf({ ground, language }: SharePicture, posterAt: (name: string) => string | undefined): Ground {
  if (!language) return kinds[ground];
  const { image } = language;
  const own = image === "" ? undefined : drawn.find(({ file }) => posterAt(`${file}.jpg`) === image);
  return own ?? paintedGround(language.colours);
}

function paintedGround(name: PosterColours): Ground {
  const { field, sun, colours } = painted[name];
  const [title, above, academy] = colours;
  const disc = `<circle cx="1000" cy="292" r="224" fill="${sun}"/>`;
  const paint = (hasSun: boolean) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${field}"/>${hasSun ? disc : ""}${waves(field, title)}</svg>`;
  return { paint, greeting: sun === brick ? paper : ink, title, above, name: academy, left: 72, width: 640 };
}

/** Two rows of seigaiha along the foot of the picture, as in the poster of Japanese. */
function waves(field: string, line: string): string {
  const scales = (y: number, from: number) =>
    Array.from({ length: 9 }, (_, index) =>
      [64, 51, 38, 26, 13]
        .map((r, ring) => `<circle cx="${from + index * 128}" cy="${y}" r="${r}" fill="${ring % 2 === 0 ? line : field}"/>`)
        .join(""),
    ).join("");
  return `<g>${scales(606, 704)}${scales(652, 640)}</g>`;
}

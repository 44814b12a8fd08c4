import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sigiriyaWide } from "./hero-sigiriya.ts";
import { words } from "./lettering.ts";
import { logoMarkPath } from "./motifs/logo-mark.ts";
import { palette as p } from "./palette.ts";
import { type Picture, poster } from "./picture.ts";
import { fade, group, path, place, rect, type Svg } from "./shapes.ts";

const root = join(import.meta.dirname, "..");

/** The browser's icons and the picture shown where a link is shared; the vector files are written at once. */
export async function logoFiles(): Promise<Picture[]> {
  await writeFile(join(root, "public/favicon.svg"), favicon);
  await writeFile(join(root, "app/icon.svg"), pageIcon);
  await mkdir(join(root, "app/site/layout"), { recursive: true });
  await writeFile(join(root, "app/site/layout/logo-mark.tsx"), component);
  return [
    icon("icon-192", 192, 0.74, true),
    icon("icon-512", 512, 0.74, true),
    // Launchers may cut a maskable icon down to a circle of 80 %.
    icon("icon-maskable-512", 512, 0.54, false),
    icon("apple-touch-icon", 180, 0.7, false),
    poster("public/pictures/share.jpg", 1200, 630, 120, share()),
  ];
}

const mark = (colour: string): Svg => path(logoMarkPath, colour, 'fill-rule="evenodd"');

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${p.lagoon}}@media (prefers-color-scheme:dark){path{fill:${p.lagoonPale}}}</style><path fill-rule="evenodd" d="${logoMarkPath}"/></svg>\n`;

/** In the page's own head, where a style of its own would be weight: one green that reads on light and on dark tabs. */
const pageIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#17867b" fill-rule="evenodd" d="${logoMarkPath}"/></svg>\n`;

const component = `/** The academy's mark, a speech bubble that holds a lotus; it takes the colour of the text around it. Written by drawings/logo.ts. */
export function LogoMark({ width, className }: { width: string; className: string }) {
  return (
    <svg viewBox="0 0 32 32" width={width} className={className} fill="currentColor" aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="${logoMarkPath}"
      />
    </svg>
  );
}
`;

function icon(name: string, size: number, share: number, rounded: boolean): Picture {
  const inset = (size * (1 - share)) / 2;
  const svg =
    rect(0, 0, size, size, p.lagoon, rounded ? `rx="${size * 0.22}"` : "") + place(mark(p.saffronPale), inset, inset, (size * share) / 32);
  return { svg, width: size, height: size, outputs: [{ file: `public/${name}.png`, width: size, format: "png" }] };
}

function share(): Svg {
  const calm = fade(
    [
      [0, p.lagoonDeep, 1],
      [0.08, p.lagoonDeep, 1],
      [0.6, p.lagoonDeep, 0.7],
      [1, p.lagoonDeep, 0],
    ],
    "across",
  );
  return group([
    rect(0, 0, 1200, 630, p.lagoonDeep),
    place(sigiriyaWide(), 44, -20, 0.625),
    calm.svg,
    rect(0, 0, 760, 630, calm.fill),
    place(mark(p.saffron), 72, 76, 2.6),
    words("Learn Fast.", 70, 356, { size: 96, fill: p.paper, weight: 700, spacing: -1 }),
    words("Succeed Globally.", 70, 464, { size: 78, fill: p.paper, weight: 700, spacing: -1 }),
    words("Languages and exam preparation, in Sri Lanka", 72, 542, { size: 30, fill: p.lagoonPale, font: "text", weight: 500 }),
  ]);
}

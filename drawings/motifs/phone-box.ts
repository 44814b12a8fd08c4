import { words } from "../lettering.ts";
import { circle, group, line, path, polygon, range, rect, type Svg } from "../shapes.ts";

type BoxColours = { red: string; dark: string; glass: string; glassDim: string; sign: string; letters: string };

/** A red telephone box standing on y = 0, 330 wide and 700 high, its front turned a little to the left. */
export function phoneBox({ red, dark, glass, glassDim, sign, letters }: BoxColours): Svg {
  return group([
    // side
    path(
      polygon([
        [150, -612],
        [228, -596],
        [228, -4],
        [150, 0],
      ]),
      dark,
    ),
    path("M150 -612C150 -664 168 -690 186 -690C206 -684 226 -650 228 -596Z", dark),
    ...panes(166, -520, 48, 440, 2, 8, glassDim, (x) => (x - 166) * -0.05),
    // front
    rect(-170, -40, 328, 40, dark),
    rect(-158, -612, 308, 590, red),
    path("M-158 -612C-158 -672 -70 -700 -4 -700C62 -700 150 -672 150 -612Z", red),
    line("M-130 -622C-126 -660 -64 -680 -4 -680C56 -680 118 -660 122 -622", dark, 5),
    circle(-4, -650, 15, "none", `stroke="${dark}" stroke-width="5"`),
    rect(-170, -616, 332, 12, dark),
    rect(-134, -594, 260, 44, sign, 'rx="4"'),
    words("TELEPHONE", -4, -562, { size: 34, fill: letters, anchor: "middle", weight: 650, spacing: 3.5 }),
    rect(-170, -540, 332, 9, dark),
    rect(-128, -516, 248, 470, dark),
    ...panes(-118, -506, 228, 450, 3, 8, glass),
    line("M126 -300v46", sign, 9),
    rect(-178, -14, 348, 14, dark),
  ]);
}

function panes(
  x: number,
  y: number,
  width: number,
  height: number,
  across: 2 | 3,
  down: number,
  fill: string,
  lean: (x: number) => number = () => 0,
): Svg[] {
  const shares = across === 3 ? [0.2, 0.6, 0.2] : [0.5, 0.5];
  const [gap, rowHeight] = [7, height / down];
  let left = x;
  return shares.flatMap((share) => {
    const paneWidth = width * share;
    const start = left;
    left += paneWidth;
    return range(down).map((row) =>
      rect(start + gap / 2, y + row * rowHeight + gap / 2 + lean(start), paneWidth - gap, rowHeight - gap, fill),
    );
  });
}

import { circle, group, line, path, polygon, range, rect, type Svg } from "../shapes.ts";

/** The gate, centred on x = 0, standing on y = 0, about 900 wide and 400 high without the chariot. */
export function brandenburgGate(stone: string, shade: string, gap: string): Svg {
  const columns = [-330, -210, -92, 92, 210, 330];
  return group([
    wing(-470, stone, shade, gap),
    wing(470, stone, shade, gap),
    rect(-390, -300, 780, 300, gap),
    ...columns.map((x) => column(x, stone, shade)),
    rect(-400, -22, 800, 22, stone),
    rect(-412, -10, 824, 10, shade),
    // entablature, frieze, attic
    rect(-400, -318, 800, 26, stone),
    rect(-400, -292, 800, 8, shade),
    ...range(27).map((i) => rect(-388 + i * 29.2, -340, 15, 20, stone)),
    rect(-408, -356, 816, 16, stone),
    rect(-372, -404, 744, 48, stone),
    rect(-372, -362, 744, 6, shade),
    rect(-110, -394, 220, 26, shade),
    rect(-384, -414, 768, 12, stone),
    rect(-150, -440, 300, 26, stone),
    rect(-162, -446, 324, 8, stone),
    quadriga(stone, gap),
  ]);
}

function column(x: number, stone: string, shade: string): Svg {
  const shaft = polygon([
    [x - 25, -270],
    [x + 25, -270],
    [x + 30, -30],
    [x - 30, -30],
  ]);
  return group([
    path(shaft, stone),
    ...[-13, 0, 13].map((dx) => line(`M${x + dx * 0.9} -262L${x + dx * 1.1} -36`, shade, 3)),
    rect(x - 36, -292, 72, 12, stone),
    path(
      polygon([
        [x - 34, -282],
        [x + 34, -282],
        [x + 26, -268],
        [x - 26, -268],
      ]),
      stone,
    ),
    rect(x - 37, -36, 74, 16, stone),
  ]);
}

function wing(x: number, stone: string, shade: string, gap: string): Svg {
  return group([
    rect(x - 70, -190, 140, 190, gap),
    ...[-46, 0, 46].map((dx) => group([rect(x + dx - 15, -176, 30, 176, stone), line(`M${x + dx} -170V-20`, shade, 3)])),
    rect(x - 82, -204, 164, 28, stone),
    path(
      polygon([
        [x - 90, -204],
        [x + 90, -204],
        [x, -252],
      ]),
      stone,
    ),
    path(
      polygon([
        [x - 54, -212],
        [x + 54, -212],
        [x, -240],
      ]),
      shade,
    ),
    rect(x - 82, -14, 164, 14, stone),
  ]);
}

function quadriga(stone: string, gap: string): Svg {
  // Seen half from the side: two horses turn left, two turn right, forelegs lifted.
  const horse =
    "M2 0L4 -40C2 -58 6 -74 18 -84C22 -102 34 -118 48 -124L50 -136L58 -127C72 -120 82 -108 90 -94L84 -84L68 -90C62 -88 60 -80 62 -66C66 -60 66 -54 64 -48L84 -52L92 -30L84 -28L76 -42L58 -36L66 -14L58 -10L46 -34L38 -28L34 0H22L24 -30L18 -32L14 0Z";
  const rim = `stroke="${gap}" stroke-width="5" paint-order="stroke"`;
  const team = [
    [82, 1],
    [8, 1],
    [-82, -1],
    [-8, -1],
  ].map(([x, side]) => `<g transform="translate(${x} -446) scale(${side} 1)">${path(horse, stone, rim)}</g>`);
  const wings = path(
    "M0 -560C-22 -600 -56 -612 -84 -604C-70 -596 -66 -588 -62 -580C-52 -560 -28 -540 0 -530C28 -540 52 -560 62 -580C66 -588 70 -596 84 -604C56 -612 22 -600 0 -560Z",
    stone,
  );
  return group([
    wings,
    path("M-26 -446L-18 -556C-12 -576 12 -576 18 -556L26 -446Z", stone),
    circle(0, -594, 14, stone),
    line("M38 -470V-640", stone, 7),
    circle(38, -652, 17, "none", `stroke="${stone}" stroke-width="7"`),
    path("M22 -676L38 -690L54 -676L38 -684Z", stone),
    ...team,
  ]);
}

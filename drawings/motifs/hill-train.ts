import { circle, group, line, path, range, rect, type Svg } from "../shapes.ts";

type TrainColours = { body: string; band: string; roof: string; glass: string; dark: string; lamp: string };

const carriageLength = 190;

/** A hill-country train running to the left along y = 0; its nose is at x = 0. About 84 high. */
export function hillTrain(carriages: number, c: TrainColours): Svg {
  return group([
    engine(c),
    ...range(carriages).map((i) => `<g transform="translate(${212 + i * (carriageLength + 8)} 0)">${carriage(c, i)}</g>`),
  ]);
}

function engine(c: TrainColours): Svg {
  return group([
    path("M10 -14L4 -34C2 -44 8 -50 20 -52L34 -82C36 -86 40 -88 46 -88H196C202 -88 204 -84 204 -78V-14Z", c.body),
    path("M6 -30H204V-44H4Z", c.band),
    path("M40 -76H74V-56H31Z", c.glass),
    rect(84, -76, 24, 20, c.glass),
    rect(40, -94, 150, 8, c.roof, 'rx="4"'),
    ...range(5).map((i) => line(`M${126 + i * 14} -76V-52`, c.dark, 4)),
    circle(18, -38, 5.5, c.lamp),
    undercarriage(14, 186, c.dark),
    path("M0 -14H20V0H8Z", c.dark),
  ]);
}

function carriage(c: TrainColours, index: number): Svg {
  const windows = range(6).map((i) => rect(24 + i * 24.5, -70, 17, 22, c.glass, 'rx="2"'));
  const head = index % 2 === 0 ? [circle(10, -62, 6, c.dark), path("M4 -56H17V-40H2Z", c.lamp)] : [];
  return group([
    rect(0, -82, carriageLength, 68, c.body, 'rx="5"'),
    path(
      `M0 -78C4 -92 16 -94 30 -94H${carriageLength - 30}C${carriageLength - 16} -94 ${carriageLength - 4} -92 ${carriageLength} -78Z`,
      c.roof,
    ),
    rect(0, -42, carriageLength, 11, c.band),
    rect(4, -72, 13, 56, c.dark),
    rect(carriageLength - 17, -72, 13, 56, c.dark),
    ...windows,
    ...head,
    undercarriage(12, carriageLength - 24, c.dark),
    rect(carriageLength, -26, 10, 6, c.dark),
  ]);
}

function undercarriage(x: number, length: number, dark: string): Svg {
  const wheels = [x + 14, x + 38, x + length - 38, x + length - 14].map((at) => circle(at, -9, 9, dark));
  return group([rect(x, -18, length, 8, dark), ...wheels]);
}

/** A stone viaduct whose parapet runs along y = 0 from x = 0; the valley is `depth` below. */
export function viaduct(arches: number, span: number, depth: number, stone: string, shade: string, lit: string): Svg {
  const pier = span * 0.2;
  const radius = (span - pier) / 2;
  const spring = 46 + radius;
  const openings = range(arches).map((i) => {
    const x = i * span + pier / 2;
    return `M${x} ${depth}V${spring}A${radius} ${radius} 0 0 1 ${x + radius * 2} ${spring}V${depth}Z`;
  });
  const length = arches * span;
  const face = `M${-span} 0H${length + span}V${depth}H${-span}Z${openings.join("")}`;
  const soffits = range(arches).map((i) => {
    const x = i * span + pier / 2;
    return path(
      `M${x} ${depth}V${spring}A${radius} ${radius} 0 0 1 ${x + radius * 2} ${spring}L${x + radius * 2} ${spring}A${radius * 0.93} ${radius} 0 0 0 ${x + radius * 0.2} ${spring + 6}V${depth}Z`,
      shade,
    );
  });
  const rings = range(arches).map((i) => {
    const x = i * span + pier / 2;
    return line(`M${x - 5} ${spring}A${radius + 5} ${radius + 5} 0 0 1 ${x + radius * 2 + 5} ${spring}`, lit, 5);
  });
  return group([
    ...soffits,
    path(face, stone, 'fill-rule="evenodd"'),
    ...rings,
    ...range(arches + 1).map((i) => rect(i * span - pier / 2, 26, pier * 0.28, depth, lit, 'opacity="0.45"')),
    rect(-span, -10, length + span * 2, 14, lit),
    rect(-span, 4, length + span * 2, 5, shade),
    rect(-span, 22, length + span * 2, 6, shade),
  ]);
}

/** A tea plucker seen from behind, a basket on her back; she stands on y = 0, about 120 high. */
export function teaPlucker(sari: string, skin: string, hair: string, basket: string, weave: string): Svg {
  return group([
    path("M-26 0C-30 -40 -24 -70 -20 -88C-16 -100 16 -100 20 -88C24 -70 30 -40 26 0Z", sari),
    line("M16 -84C32 -74 40 -62 46 -52", skin, 8),
    line("M-16 -84C-30 -72 -38 -60 -46 -54", skin, 8),
    rect(-5, -104, 10, 18, skin),
    circle(0, -116, 13, hair),
    circle(0, -104, 7, hair),
    path("M-20 -84H20L15 -36C14 -30 -14 -30 -15 -36Z", basket),
    line("M-19 -74H19M-18 -62H18M-17 -50H17", weave, 3),
    line("M-18 -84C-16 -108 -9 -127 0 -127C9 -127 16 -108 18 -84", weave, 2.5),
  ]);
}

import { type Font, words } from "./lettering.ts";
import { ladder, type Step } from "./motifs/level-ladder.ts";
import { seal } from "./motifs/seal.ts";
import { palette as p } from "./palette.ts";
import { type Picture, poster } from "./picture.ts";
import { group, line, place, rect, type Svg } from "./shapes.ts";

type Exam = {
  file: string;
  name: string;
  nameSize: number;
  motto: string;
  font?: Font;
  mottoFont?: Font;
  field: string;
  mat: string;
  accent: string;
  text: string;
  steps: readonly Step[];
};

const levels = (reached: readonly string[]): Step[] =>
  ["A1", "A2", "B1", "B2", "C1", "C2"].map((name) => ({ name, reached: reached.includes(name) }));
const bands: Step[] = ["4", "5", "6", "7", "8", "9"].map((name) => ({ name, reached: true }));
const every = ["A1", "A2", "B1", "B2", "C1", "C2"];

const exams: readonly Exam[] = [
  {
    file: "goethe",
    name: "Goethe-Zertifikat",
    nameSize: 108,
    motto: "hören · lesen · schreiben · sprechen",
    field: p.ink,
    mat: p.saffronPale,
    accent: p.brick,
    text: p.ink,
    steps: levels(every),
  },
  {
    file: "dutch-civic-integration",
    name: "Inburgering",
    nameSize: 132,
    motto: "luisteren · lezen · schrijven · spreken",
    font: "italic",
    field: p.lagoon,
    mat: p.lagoonPale,
    accent: p.brick,
    text: p.lagoonDeep,
    steps: levels(["A1", "A2", "B1"]),
  },
  {
    file: "ielts",
    name: "IELTS",
    nameSize: 196,
    motto: "listening · reading · writing · speaking",
    field: p.brick,
    mat: p.paper,
    accent: p.lagoon,
    text: p.brickShade,
    steps: bands,
  },
  {
    file: "dele",
    name: "DELE",
    nameSize: 196,
    motto: "escuchar · leer · escribir · hablar",
    field: p.saffron,
    mat: p.paper,
    accent: p.brick,
    text: p.brickShade,
    steps: levels(every),
  },
  {
    file: "delf",
    name: "DELF",
    nameSize: 196,
    motto: "écouter · lire · écrire · parler",
    font: "italic",
    field: p.lagoonDeep,
    mat: p.brickPale,
    accent: p.brick,
    text: p.lagoonDeep,
    steps: levels(["A1", "A2", "B1", "B2"]),
  },
  {
    file: "torfl-a1",
    name: "ТРКИ",
    nameSize: 186,
    motto: "TORFL · Элементарный уровень A1",
    font: "cyrillic",
    mottoFont: "text",
    field: p.brickShade,
    mat: p.saffronPale,
    accent: p.lagoon,
    text: p.brickShade,
    steps: levels(["A1"]),
  },
];

/** A certificate for each exam: its name, its ladder of levels and a seal of our own, no body's real mark. */
export function examPosters(): Picture[] {
  return exams.map((exam) => poster(`pictures/exams/${exam.file}.jpg`, 1200, 800, 77, certificate(exam)));
}

function certificate(exam: Exam): Svg {
  const { field, mat, accent, text, font = "display", mottoFont = "display" } = exam;
  const baseline = 138 + exam.nameSize * 0.72;
  return group([
    rect(0, 0, 1200, 800, field),
    rect(56, 56, 1088, 688, mat),
    rect(74, 74, 1052, 652, "none", `stroke="${accent}" stroke-width="4"`),
    rect(84, 84, 1032, 632, "none", `stroke="${accent}" stroke-width="1.5"`),
    ...corners(accent, mat),
    words(exam.name, 128, baseline, { size: exam.nameSize, fill: text, font, weight: 720, spacing: -1 }),
    words(exam.motto, 132, baseline + 66, { size: 36, fill: accent, font: mottoFont, weight: 560 }),
    line(`M132 ${baseline + 92}H470`, accent, 2),
    place(ladder(exam.steps, { reached: text, label: mat, open: accent }), 128, 664),
    place(seal(accent, mat), 958, 440, 1.14),
  ]);
}

function corners(accent: string, mat: string): Svg[] {
  const ornament = `<path d="M-14 -14H54C54 24 24 54 -14 54Z" fill="${mat}"/><path d="M0 0H40C40 22 22 40 0 40Z" fill="${accent}"/><path d="M0 0H22C22 12 12 22 0 22Z" fill="${mat}"/>`;
  return [
    [74, 74, 0],
    [1126, 74, 90],
    [1126, 726, 180],
    [74, 726, 270],
  ].map(([x = 0, y = 0, turn = 0]) => place(ornament, x, y, 1, turn));
}

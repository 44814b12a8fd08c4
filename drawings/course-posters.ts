import { english, italian, japanese, korean, tamil } from "./course-posters-east.ts";
import { dutch, french, german, russian, spanish } from "./course-posters-west.ts";
import { type Picture, poster } from "./picture.ts";
import type { Svg } from "./shapes.ts";

const drawings: Record<string, () => Svg> = { german, russian, dutch, french, spanish, japanese, italian, english, tamil, korean };

export function coursePosters(): Picture[] {
  return Object.entries(drawings).map(([name, draw]) => poster(`pictures/courses/${name}.jpg`, 1200, 800, 77, draw()));
}

import { galleTall, galleWide } from "./hero-galle.ts";
import { sigiriyaTall, sigiriyaWide } from "./hero-sigiriya.ts";
import { teaTrainTall, teaTrainWide } from "./hero-tea-train.ts";
import { type Picture, responsive } from "./picture.ts";
import type { Svg } from "./shapes.ts";

const scenes: Record<string, { wide: () => Svg; tall: () => Svg }> = {
  sigiriya: { wide: sigiriyaWide, tall: sigiriyaTall },
  "tea-train": { wide: teaTrainWide, tall: teaTrainTall },
  galle: { wide: galleWide, tall: galleTall },
};

const wideWidths = [
  { width: 480, avifKilobytes: 18 },
  { width: 768, avifKilobytes: 32 },
  { width: 1280, avifKilobytes: 58 },
  { width: 1920, avifKilobytes: 88 },
];
const tallWidths = [
  { width: 480, avifKilobytes: 24 },
  // A common phone's: with its headers it arrives with the first packets of an answer.
  { width: 750, avifKilobytes: 13 },
  { width: 828, avifKilobytes: 44 },
];

export function heroScenes(): Picture[] {
  return Object.entries(scenes).flatMap(([name, { wide, tall }]) => [
    responsive(`public/pictures/hero/${name}`, { width: 1920, height: 1080 }, wideWidths, wide()),
    responsive(`public/pictures/hero/${name}-tall`, { width: 900, height: 1200 }, tallWidths, tall()),
  ]);
}

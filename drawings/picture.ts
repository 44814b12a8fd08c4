import type { Svg } from "./shapes.ts";

type Format = "jpg" | "avif" | "webp" | "png";

/** One file made from a drawing: the encoder lowers its quality until the file fits `maxKilobytes`. */
export type OutputFile = { file: string; width: number; format: Format; maxKilobytes?: number };

/** One drawing and the files that are made of it; files are named from the project's root. */
export type Picture = { svg: Svg; width: number; height: number; outputs: OutputFile[] };

export const poster = (file: string, width: number, height: number, maxKilobytes: number, svg: Svg): Picture => ({
  svg,
  width,
  height,
  outputs: [{ file, width, format: "jpg", maxKilobytes }],
});

const formats: Format[] = ["avif", "webp", "jpg"];

/** The same drawing in several widths and formats, for `srcset`. */
export function responsive(
  name: string,
  size: { width: number; height: number },
  widths: readonly { width: number; avifKilobytes: number }[],
  svg: Svg,
): Picture {
  const outputs = widths.flatMap(({ width, avifKilobytes }) =>
    formats.map((format): OutputFile => {
      const generosity = { avif: 1, webp: 1.6, jpg: 2.4, png: 1 }[format];
      return { file: `${name}-${width}.${format}`, width, format, maxKilobytes: avifKilobytes * generosity };
    }),
  );
  return { svg, ...size, outputs };
}

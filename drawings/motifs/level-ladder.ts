import { words } from "../lettering.ts";
import { group, rect, type Svg } from "../shapes.ts";

export type Step = { name: string; reached: boolean };

const [width, gap, lowest, rise] = [96, 10, 70, 32];

/** Stairs from the first level to the last, standing on y = 0; levels that the exam does not certify are outlines. */
export function ladder(steps: readonly Step[], colours: { reached: string; label: string; open: string }): Svg {
  return group(
    steps.map(({ name, reached }, i) => {
      const height = lowest + i * rise;
      const x = i * (width + gap);
      const box = reached
        ? rect(x, -height, width, height, colours.reached)
        : rect(
            x + 1.5,
            -height + 1.5,
            width - 3,
            height - 3,
            "none",
            `stroke="${colours.open}" stroke-width="3" stroke-dasharray="3 7" stroke-linecap="round"`,
          );
      return (
        box +
        words(name, x + width / 2, -height + 50, { size: 40, fill: reached ? colours.label : colours.open, anchor: "middle", weight: 680 })
      );
    }),
  );
}

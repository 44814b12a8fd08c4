import { circle, ellipse, group, line, path, range, type Svg } from "../shapes.ts";

export type HairCut = "short" | "side" | "waves" | "balding" | "bun" | "braid" | "long" | "bob";

export function hairBehind(cut: HairCut, colour: string): Svg {
  switch (cut) {
    case "bun":
      return ellipse(200, 150, 66, 80, colour) + ellipse(246, 248, 36, 33, colour);
    case "braid":
      return ellipse(200, 152, 68, 82, colour) + ellipse(156, 252, 26, 34, colour);
    case "long":
      return path(
        "M130 172C122 96 158 60 200 60C242 60 278 96 270 172C272 232 300 268 288 344C250 366 150 366 112 344C100 268 128 232 130 172Z",
        colour,
      );
    case "bob":
      return path(
        "M126 178C114 100 154 58 200 58C246 58 286 100 274 178C280 206 284 230 268 256C244 274 156 274 132 256C116 230 120 206 126 178Z",
        colour,
      );
    default:
      return "";
  }
}

/** Hair over the forehead; `lit` is a strand or two that catch the light. */
export function hairInFront(cut: HairCut, colour: string, lit: string): Svg {
  switch (cut) {
    case "short":
      return group([
        path(
          "M141 164C130 108 152 70 200 68C250 68 270 108 259 164C256 148 254 136 248 124C222 112 178 112 152 124C146 136 144 148 141 164Z",
          colour,
        ),
        line("M166 92C184 82 206 80 224 86", lit, 5),
      ]);
    case "side":
      return group([
        path(
          "M141 164C128 112 146 72 190 66C204 60 236 64 250 84C268 104 266 136 259 164C257 148 254 138 250 128C228 130 196 122 176 104C168 116 154 122 150 130C146 140 144 150 141 164Z",
          colour,
        ),
        line("M184 84C200 98 222 106 242 106", lit, 5),
      ]);
    case "waves": {
      const curls = range(9).map((i) => circle(156 + i * 11, 102 - Math.sin((i / 8) * Math.PI) * 22, 15, colour));
      return group([
        path(
          "M141 162C132 110 152 76 200 74C248 76 268 110 259 162C256 146 252 134 246 122C222 114 178 114 154 122C148 134 144 146 141 162Z",
          colour,
        ),
        ...curls,
        line("M172 88C182 80 194 84 202 78M216 84C226 84 232 90 238 96", lit, 4),
      ]);
    }
    case "balding":
      return path(
        "M141 172C130 140 136 108 158 96C150 118 148 142 147 160ZM259 172C270 140 264 108 242 96C250 118 252 142 253 160Z",
        colour,
      );
    case "bob":
      return group([
        path(
          "M140 196C126 128 146 76 200 72C254 76 274 128 260 196C256 164 250 138 226 116C204 128 168 130 156 126C148 142 144 164 140 196Z",
          colour,
        ),
        line("M160 108C176 94 196 88 214 92", lit, 5),
      ]);
    default:
      return group([
        path(
          "M139 184C126 116 150 72 200 70C250 72 274 116 261 184C259 150 244 122 202 102C201 101 199 101 198 102C156 122 141 150 139 184Z",
          colour,
        ),
        line("M154 124C164 106 178 96 192 90M246 124C236 106 222 96 208 90", lit, 4),
      ]);
  }
}

/** A braid over the shoulder with jasmine pinned beside the ear; drawn over the clothes. */
export function braidInFront(colour: string, lit: string, jasmine: string): Svg {
  const knots = range(6).map((i) => {
    const [x, y] = [142 - i * 3 - i * i * 0.3, 266 + i * 25];
    return group([ellipse(x, y, 19 - i, 18, colour), line(`M${x - 10} ${y - 6}L${x} ${y + 8}L${x + 10} ${y - 6}`, lit, 3)]);
  });
  const flowers = range(6).map((i) => circle(140 + (i % 2) * 10, 216 + i * 7, 6.5, jasmine));
  return group([...knots, ...flowers]);
}

export function headscarf(cloth: string, fold: string, band: string): { behind: Svg; inFront: Svg } {
  const outer =
    "M200 54C140 54 114 104 118 170C121 222 122 256 100 296C84 326 70 362 64 410H336C330 362 316 326 300 296C278 256 279 222 282 170C286 104 260 54 200 54Z";
  const frame = `${outer}M200 98C166 98 150 124 150 162C150 214 172 250 200 250C228 250 250 214 250 162C250 124 234 98 200 98Z`;
  return {
    behind: path(outer, fold),
    inFront: group([
      path("M152 140C156 110 174 94 200 94C226 94 244 110 248 140C236 120 220 114 200 114C180 114 164 120 152 140Z", band),
      path(frame, cloth, 'fill-rule="evenodd"'),
      line("M146 214C154 250 178 274 206 280C236 286 260 270 272 250", fold, 6),
      line("M140 246C156 286 190 306 226 306C252 306 270 296 282 282", fold, 5),
      line("M134 120C142 92 164 74 190 70", fold, 4),
      line("M170 300C164 336 160 366 160 400M232 308C240 340 244 370 244 400", fold, 5),
    ]),
  };
}

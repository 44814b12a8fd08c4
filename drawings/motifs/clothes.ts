import { circle, clip, group, line, path, range, type Svg } from "../shapes.ts";

export type Outfit = { kind: "shirt" | "open-shirt" | "suit" | "sari" | "kurta" | "cardigan"; cloth: string; trim: string; under: string };

const body = "M28 410C34 336 78 308 140 294L174 282C182 300 218 300 226 282L260 294C322 308 366 336 372 410Z";

/** Shoulders and chest of a 400 by 400 portrait. The neck is already drawn; necklines leave it free. */
export function clothes({ kind, cloth, trim, under }: Outfit): Svg {
  switch (kind) {
    case "shirt":
      return group([
        path(body, cloth),
        collar(cloth, trim),
        line("M200 322V410", trim, 3),
        ...range(3).map((i) => circle(200, 340 + i * 28, 3.5, trim)),
      ]);
    case "open-shirt":
      return group([
        path(body, cloth),
        path("M172 284L200 344L228 284C220 300 180 300 172 284Z", under),
        collar(cloth, trim),
        line("M200 344V410", trim, 3),
      ]);
    case "suit":
      return group([
        path(body, cloth),
        path("M160 288L200 410L240 288L226 282C218 300 182 300 174 282Z", under),
        path("M191 308H209L213 322L206 410H194L187 322Z", trim),
        path(
          "M172 280L160 296L184 322L200 304L216 322L240 296L228 280C220 302 180 302 172 280Z",
          under,
          `stroke="${cloth}" stroke-width="2"`,
        ),
        path(
          "M154 290L126 318L148 334L138 346L196 412H204L262 346L252 334L274 318L246 290L200 400Z",
          cloth,
          `stroke="${trim}" stroke-opacity="0.28" stroke-width="2.5"`,
        ),
      ]);
    case "sari":
      return group([
        path(body, under),
        path("M160 288C172 326 228 326 240 288L226 282C218 302 182 302 174 282Z", under),
        clip(path(body, "#000"), [
          path("M232 276L330 300L150 420H30V380C110 370 190 330 232 276Z", cloth),
          line("M234 282C196 336 116 376 24 388", trim, 13),
          line("M270 300C232 352 176 392 120 412M304 316C276 356 240 390 204 412", trim, 2.5, 'opacity="0.6"'),
        ]),
      ]);
    case "kurta":
      return group([
        path(body, cloth),
        path("M166 284C172 330 190 344 200 350C210 344 228 330 234 284L226 282C218 302 182 302 174 282Z", under),
        line("M165 286C170 332 190 348 200 354C210 348 230 332 235 286", trim, 7),
        line("M200 354V410", trim, 5),
        line("M92 330C100 356 104 382 104 410M308 330C300 356 296 382 296 410", trim, 3, 'opacity="0.7"'),
      ]);
    case "cardigan":
      return group([
        path(body, cloth),
        path("M164 287L200 402L236 287L226 282C218 300 182 300 174 282Z", under),
        collar(under, trim),
        line("M160 290L198 410M240 290L202 410", trim, 4),
        line("M200 322V380", trim, 2.5),
      ]);
  }
}

function collar(cloth: string, edge: string): Svg {
  return path(
    "M172 276L152 294L180 328L200 306L220 328L248 294L228 276C222 304 178 304 172 276Z",
    cloth,
    `stroke="${edge}" stroke-width="3" stroke-linejoin="round"`,
  );
}

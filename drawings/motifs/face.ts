import { palette } from "../palette.ts";
import { circle, clip, ellipse, group, line, path, rect, type Svg } from "../shapes.ts";

export type Skin = { tone: string; shade: string; lip: string };
export type Look = { brow: string; brows?: "fine" | "full"; glasses?: string; pottu?: string; earrings?: string; lines?: boolean };

const headShape =
  "M146 150C146 108 168 88 200 88C232 88 254 108 254 150C254 178 252 200 243 219C233 240 216 253 200 253C184 253 167 240 157 219C148 200 146 178 146 150Z";

/** Neck and head of a 400 by 400 portrait, light from the left; hair and clothes are drawn around it. */
export function face(skin: Skin, look: Look, ears = true): Svg {
  const { tone, shade, lip } = skin;
  return group([
    path("M172 214V284C172 312 228 312 228 284V214Z", tone),
    clip(
      path("M172 214V284C172 312 228 312 228 284V214Z", "#000"),
      path("M160 214H240V262C226 272 214 278 200 278C186 278 172 262 172 250L160 250Z", shade),
    ),
    ears ? ellipse(145, 172, 10, 17, tone) + ellipse(255, 172, 10, 17, shade) : "",
    look.earrings && ears ? circle(144, 194, 5, look.earrings) + circle(256, 194, 5, look.earrings) : "",
    path(headShape, tone),
    clip(path(headShape, "#000"), path("M236 84C230 116 234 146 230 168C232 196 226 226 204 256H270V84Z", shade, 'opacity="0.75"')),
    ...eyes(look),
    line("M203 170C205 182 211 192 210 198C208 204 199 204 194 202", shade, 4),
    path("M180 218C188 217 195 217 200 219C205 217 212 217 220 218C213 234 187 234 180 218Z", lip),
    line("M176 216C187 226 213 226 224 216", shade, 2.5),
    look.lines ? line("M168 204C165 210 165 216 168 222M232 204C235 210 235 216 232 222", shade, 2.5) : "",
    look.pottu ? circle(200, 140, 4.5, look.pottu) : "",
    look.glasses ? glasses(look.glasses) : "",
  ]);
}

function eyes({ brow, brows = "fine" }: Look): Svg[] {
  const weight = brows === "full" ? 7 : 4.5;
  return [-1, 1].map((side) => {
    const x = 200 + side * 25;
    return group([
      ellipse(x, 169, 5, 5.8, "#1d1512"),
      circle(x - 1.6, 167, 1.5, palette.paper),
      line(`M${x - 12} 168C${x - 7} 160 ${x + 7} 160 ${x + 12} 168`, "#1d1512", 3.4),
      line(`M${x - side * 13} 150C${x - side * 5} 144 ${x + side * 7} 144 ${x + side * 15} 151`, brow, weight),
    ]);
  });
}

function glasses(colour: string): Svg {
  const rim = `stroke="${colour}" stroke-width="4.5"`;
  return group([
    rect(156, 154, 38, 32, "none", `rx="13" ${rim}`),
    rect(206, 154, 38, 32, "none", `rx="13" ${rim}`),
    line("M194 166C197 162 203 162 206 166M156 164L145 160M244 164L255 160", colour, 4.5),
  ]);
}

export function moustache(colour: string): Svg {
  return path("M200 209C190 203 176 208 171 219C182 217 192 217 200 214C208 217 218 217 229 219C224 208 210 203 200 209Z", colour);
}

export function beard(colour: string, skin: Skin): Svg {
  return group([
    path(
      "M146 160C148 196 150 206 157 226C166 250 184 264 200 264C216 264 234 250 243 226C250 206 252 196 254 160C250 182 246 196 236 204C224 206 216 204 200 206C184 204 176 206 164 204C154 196 150 182 146 160Z",
      colour,
    ),
    path("M182 220C190 217 210 217 218 220C212 230 188 230 182 220Z", skin.lip),
  ]);
}

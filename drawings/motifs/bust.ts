import { mix, palette } from "../palette.ts";
import { ellipse, group, line, path, range, type Svg } from "../shapes.ts";
import { clothes, type Outfit } from "./clothes.ts";
import { beard, face, type Look, moustache, type Skin } from "./face.ts";
import { braidInFront, type HairCut, hairBehind, hairInFront, headscarf } from "./hair.ts";

export type Sitter = {
  skin: Skin;
  look: Look;
  outfit: Outfit;
  hair?: { cut: HairCut; colour: string };
  scarf?: { cloth: string; fold: string; band: string };
  beard?: string;
  moustache?: string;
};

/** Head and shoulders in a box of 400 by 400. */
export function bust(sitter: Sitter): Svg {
  const { skin, look, hair, outfit } = sitter;
  const scarf = sitter.scarf ? headscarf(sitter.scarf.cloth, sitter.scarf.fold, sitter.scarf.band) : undefined;
  const lit = hair ? mix(hair.colour, "#ffffff", 0.16) : "";
  return group([
    hair ? hairBehind(hair.cut, hair.colour) : "",
    scarf?.behind ?? "",
    face(skin, look, scarf === undefined && hair?.cut !== "bob"),
    sitter.beard ? beard(sitter.beard, skin) : "",
    sitter.moustache ? moustache(sitter.moustache) : "",
    clothes(outfit),
    scarf?.inFront ?? "",
    hair ? hairInFront(hair.cut, hair.colour, lit) : "",
    hair?.cut === "braid" ? braidInFront(hair.colour, lit, palette.paper) : "",
  ]);
}

type BackView = { skin: Skin; cloth: string; head: "short" | "braid" | "bun" | "scarf"; colour: string };

/** Somebody seen from behind, in the same box; the shoulders run on below it. */
export function fromBehind({ skin, cloth, head, colour }: BackView): Svg {
  const lit = mix(colour, "#ffffff", 0.14);
  const shoulders = path(
    "M28 470C30 350 78 308 146 294C170 288 176 282 178 266H222C224 282 230 288 254 294C322 308 370 350 372 470Z",
    cloth,
  );
  if (head === "scarf")
    return group([
      shoulders,
      path(
        "M200 58C136 58 114 108 120 172C124 226 110 268 96 306C130 336 170 350 200 352C230 350 270 336 304 306C290 268 276 226 280 172C286 108 264 58 200 58Z",
        colour,
      ),
      line("M150 96C140 160 150 240 170 330M250 110C262 180 252 250 236 330", mix(colour, "#000000", 0.16), 5),
    ]);
  const neck = path("M174 214V290C186 302 214 302 226 290V214Z", skin.shade);
  const ears = ellipse(143, 174, 10, 17, skin.tone) + ellipse(257, 174, 10, 17, skin.tone);
  const crown = path("M140 176C128 104 156 66 200 66C244 66 272 104 260 176C256 214 244 240 200 244C156 240 144 214 140 176Z", colour);
  const shine = line("M168 92C182 82 204 80 220 86", lit, 5);
  const plait = range(8).map((i) =>
    group([
      ellipse(200, 246 + i * 26, 21 - i * 0.6, 19, colour),
      line(`M188 ${240 + i * 26}L200 ${254 + i * 26}L212 ${240 + i * 26}`, lit, 3),
    ]),
  );
  const knot = ellipse(200, 214, 44, 40, colour) + line("M176 204C188 190 212 190 224 204M180 226C192 236 208 236 220 226", lit, 4);
  return group([neck, shoulders, ears, crown, shine, ...(head === "braid" ? plait : []), head === "bun" ? knot : ""]);
}

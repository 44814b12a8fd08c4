import parse from "css-tree/parser";
import { expect, it } from "vitest";
import { fontFaceOf, markOverridden } from "./font-face.ts";

function face(declarations: string) {
  const sheet = parse(`@font-face{${declarations}}`, { parseValue: false });
  const rule = sheet.type === "StyleSheet" ? sheet.children.first : undefined;
  if (rule?.type !== "Atrule" || !rule.block) throw new Error("That is no face");
  return fontFaceOf(rule.block, declarations);
}

it("ranges are read in every form that a style sheet may have", () => {
  expect(face("unicode-range:U+20-7e, u+e4 ,U+4??").ranges).toEqual([
    [0x20, 0x7e],
    [0xe4, 0xe4],
    [0x400, 0x4ff],
  ]);
});

it("a face that names no range and no weight is for every character, at the common weight", () => {
  expect(face("font-family: Text ;")).toMatchObject({ family: "Text", weights: [400], ranges: [[0, 0x10ffff]] });
});

it("a later face is preferred where it is of the family and has every weight", () => {
  const faces = [
    face("font-family:Text;font-weight:400"),
    face("font-family:Text;font-weight:700;unicode-range:U+1"),
    face("font-family:Other;font-weight:400;unicode-range:U+2"),
    face("font-family:Text;font-weight:300 600;unicode-range:U+3"),
    face("font-family:Text;font-weight:400;unicode-range:U+4"),
  ];
  markOverridden(faces);
  expect(faces.map(({ overridden }) => overridden)).toEqual([
    [
      [3, 3],
      [4, 4],
    ],
    [],
    [],
    [],
    [],
  ]);
});

it("a face of one weight does not stand in for one of several", () => {
  const faces = [face("font-family:Text;font-weight:400 600"), face("font-family:Text;font-weight:400;unicode-range:U+1")];
  markOverridden(faces);
  expect(faces[0]?.overridden).toEqual([]);
});

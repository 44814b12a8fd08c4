import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { pictureTargets } from "./check-picture.ts";
import { ImageField } from "./image-field.tsx";

it.each(Object.values(pictureTargets))("a picture is shown in the shape that pages show it in: $name", (target) => {
  const field = <ImageField label="Image" value="data:image/jpeg;base64,AA==" onChange={() => {}} target={target} hint="" />;
  expect(/<img[^>]* style="aspect-ratio:([^"]*)"/.exec(renderToString(field))?.[1]).toBe(String(target.ratio));
});

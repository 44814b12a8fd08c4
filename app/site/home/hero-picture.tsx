import { Picture } from "#app/ui/picture.tsx";
import { StaticPicture } from "#app/ui/static-picture.tsx";
import type { Scene } from "#contract/site-texts/text-shapes.ts";

export function HeroPicture({ image, alt, eager }: Scene & { eager: boolean }) {
  const shown = { alt, sizes: "100vw", width: 336, height: 448, eager, className: "hero-picture" };
  if (!image.startsWith("/pictures/")) return <Picture image={image} {...shown} wide />;
  return (
    <StaticPicture
      src={image}
      widths={[768, 1280, 1920]}
      // In px: for a source Safari counts rem by the page's own 17 px, and an iPad of 768 px had the tall one in a wide frame.
      art={{ media: "(max-width: 767.98px)", src: `${image}-tall`, widths: [480, 750, 828] }}
      {...shown}
    />
  );
}

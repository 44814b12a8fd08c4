import type { ReactNode } from "react";
import { pictureAddress, pictureHash } from "#contract/fields/picture.ts";
import { initialOf } from "./initial-of.ts";

type PortraitProps = { name: string; image: string; className: string };

/** A person's small picture, beside the name; without one, the initial. */
export function Portrait({ name, image, className }: PortraitProps): ReactNode {
  const hash = pictureHash(image);
  if (hash === undefined) return <Initial name={name} className={className} />;
  // One size, in the format that every browser of the last five years knows: a carousel of six stands in one page.
  const source = pictureAddress(hash, { width: 400, format: "webp" });
  return <img alt="" width={192} height={192} loading="lazy" className={`object-cover ${className}`} src={source} />;
}

export function Initial({ name, className }: Pick<PortraitProps, "name" | "className">) {
  return (
    <span aria-hidden="true" className={`@container flex items-center justify-center bg-lagoon-pale ${className}`}>
      <span className="flex size-4/5 items-center justify-center rounded-full bg-saffron font-display text-[45cqi] font-semibold text-night">
        {initialOf(name)}
      </span>
    </span>
  );
}

import type { ReactNode } from "react";
import { pictureAddress, pictureHash, pictureWidths, screenWidth } from "#contract/picture.ts";

type Props = {
  image: string;
  alt: string;
  sizes: string;
  width: number;
  height: number;
  /** For the picture that is seen first: fetched at once and with high priority. */
  eager?: boolean;
  /** As wide as the screen. */
  wide?: boolean;
  className?: string;
  /** The words whose first letters stand in for a missing picture; the alt text otherwise. */
  title?: string;
  /** What stands there in their place. */
  instead?: ReactNode;
};

/** A picture that staff uploaded, in the sizes and formats the server makes; without one, the title's first letters on a field. */
export function Picture({ image, alt, sizes, width, height, eager = false, wide = false, className = "", title = alt, instead }: Props) {
  if (image === "") return instead ?? <LetterField title={title} width={width} height={height} className={className} />;
  const hash = pictureHash(image);
  return (
    <picture className="contents">
      {hash && (
        // Every browser of the last two years shows it; others have the JPEG.
        <source type="image/avif" srcSet={variants(hash, "avif", wide)} sizes={sizes} />
      )}
      <img
        src={image}
        {...(hash && { srcSet: variants(hash, "jpg", wide), sizes })}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : undefined}
        className={className}
      />
    </picture>
  );
}

function variants(hash: string, format: "avif" | "jpg", wide: boolean): string {
  const widths = wide ? [...pictureWidths, screenWidth] : pictureWidths;
  return widths.map((width) => `${pictureAddress(hash, { width, format })} ${width}w`).join(", ");
}

function LetterField({ title, width, height, className }: { title: string; width: number; height: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ aspectRatio: `${width} / ${height}` }}
      className={`flex w-full items-center justify-center bg-lagoon-pale font-display text-6xl font-semibold text-lagoon-deep ${className}`}
    >
      {firstLetters(title)}
    </span>
  );
}

/** "German Deutsch" → "GD". Spread by code points, so that no character is cut in half. */
function firstLetters(title: string): string {
  const words = title.split(/\s+/).filter((word) => /^\p{L}|\p{N}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join("");
}

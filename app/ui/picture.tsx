import type { ReactNode } from "react";
import { pictureAddress, pictureHash, pictureWidths, screenWidth } from "#contract/fields/picture.ts";

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
  /** What stands there where there is no picture. */
  instead?: ReactNode;
};

/** A picture that staff uploaded, in the sizes and formats the server makes. */
export function Picture({ image, alt, sizes, width, height, eager = false, wide = false, className = "", instead }: Props) {
  if (image === "") return instead;
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

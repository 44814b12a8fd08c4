type Widths = readonly number[];

type Props = {
  src: string;
  widths: Widths;
  alt: string;
  sizes: string;
  width: number;
  height: number;
  eager?: boolean;
  className?: string;
  /** Shown instead where `media` fits. */
  art?: { media: string; src: string; widths: Widths };
};

/** A picture that comes with the program, from the files that run/draw.mjs made of its drawing: `src`, then width and format. */
export function StaticPicture({ src, widths, alt, sizes, width, height, eager = false, className = "", art }: Props) {
  const smallest = widths[0] ?? width;
  return (
    <picture className="contents">
      {art &&
        formats.map(([format, type]) => (
          <source key={`art-${format}`} media={art.media} type={type} srcSet={set(art.src, art.widths, format)} sizes={sizes} />
        ))}
      {modern.map(([format, type]) => (
        <source key={format} type={type} srcSet={set(src, widths, format)} sizes={sizes} />
      ))}
      <img
        src={`${src}-${smallest}.jpg`}
        srcSet={set(src, widths, "jpg")}
        sizes={sizes}
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

const formats = [
  ["avif", "image/avif"],
  ["jpg", "image/jpeg"],
] as const;
const modern = formats.slice(0, 1);

function set(src: string, widths: Widths, format: string): string {
  return widths.map((width) => `${src}-${width}.${format} ${width}w`).join(", ");
}

import { pictureAddress, pictureHash } from "#contract/picture.ts";

const round = "size-24 rounded-full object-cover sm:size-48";

/** A person's picture as a disc, beside the name; without one, the first letter of the name on a disc. */
export function Portrait({ name, image }: { name: string; image: string }) {
  const hash = pictureHash(image);
  if (hash === undefined) {
    return (
      <span
        aria-hidden="true"
        className={`flex items-center justify-center border-8 border-saffron bg-lagoon-pale font-display text-5xl font-semibold text-lagoon-deep sm:border-[1rem] sm:text-8xl ${round}`}
      >
        {[...name][0]?.toUpperCase()}
      </span>
    );
  }
  // One size, in the format that every browser of the last five years knows: a carousel of six stands in one page.
  const source = pictureAddress(hash, { width: 400, format: "webp" });
  return <img alt="" width={192} height={192} loading="lazy" className={round} src={source} />;
}

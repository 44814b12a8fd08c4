import { pictureAddress, pictureHash } from "#contract/picture.ts";
import { PictureIcon } from "./icons.tsx";

/** A record's picture at card size; a quiet field when it has none. */
export function Thumbnail({ image, className = "" }: { image: string; className?: string }) {
  const hash = pictureHash(image);
  if (image === "") {
    return (
      <div className={`flex items-center justify-center bg-sand text-quiet ${className}`}>
        <PictureIcon className="size-8" />
      </div>
    );
  }
  const source = hash ? pictureAddress(hash, { width: 400, format: "webp" }) : image;
  return <img src={source} alt="" loading="lazy" decoding="async" className={`bg-sand object-cover ${className}`} />;
}

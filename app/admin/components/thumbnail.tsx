import { pictureAddress, pictureHash } from "#contract/fields/picture.ts";
import { PictureIcon } from "./icons.tsx";

type ThumbnailProps = {
  image: string;
  /** Its width by its height, where no class says that. */
  ratio?: number;
  className?: string;
};

/** A record's picture at card size; a quiet field when it has none. */
export function Thumbnail({ image, ratio, className = "" }: ThumbnailProps) {
  const style = { aspectRatio: ratio };
  const hash = pictureHash(image);
  if (image === "") {
    return (
      <div style={style} className={`flex items-center justify-center bg-sand text-quiet ${className}`}>
        <PictureIcon className="size-8" />
      </div>
    );
  }
  const source = hash ? pictureAddress(hash, { width: 400, format: "webp" }) : image;
  return <img src={source} alt="" loading="lazy" decoding="async" style={style} className={`bg-sand object-cover ${className}`} />;
}

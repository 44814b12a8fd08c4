import { Picture } from "#app/ui/picture.tsx";
import { PlainPoster } from "../components/poster.tsx";

/** `bandInstead`: where a post has no picture, a band is enough. */
type PostPictureProps = {
  post: { image: string };
  sizes: string;
  eager?: boolean;
  className: string;
  bandInstead?: boolean;
};

export function PostPicture({ post, sizes, eager = false, className, bandInstead = false }: PostPictureProps) {
  return (
    <Picture
      image={post.image}
      // Its title stands beside it: named after that, it would be heard twice.
      alt=""
      instead={<PlainPoster className={className} band={bandInstead} />}
      width={280}
      height={147}
      eager={eager}
      sizes={sizes}
      className={className}
    />
  );
}

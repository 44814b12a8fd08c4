import { Picture } from "#app/ui/picture.tsx";
import { PlainPoster } from "../components/poster.tsx";

/** `without`: the look of what is drawn where a post has no picture. */
type PostPictureProps = { post: { title: string; image: string }; sizes: string; eager?: boolean; className: string; without?: string };

export function PostPicture({ post, sizes, eager = false, className, without = className }: PostPictureProps) {
  return (
    <Picture
      image={post.image}
      alt={`Cover of the article “${post.title}”`}
      instead={<PlainPoster className={without} />}
      width={280}
      height={147}
      eager={eager}
      sizes={sizes}
      className={className}
    />
  );
}

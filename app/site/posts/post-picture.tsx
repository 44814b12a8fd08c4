import { Picture } from "#app/ui/picture.tsx";

type PostPictureProps = { post: { title: string; image: string }; sizes: string; eager?: boolean; className: string };

export function PostPicture({ post, sizes, eager = false, className }: PostPictureProps) {
  return (
    <Picture
      image={post.image}
      alt={`Cover of the article “${post.title}”`}
      title={post.title}
      width={280}
      height={147}
      eager={eager}
      sizes={sizes}
      className={className}
    />
  );
}

import { type ComponentProps, type ReactNode, use } from "react";
import type { CourseCard, ExamCard, PostCard, TeacherCard } from "#academy/public/public-academy.ts";
import { Picture } from "#app/ui/picture.tsx";
import { postAddress, subjectAddress, teacherAddress } from "#contract/site/page-address.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { Initial } from "../components/portrait.tsx";
import { PlainPoster } from "../components/poster.tsx";
import { PostDetails } from "../posts/post-details.tsx";
import { type SubjectKind, useSubjectPicture } from "../subjects/subject-picture.tsx";
import { SaidContext } from "../texts.ts";

type FoundRowProps = { to: string; title: string; summary: string | undefined; picture: ReactNode; children?: ReactNode };

/** Something that was found: its picture, small, and what it is. */
function FoundRow({ to, title, summary, picture, children }: FoundRowProps) {
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-5 sm:grid-cols-[12rem_1fr] ">
      <div aria-hidden="true">{picture}</div>
      <div>
        <h3 className="text-subheading">
          <a href={to} className="underline decoration-line decoration-1 underline-offset-4 hover:text-action hover:decoration-2">
            <ForeignWords text={title} />
          </a>
        </h3>
        {children}
        {summary && (
          <p className="column mt-1 text-quiet">
            <ForeignWords text={summary} />
          </p>
        )}
      </div>
    </li>
  );
}

const sizes = "(min-width: 40rem) 12rem, 4.5rem";

function Thumb({ image, instead }: Pick<ComponentProps<typeof Picture>, "image" | "instead">) {
  const className = "aspect-3/2 w-full rounded-md object-cover";
  const drawn = instead ?? <PlainPoster className={className} />;
  return <Picture image={image} instead={drawn} alt="" width={300} height={200} sizes={sizes} className={className} />;
}

function NextClass({ next }: { next: CourseCard["next"] }) {
  const { next_class } = use(SaidContext).shared;
  return (
    next && (
      <p className="mt-1">
        <a href={next.path} className="inline-block py-1 font-semibold underline decoration-line underline-offset-4 hover:text-action">
          {unbroken(`${next_class} ${next.text}`)}
        </a>
      </p>
    )
  );
}

export function SubjectRow({ kind, item }: { kind: SubjectKind; item: CourseCard | ExamCard }) {
  const picture = <Thumb {...useSubjectPicture(kind, item)} />;
  return (
    <FoundRow to={subjectAddress({ kind, ...item })} title={item.title} summary={item.summary} picture={picture}>
      <NextClass next={item.next} />
    </FoundRow>
  );
}

export function PostRow({ post }: { post: PostCard }) {
  const picture = <Thumb image={post.image} />;
  return (
    <FoundRow to={postAddress(post)} title={post.title} summary={post.summary} picture={picture}>
      <PostDetails post={post} />
    </FoundRow>
  );
}

export function TeacherRow({ teacher }: { teacher: TeacherCard }) {
  const face = "aspect-square w-full rounded-md";
  const picture =
    teacher.image === "" ? (
      <Initial name={teacher.name} className={face} />
    ) : (
      <Picture image={teacher.image} alt="" width={200} height={200} sizes={sizes} className={`object-cover ${face}`} />
    );
  return (
    <FoundRow to={teacherAddress(teacher)} title={teacher.name} summary={teacher.words} picture={picture}>
      {teacher.languages.length > 0 && (
        <p className="mt-1 font-semibold text-saffron-deep">
          <ForeignWords text={teacher.languages.join(", ")} />
        </p>
      )}
    </FoundRow>
  );
}

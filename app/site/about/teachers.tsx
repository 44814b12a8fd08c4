import type { TeacherCard } from "#academy/public/public-academy.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { ForeignWords } from "../components/foreign-words.tsx";
import { Initial } from "../components/portrait.tsx";

export function Teachers({ teachers }: { teachers: readonly TeacherCard[] }) {
  if (teachers.length === 0) return null;
  return (
    <Section title="Our Teachers">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {teachers.map((teacher, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two teachers may have one name, and the list never changes its order on a page
          <li key={index} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 sm:block">
            <Face {...teacher} />
            <Words {...teacher} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const face = "aspect-square w-full rounded-lg";

function Face({ name, image }: TeacherCard) {
  if (image === "") return <Initial name={name} className={face} />;
  const sizes = "(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 4.5rem";
  return <Picture image={image} alt="" sizes={sizes} width={400} height={400} className={`object-cover ${face}`} />;
}

function Words({ name, languages, levels, words }: TeacherCard) {
  return (
    <div className="min-w-0 sm:mt-5">
      <h3 className="text-subheading">
        <ForeignWords text={name} />
      </h3>
      {languages.length > 0 && (
        <p className="mt-1 font-semibold text-saffron-deep">
          <ForeignWords text={languages.join(", ")} />
        </p>
      )}
      {levels && <p className="text-quiet">{levels}</p>}
      {words && (
        <p className="mt-3 whitespace-pre-line">
          <ForeignWords text={words} />
        </p>
      )}
    </div>
  );
}

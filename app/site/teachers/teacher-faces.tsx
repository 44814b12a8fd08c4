import type { TeacherCard } from "#academy/public/public-academy.ts";
import { teacherAddress } from "#contract/site/page-address.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { Portrait } from "../components/portrait.tsx";

/** More would be a list, which About has. */
const most = 8;

/** Whom one will meet: a face and a name each, which lead to the teacher's page; nothing where there are no teachers. */
export function TeacherFaces({ title, teachers }: { title: string; teachers: readonly TeacherCard[] }) {
  if (teachers.length === 0) return null;
  return (
    <section aria-labelledby="faces" className="mt-8">
      <h3 id="faces" className="text-subheading">
        {title}
      </h3>
      <ul className="strip faces">
        {teachers.slice(0, most).map(({ id, name, image, languages }) => (
          <li key={id}>
            <Portrait name={name} image={image} className="size-16 rounded-full" />
            <div className="min-w-0">
              <a href={teacherAddress({ id, name })} className="card-link font-semibold">
                <ForeignWords text={name} />
              </a>
              <p className="text-sm text-quiet">
                <ForeignWords text={languages.join(", ")} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

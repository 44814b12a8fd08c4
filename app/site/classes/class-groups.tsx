import type { ListedClass } from "#academy/public/public-academy.ts";
import { usePainted } from "../components/use-painted.ts";
import { ClassList } from "./class-list.tsx";

/** Classes by language, the one whose class begins first before the others, each below a head like its poster. `more`: the head of those without a language. */
export function ClassGroups({ classes, more }: { classes: readonly ListedClass[]; more: string }) {
  const groups = [...Map.groupBy(classes, ({ subject }) => subject.language)];
  return groups.map(([language, some]) => (
    <section key={language ?? ""} id={language} aria-labelledby={`of-${language}`} className="class-group">
      <GroupHead language={language} more={more} count={some.length} />
      <ClassList classes={some} grouped />
    </section>
  ));
}

function GroupHead({ language, more, count }: { language: string | undefined; more: string; count: number }) {
  const { language: taught, painted } = usePainted(language);
  return (
    <div className={`${painted} painted-band class-group-head`}>
      <h2 id={`of-${language}`} className="text-heading">
        {taught ? taught.name : more}
        {taught && taught.native_name !== taught.name && (
          <>
            {" "}
            <span lang={taught.tag} className="font-normal">
              {taught.native_name}
            </span>
          </>
        )}
      </h2>
      <p>{count === 1 ? "1 class" : `${count} classes`}</p>
      {taught && <span aria-hidden="true" lang={taught.tag} className="greeting" data-drawn={taught.greeting} />}
    </div>
  );
}

import { use } from "react";
import { FactsContext } from "#app/facts-context.ts";
import { Picture } from "#app/ui/picture.tsx";
import { StaticPicture } from "#app/ui/static-picture.tsx";
import { SaidContext } from "../texts.ts";

/** The drawing of a class, until staff have a photograph of theirs. */
export function ClassroomPicture({ sizes, eager = false }: { sizes: string; eager?: boolean }) {
  const shape = { alt: use(SaidContext).shared.classroom, sizes, width: 300, height: 200, eager };
  const photo = use(FactsContext)?.classroom;
  if (photo) return <Picture {...shape} image={photo} className="aspect-3/2 w-full rounded-lg object-cover" />;
  return <StaticPicture {...shape} src="/pictures/about/classroom" widths={[480, 680, 960, 1200]} className="w-full rounded-lg" />;
}

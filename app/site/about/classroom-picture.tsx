import { use } from "react";
import { StaticPicture } from "#app/ui/static-picture.tsx";
import { SaidContext } from "../texts.ts";

export function ClassroomPicture({ sizes, eager = false }: { sizes: string; eager?: boolean }) {
  return (
    <StaticPicture
      src="/pictures/about/classroom"
      widths={[480, 680, 960, 1200]}
      alt={use(SaidContext).shared.classroom}
      sizes={sizes}
      width={300}
      height={200}
      eager={eager}
      className="h-auto w-full rounded-lg"
    />
  );
}

import { StaticPicture } from "#app/ui/static-picture.tsx";

export function ClassroomPicture({ sizes, eager = false }: { sizes: string; eager?: boolean }) {
  return (
    <StaticPicture
      src="/pictures/about/classroom"
      widths={[480, 680, 960, 1200]}
      alt="A small class around a table; the teacher points at greetings in seven languages on the board"
      sizes={sizes}
      width={300}
      height={200}
      eager={eager}
      className="h-auto w-full rounded-lg"
    />
  );
}

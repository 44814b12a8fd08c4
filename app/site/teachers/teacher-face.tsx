import type { TeacherCard } from "#academy/public/public-academy.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Initial } from "../components/portrait.tsx";

type TeacherFaceProps = Pick<TeacherCard, "name" | "image"> & { sizes: string; eager?: boolean };

const face = "aspect-square w-full rounded-lg";

/** A teacher's photo beside the name, as wide as its place; without one, the first letter of the name. */
export function TeacherFace({ name, image, sizes, eager = false }: TeacherFaceProps) {
  if (image === "") return <Initial name={name} className={face} />;
  return <Picture image={image} alt="" sizes={sizes} eager={eager} width={400} height={400} className={`object-cover ${face}`} />;
}

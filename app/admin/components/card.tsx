import type { ReactNode } from "react";

type CardProps = { id?: string; title: ReactNode; about?: ReactNode; className?: string; children: ReactNode };

/** A part of a screen, with its heading and a sentence of what it is for. `title` may have a badge beside its words. */
export function Card({ id, title, about, className = "", children }: CardProps) {
  return (
    <section id={id} className={`rounded-xl border border-line bg-card p-4 sm:p-6 ${className}`}>
      <h2 className="flex flex-wrap items-center gap-2 font-display text-xl font-semibold">{title}</h2>
      {about ? <p className="mt-1 text-quiet">{about}</p> : null}
      <div className="mt-4 space-y-4">{children}</div>
    </section>
  );
}

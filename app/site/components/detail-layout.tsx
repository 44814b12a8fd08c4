import type { ReactNode } from "react";

/** A column to read, with a box beside it that stays in view on wide screens and comes first on narrow ones. */
export function DetailLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width grid items-start gap-x-14 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <aside className="lg:sticky lg:top-24 lg:order-last">{aside}</aside>
      <div>{children}</div>
    </div>
  );
}

import type { ReactNode } from "react";

export function Banner({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="night banner">
      <div className="page-width py-14 sm:py-20">
        <h1 className="max-w-3xl text-title">{title}</h1>
        {lead && <p className="column mt-5 text-lead text-quiet">{lead}</p>}
        {children && <div className="mt-8 flex flex-wrap gap-4">{children}</div>}
      </div>
    </div>
  );
}

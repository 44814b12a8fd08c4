import type { ReactNode } from "react";

export function PageHead({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <h1 className="min-w-0 wrap-break-word font-display text-3xl font-semibold">{title}</h1>
      {note}
      {children ? <div className="ml-auto flex flex-wrap gap-3">{children}</div> : null}
    </div>
  );
}

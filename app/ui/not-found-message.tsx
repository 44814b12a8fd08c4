import type { ReactNode } from "react";
import { ButtonLink } from "./button-link.tsx";

export function NotFoundMessage({ title, children, to, back }: { title: string; children: ReactNode; to: string; back: string }) {
  return (
    <div className="page-width grid justify-items-start gap-6 py-20 sm:py-28">
      <h1 className="text-title">{title}</h1>
      <p className="column text-lead text-quiet">{children}</p>
      <ButtonLink to={to}>{back}</ButtonLink>
    </div>
  );
}

import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Banner } from "../components/banner.tsx";

export function NotFoundMessage({ title, children, to, back }: { title: string; children: ReactNode; to: string; back: string }) {
  return (
    <Banner title={title} lead={children} scene="search">
      <ButtonLink to={to}>{back}</ButtonLink>
    </Banner>
  );
}

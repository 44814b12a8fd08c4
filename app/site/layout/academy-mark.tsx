import { logoAddress } from "#contract/look/shown-look.ts";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { LogoMark } from "./logo-mark.tsx";

/** The academy's logo with its name beside it, if that is not in it; without one, the drawn mark. */
export function AcademyMark({ facts: { name, look }, ...mark }: { facts: SiteFacts; width: string; className: string }) {
  const src = look && logoAddress(look);
  if (!look?.logo || !src)
    return (
      <>
        <LogoMark {...mark} />
        {name}
      </>
    );
  const { width, height, hasName, isRound } = look.logo;
  return (
    <>
      <img
        src={src}
        alt={hasName ? name : ""}
        width={Math.round(width)}
        height={Math.round(height)}
        className={isRound ? "own-logo rounded-full" : "own-logo"}
      />
      {hasName ? null : name}
    </>
  );
}

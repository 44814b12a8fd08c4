import { type ComponentProps, useId } from "react";
import { sitePages } from "#contract/site/site-pages.ts";
import { TextField } from "../components/field.tsx";

export const targetHint = "A page of this site, like /courses, or a web address that begins with https://";

/** Where an address leads; proposes the pages of the site. */
export function TargetField(field: ComponentProps<typeof TextField>) {
  const pages = useId();
  return (
    <>
      <TextField autoCapitalize="none" spellCheck={false} list={pages} {...field} />
      <datalist id={pages}>
        {sitePages.map((page) => (
          <option key={page} value={page} />
        ))}
      </datalist>
    </>
  );
}

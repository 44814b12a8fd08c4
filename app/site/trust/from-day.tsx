import type { ReactNode } from "react";
import { dateText } from "#contract/site/date-text.ts";
import { withValues } from "#contract/site/with-values.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";

/** What is prepared for a day, below what holds until then. */
export function FromDay({ day, texts, children }: { day: string; texts: TextsOf<"trust">; children: ReactNode }) {
  return (
    <div className="mt-2">
      <span className="text-quiet">{fromDay(day, texts)}</span> {children}
    </div>
  );
}

/** "From 1 January 2027:" */
export function fromDay(day: string, { from_day }: TextsOf<"trust">): string {
  return withValues(from_day, { day: dateText(day) });
}

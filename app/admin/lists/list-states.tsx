import type { ReactNode } from "react";
import { Button } from "../components/button.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { troubleOf, withoutTyping } from "../session/trouble.ts";

/** A list that could not be read, and the way to try again. */
export function ListTrouble({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  const trouble = troubleOf(error, { refused: `${what} could not be loaded`, unreachable: `${what} could not be loaded` });
  return (
    <TroubleNotice trouble={withoutTyping(trouble)}>
      <Button onClick={onRetry} className="mt-2">
        Try again
      </Button>
    </TroubleNotice>
  );
}

type EmptyListProps = {
  /** What is said of an empty list; `of` a narrowed one: "No courses available that fit “german”". */
  children: ReactNode;
  of?: string;
  search: string;
  onClear?: () => void;
};

/** A list with nothing in it: because nothing is there yet, or because nothing matches. */
export function EmptyList({ children, of, search, onClear }: EmptyListProps) {
  return (
    <div className="rounded-xl border border-dashed border-line px-6 py-16 text-center">
      <p className="text-lg font-semibold wrap-anywhere">
        {search === "" ? children : of === undefined ? `Nothing fits “${search}”` : `${of} that fit “${search}”`}
      </p>
      {search && onClear ? (
        <Button onClick={onClear} className="mt-4">
          Clear the search
        </Button>
      ) : null}
    </div>
  );
}

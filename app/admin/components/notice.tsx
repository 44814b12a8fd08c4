import type { ReactNode } from "react";
import { FieldError } from "./field.tsx";
import { WarningIcon } from "./icons.tsx";

/** What failed, and what to know about it or to do. */
export type Trouble = { title: string; detail: string };

const looks = {
  info: "border-line bg-sand text-ink",
  warning: "border-warning/40 bg-warning-pale text-ink",
  error: "border-brick/50 bg-brick-pale text-ink",
};

type NoticeProps = { look?: keyof typeof looks; role?: "alert" | "status"; className?: string; children: ReactNode };

export function Notice({ look = "info", role, className = "", children }: NoticeProps) {
  return (
    <div role={role} className={`rounded-lg border px-4 py-3 ${looks[look]} ${className}`}>
      {children}
    </div>
  );
}

/** What failed, if anything did, and what to know about it, said at once to a screen reader. */
export function TroubleNotice({ trouble, children }: { trouble: Trouble | undefined; children?: ReactNode }) {
  if (!trouble) return null;
  return (
    <Notice look="error" role="alert" className="flex gap-3">
      <WarningIcon className="mt-0.5 size-5 text-brick" />
      <div className="min-w-0 space-y-1">
        <p className="font-semibold wrap-anywhere">{trouble.title}</p>
        {trouble.detail && trouble.detail !== trouble.title ? <p className="wrap-anywhere">{trouble.detail}</p> : null}
        {children}
      </div>
    </Notice>
  );
}

/** The same in a line below what was pressed, where there is no room for a notice. */
export function TroubleLine({ trouble }: { trouble: Trouble | undefined }) {
  return trouble ? <FieldError>{`${trouble.title} ${trouble.detail}`}</FieldError> : null;
}

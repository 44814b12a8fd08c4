import type { ReactNode } from "react";

const looks = {
  brand: "bg-lagoon-pale text-lagoon-deep",
  accent: "bg-saffron-pale text-saffron-deep",
  success: "bg-success-pale text-success",
  warning: "bg-warning-pale text-warning",
  error: "bg-brick-pale text-brick",
  plain: "bg-sand text-quiet",
};

export type BadgeLook = keyof typeof looks;

export function Badge({ look = "plain", children }: { look?: BadgeLook; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold sm:whitespace-nowrap ${looks[look]}`}>
      {children}
    </span>
  );
}

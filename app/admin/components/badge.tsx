import type { ReactNode } from "react";

const looks = {
  lagoon: "bg-lagoon-pale text-lagoon-deep",
  saffron: "bg-saffron-pale text-saffron-deep",
  brick: "bg-brick-pale text-brick",
  sand: "bg-sand text-quiet",
};

export type BadgeLook = keyof typeof looks;

export function Badge({ look = "sand", children }: { look?: BadgeLook; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold sm:whitespace-nowrap ${looks[look]}`}>
      {children}
    </span>
  );
}

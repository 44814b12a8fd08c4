import type { ReactNode } from "react";
import { unbroken } from "#contract/site/unbroken.ts";

export type Detail = { label: string; value: ReactNode };

export function DetailBox({ title, details, children }: { title: string; details: readonly Detail[]; children: ReactNode }) {
  return (
    <section aria-labelledby="details" className="rounded-lg border border-line bg-card p-6 sm:p-7">
      <h2 id="details" className="text-subheading">
        {title}
      </h2>
      <dl className="mt-3 divide-y divide-line">
        {details.map(({ label, value }) =>
          value ? (
            <div key={label} className="py-3">
              <dt className="text-base text-quiet">{label}</dt>
              <dd className="font-semibold">{typeof value === "string" ? unbroken(value) : value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className="mt-4 grid">{children}</div>
    </section>
  );
}

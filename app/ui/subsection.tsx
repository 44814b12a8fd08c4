import { type ReactNode, useId } from "react";

export function Subsection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-12 first:mt-0 sm:mt-16">
      <h2 id={heading} className="mb-6 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

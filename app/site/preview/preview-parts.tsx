import type { ReactNode } from "react";
import type { Preview } from "#app/preview-context.ts";

/** What a preview has that the page of visitors has not. Links in a frame lead nowhere: it may open no other window. */
export function previewParts({ until }: Preview): { head: ReactNode; bar: ReactNode } {
  const robots = <meta name="robots" content="noindex, nofollow" />;
  if (until === undefined)
    return {
      head: (
        <>
          {robots}
          <base target="_blank" />
        </>
      ),
      bar: null,
    };
  return { head: robots, bar: <PreviewBar until={until} /> };
}

function PreviewBar({ until }: { until: string }) {
  return (
    <aside aria-label="Preview" className="border-b border-line bg-saffron-pale py-3 text-saffron-deep">
      <p className="page-width">
        <strong>This is a preview</strong> of what was saved last. Visitors may not see it yet. This link works until {until}.
      </p>
    </aside>
  );
}

import { DataScript } from "#app/ui/data-script.tsx";

/** A page's facts as JSON-LD (schemas.ts). */
export function StructuredData({ data }: { data: object }) {
  return <DataScript type="application/ld+json" data={{ "@context": "https://schema.org", ...data }} />;
}

/** A page's facts as JSON-LD; "<" is escaped: no text can end the script. Only the server builds it (schemas.ts); hydration keeps it. */
export function StructuredData({ data }: { data: object }) {
  const json = import.meta.env.SSR ? JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c") : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; React would write &quot; into the JSON
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}

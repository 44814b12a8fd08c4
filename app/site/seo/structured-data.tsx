/**
 * Facts of a page for machines, as JSON-LD in the server's HTML. "<" is escaped, so that no text can end the script.
 * In the browser nobody reads it, so the builders (schemas.ts) are left out there; hydration keeps what the server wrote.
 */
export function StructuredData({ data }: { data: object }) {
  const json = import.meta.env.SSR ? JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c") : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; React would write &quot; into the JSON
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}

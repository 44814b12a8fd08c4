export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it when it was written, and again when it was read
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

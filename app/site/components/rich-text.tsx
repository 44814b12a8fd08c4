/** Rich text of the academy's own, cleaned by the server when it was written and again when it was read; nothing in it can run. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

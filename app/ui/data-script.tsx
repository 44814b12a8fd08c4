/** Data in a page that runs nothing: JSON of a type of its own. "<" is escaped: no text can end the script. */
export function DataScript({ type, id, data }: { type: string; id?: string; data: object }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; React would write &quot; into the JSON
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Fields of a form, counted without parsing it; undefined when the body is no form at all. Never fewer than there are. */
export function countFields(body: Buffer, contentType: string): number | undefined {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return 1 + occurrences(body, "&");
  const [, quoted, plain] = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? undefined : occurrences(body, `--${boundary}`);
}

function occurrences(body: Buffer, of: string): number {
  let count = 0;
  for (let at = body.indexOf(of); at >= 0; at = body.indexOf(of, at + of.length)) count++;
  return count;
}

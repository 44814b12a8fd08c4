const year = 365 * 24 * 3_600_000;

/** What finders of a hole read before they write (RFC 9116). `contact`: an e-mail address, or an address of the web. */
export function securityTxt({ contact, publicUrl }: { contact: string; publicUrl: string }, now: number): Response {
  const lines = [
    `Contact: ${contact.includes("://") ? contact : `mailto:${contact}`}`,
    // It may not be more than a year ahead; as it is made when it is asked for, it holds as long as the site does.
    `Expires: ${new Date(now + year).toISOString().slice(0, 10)}T00:00:00.000Z`,
    "Preferred-Languages: en",
    ...(publicUrl.startsWith("https://") ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}

/** To which site passkeys belong (`id`: a host name), and from which addresses they may be used. */
export type PasskeySite = { id: string; origins: string[] };

/** The site at the configured address, else at the host that was asked for. */
export function passkeySite(publicUrl: string, host: string): PasskeySite {
  const configured = URL.parse(publicUrl);
  if (configured) return { id: configured.hostname, origins: [configured.origin] };
  // A browser hands a passkey to its own host only: whoever sends us a host of theirs gets nothing that signs for ours.
  const asked = ["https:", "http:"].flatMap((scheme) => URL.parse(`${scheme}//${host}`) ?? []);
  return { id: asked[0]?.hostname ?? "localhost", origins: asked.map(({ origin }) => origin) };
}

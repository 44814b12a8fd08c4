/** To which site passkeys belong (`id`: a host name), and from which addresses they may be used. */
export type PasskeySite = { id: string; origins: string[] };

/**
 * The configured address, else the one that was asked for. A browser hands a passkey to the host it was made for and to no
 * other, so whoever sends us a host of their own gets nothing that signs for ours.
 */
export function passkeySite(publicUrl: string, host: string): PasskeySite {
  const configured = URL.parse(publicUrl);
  if (configured) return { id: configured.hostname, origins: [configured.origin] };
  const asked = ["https:", "http:"].flatMap((scheme) => URL.parse(`${scheme}//${host}`) ?? []);
  return { id: asked[0]?.hostname ?? "localhost", origins: asked.map(({ origin }) => origin) };
}

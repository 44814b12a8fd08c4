/** To which site passkeys belong (`id`: a host name), and from which addresses they may be used. */
export type PasskeySite = { id: string; origins: string[] };

/** The site at the configured address, else at the host that was asked for. */
export function passkeySite(publicUrl: string, host: string): PasskeySite {
  const configured = URL.parse(publicUrl);
  if (configured) return { id: configured.hostname, origins: [configured.origin] };
  // A browser uses a passkey only for the host it was made for, so whoever sends us another host gains nothing for ours.
  const asked = ["https:", "http:"].flatMap((scheme) => URL.parse(`${scheme}//${host}`) ?? []);
  return { id: asked[0]?.hostname ?? "localhost", origins: asked.map(({ origin }) => origin) };
}

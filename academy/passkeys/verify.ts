import type { NewPasskey, UsedPasskey } from "#contract/accounts/passkey.ts";
import type { PasskeyTable } from "#database/tables.ts";
import type { PasskeySite } from "./site.ts";

/** Ed25519, ECDSA with P-256, RSA with PKCS#1 (COSE); what every authenticator has one of. */
export const algorithms = [-8, -7, -257];

/** Loaded when a passkey is first used: the certificates in it would make each start slower. */
const library = () => import("@simplewebauthn/server");
const formats = () => import("@simplewebauthn/server/helpers");

/** The challenge that a browser says it signed; "" when that cannot be read. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

type Made = Pick<PasskeyTable, "credential_id" | "public_key" | "counter">;

/** What is stored of a passkey that was just made for `site`; undefined when it cannot be verified. */
export async function readNew({ credential }: NewPasskey, challenge: string, site: PasskeySite): Promise<Made | undefined> {
  const { verifyRegistrationResponse } = await library();
  try {
    if (!(await vouchesForItself(credential.response.attestationObject))) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credential_id: id, public_key: Buffer.from(publicKey).toString("base64url"), counter };
  } catch {
    // The library throws for whatever is wrong with what a client sent.
    return undefined;
  }
}

/** Whether a new passkey has no certificate of its maker: none was asked for, and to check one would fetch addresses that stand in it. */
export async function vouchesForItself(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await formats();
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
  const format = attestation.get("fmt");
  return format === "none" || (format === "packed" && attestation.get("attStmt").get("x5c") === undefined);
}

/** The counter of a passkey (how often it has signed) after this use on `site`, with its person verified; undefined when that cannot be verified. */
export async function counterOf(
  { id, rawId, type, response }: UsedPasskey,
  challenge: string,
  site: PasskeySite,
  publicKey: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { clientDataJSON, authenticatorData, signature } = response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: true,
      // 0, because passkeys.ts judges counters itself, in a transaction: the rule must hold for two uses at the same moment.
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

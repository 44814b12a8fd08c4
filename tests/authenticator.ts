import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyOffer, PasskeyRequest } from "#contract/accounts/passkey.ts";

const flag = { present: 1, verified: 4, attested: 0x40 };

/** What a test has an authenticator do otherwise than it should. */
type Odd = { origin?: string; rpId?: string; challenge?: string; type?: string; verified?: boolean; counter?: number; userHandle?: string };
type OddAttestation = { format?: string; statement?: Buffer };

/** A device that keeps one passkey: WebAuthn's answers made with node:crypto, as JSON. `counts`: it says how often it signed. */
export function createAuthenticator({ origin = "http://test", counts = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const bytesOf = (text: string) => Buffer.from(text, "base64url");
  // A COSE key: ECDSA with P-256 and SHA-256.
  const key = map([int(1), int(2)], [int(3), int(-7)], [int(-1), int(1)], [int(-2), bytes(bytesOf(x))], [int(-3), bytes(bytesOf(y))]);
  let counter = 0;
  let userHandle = "";

  const clientData = (type: string, challenge: string, odd: Odd) =>
    Buffer.from(
      JSON.stringify({ type: odd.type ?? type, challenge: odd.challenge ?? challenge, origin: odd.origin ?? origin, crossOrigin: false }),
    );

  function authenticatorData(rpId: string, odd: Odd, attested?: Buffer): Buffer {
    const count = Buffer.alloc(4);
    if (counts) counter++;
    count.writeUInt32BE(odd.counter ?? counter);
    const flags = flag.present | (odd.verified === false ? 0 : flag.verified) | (attested ? flag.attested : 0);
    return Buffer.concat([hash(odd.rpId ?? rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  const attestation = (odd: OddAttestation, data: Buffer = Buffer.alloc(0)) =>
    map([text("fmt"), text(odd.format ?? "none")], [text("attStmt"), odd.statement ?? map()], [text("authData"), bytes(data)]).toString(
      "base64url",
    );

  const named = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" as const };
  return {
    attestation,

    create({ rp, user, challenge }: Pick<PasskeyOffer, "rp" | "user" | "challenge">, odd: Odd = {}) {
      userHandle = user.id;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestationObject = attestation({}, authenticatorData(rp.id, odd, attested));
      const clientDataJSON = clientData("webauthn.create", challenge, odd).toString("base64url");
      return { ...named, response: { clientDataJSON, attestationObject } };
    },

    sign({ challenge, rpId }: PasskeyRequest, odd: Odd = {}) {
      const client = clientData("webauthn.get", challenge, odd);
      const data = authenticatorData(rpId, odd);
      const signature = sign("sha256", Buffer.concat([data, hash(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle: odd.userHandle ?? (userHandle || null),
        },
      };
    },
  };
}

const statement = [
  [text("alg"), int(-7)],
  [text("sig"), bytes(Buffer.from("x"))],
] satisfies Array<[Buffer, Buffer]>;
/** An attestation's statement by the passkey itself, and one by a maker with a certificate that is none. */
export const signed = () => map(...statement);
export const certified = () => map(...statement, [text("x5c"), Buffer.from([0x81, 0x41, 0])]);

function hash(content: string | Buffer): Buffer {
  return createHash("sha256").update(content).digest();
}

// CBOR (RFC 8949), as far as it is needed.
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256 ? Buffer.from([(major << 5) | 24, value]) : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
function int(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value);
}
function bytes(content: Buffer): Buffer {
  return Buffer.concat([head(2, content.length), content]);
}
function text(content: string): Buffer {
  return Buffer.concat([head(3, Buffer.byteLength(content)), Buffer.from(content)]);
}
function map(...entries: Array<[Buffer, Buffer]>): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()]);
}

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

// AES-256-GCM, as "nonce tag text" in base64url: a text that somebody changed does not open.
const algorithm = "aes-256-gcm";

/** `key`: 32 bytes. */
export function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(" ");
}

/** What was sealed with this key; undefined with another one. */
export function unseal(key: Buffer, sealed: string): string | undefined {
  const [nonce, tag, text] = sealed.split(" ").map((part) => Buffer.from(part, "base64url"));
  if (!nonce || !tag || !text) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 });
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

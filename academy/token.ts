import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 bits that its holder shows. */
export const createToken = (): string => randomBytes(32).toString("base64url");

/** What is kept of a token: a random one needs no slow hash. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("hex");

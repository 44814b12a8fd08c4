import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { type Asker, inTurn } from "./hashing-queue.ts";
import { remembered } from "./once-at-a-time.ts";

/** argon2id with 19 MiB and two passes (OWASP's minimum, about 30 ms here). Tests, which check two thousand passwords, set it lower. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, as text. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn({ lane: "known", address: "" }, () => hash(password.normalize("NFKC"), passwordCost));

/** Whether `password` made `hashed`. Without a hash it takes as long and answers false. */
export async function passwordMatches(password: string, hashed: string | undefined, asker: Asker): Promise<boolean> {
  const against = hashed ?? (await decoy());
  const same = await inTurn(asker, () => verify(against, password.normalize("NFKC")).catch(() => false));
  return same && hashed !== undefined;
}

const decoy = remembered(() => hashPassword("no one has this password"));

/** Twenty characters that are hard to confuse when read aloud. */
export function generatePassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join("");
}

import type { PasskeyOffer, PasskeyRequest } from "#contract/accounts/passkey.ts";

/** Loaded when a passkey is wanted: most visits to these screens want none. */
const library = () => import("@simplewebauthn/browser");

/** The browser gave no passkey; `message` tells the person why. */
export class NoPasskey extends Error {
  override name = "NoPasskey";
}

const sentences: Record<string, string> = {
  // Cancelled, too slow, or no passkey there: a browser does not say which, so that no site learns what somebody has.
  NotAllowedError: "No passkey was used. You can try again.",
  InvalidStateError: "This device has a passkey for your account already.",
  SecurityError: "Passkeys work at the site's own address only. Open the back office there, and try again.",
};
const anyOther = "This browser could not use a passkey. Try another browser or device.";

/** Whether this browser knows passkeys, which it does only on a secure connection. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined";
}

/** Has the browser ask its person for a passkey. Throws NoPasskey. */
export const showPasskey = (optionsJSON: PasskeyRequest) => asked(async () => (await library()).startAuthentication({ optionsJSON }));

/** Has the browser make a passkey. Throws NoPasskey. */
export const makePasskey = (optionsJSON: PasskeyOffer) => asked(async () => (await library()).startRegistration({ optionsJSON }));

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new NoPasskey((error instanceof Error && sentences[error.name]) || anyOther, { cause: error });
  }
}

import { useSyncExternalStore } from "react";
import { allows, type Permission } from "#contract/accounts/roles.ts";

/** How a session came to its end: the server no longer knows it, the person left, or a backup took the place of all accounts. */
export type Ending = "ended" | "left" | "restored";

export type SignedIn = { username: string; name: string; role: string; lacksSecondStep: boolean };

const nobody: SignedIn = { username: "", name: "", role: "", lacksSecondStep: false };
const tokenKey = "adminToken";
const usernameKey = "adminUsername";
const listeners = new Set<() => void>();
let ending: Ending = "ended";
let leaving = false;
let awaitsRestore = false;
let signedIn = nobody;

/** The session that this browser keeps, or null. */
export function storedToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function keepSession({ token, username }: { token: string; username: string }): void {
  leaving = false;
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(usernameKey, username);
  tell();
}

/** Removes the token and the username (specification, section 4). */
export function dropSession(how: Ending): void {
  // The first call to drop it knows how it ended. Told nevertheless: where the browser's store was cleared, the page hears it only here.
  if (how === "ended" && (leaving || storedToken() === null)) {
    tell();
    return;
  }
  ending = how;
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(usernameKey);
  tell();
}

/** The server no longer knows the session, which is expected only while a backup is restored. */
export function dropUnknownSession(): void {
  dropSession(awaitsRestore ? "restored" : "ended");
}

/** While a backup is restored, the end of the session is the sign that it is done. */
export function awaitRestore(awaits: boolean): void {
  awaitsRestore = awaits;
}

/** After a password change every token has ended; until the person is signed out, nothing is said of that. */
export function dropSessionIn(milliseconds: number): void {
  leaving = true;
  setTimeout(() => dropSession("left"), milliseconds);
}

export function lastEnding(): Ending {
  return ending;
}

/** Whether a session is stored, followed live and across tabs; undefined while the server renders. */
export function useHasToken(): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => storedToken() !== null,
    () => undefined,
  );
}

export function keepSignedIn({ username, name, role, lacksSecondStep }: SignedIn): void {
  const next = { username, name, role, lacksSecondStep };
  if (JSON.stringify(next) === JSON.stringify(signedIn)) return;
  signedIn = next;
  tell();
}

/** Who is signed in; nobody with any right until the server was asked. */
export function useSignedIn(): SignedIn {
  return useSyncExternalStore(
    subscribe,
    () => signedIn,
    () => nobody,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether the person signed in has one of some permissions; true where none is named. This only hides things: the server judges each call. */
export function useAllowed(): (...oneOf: readonly Permission[]) => boolean {
  const { role, lacksSecondStep } = useSignedIn();
  return (...oneOf) => oneOf.length === 0 || (!lacksSecondStep && oneOf.some((permission) => allows(role, permission)));
}

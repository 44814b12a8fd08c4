import { verifiedUser } from "#contract/accounts/account.ts";
import { setAcademyTimeZone } from "../components/moment.ts";
import { call } from "./api-call.ts";
import { dropSession, keepSignedIn, storedToken } from "./session.ts";

let pageIsGoing = false;
if (typeof window !== "undefined") {
  window.addEventListener("pagehide", () => {
    pageIsGoing = true;
  });
  window.addEventListener("pageshow", () => {
    pageIsGoing = false;
  });
}

/** Asks whether the session holds. A failure or network error drops it (specification, section 4); a call cut off by leaving does not. */
export async function verifySession(): Promise<boolean> {
  if (storedToken() === null) return false;
  try {
    const { user, timeZone } = await call("/auth/verify-token", { answer: verifiedUser });
    setAcademyTimeZone(timeZone);
    keepSignedIn(user);
    return true;
  } catch {
    if (!pageIsGoing) dropSession("ended");
    return false;
  }
}

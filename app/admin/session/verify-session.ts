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

/**
 * Asks the server whether the stored session still holds. A failure or a network error removes it (specification,
 * section 4); a call that the browser cut off because the page is being left is neither.
 */
export async function verifySession(): Promise<boolean> {
  if (storedToken() === null) return false;
  try {
    const { user, timeZone } = (await call("/auth/verify-token", { answer: verifiedUser })).body;
    setAcademyTimeZone(timeZone);
    keepSignedIn(user);
    return true;
  } catch {
    if (!pageIsGoing) dropSession("ended");
    return false;
  }
}

import { verifiedUser } from "#contract/accounts/account.ts";
import { setAcademyTimeZone } from "../components/moment.ts";
import { call, Unreachable } from "./api-call.ts";
import { dropSession, keepSignedIn, storedToken } from "./session.ts";

/** Milliseconds to wait for `pagehide`: Safari cuts calls off as soon as another page is asked for, and fires it only then. */
const untilPageIsGone = 1000;
let timesLeft = 0;
if (typeof window !== "undefined")
  window.addEventListener("pagehide", () => {
    timesLeft++;
  });

/**
 * Asks whether the session holds, a second time where no answer came. A failure or network error drops it (specification, section 4);
 * a call cut off by leaving does not.
 */
export async function verifySession(isSecond = false): Promise<boolean> {
  if (storedToken() === null) return false;
  const before = timesLeft;
  try {
    const { user, timeZone } = await call("/auth/verify-token", { answer: verifiedUser });
    setAcademyTimeZone(timeZone);
    keepSignedIn(user);
    return true;
  } catch (error) {
    const isUnheard = error instanceof Unreachable;
    if (isUnheard) await new Promise((resolve) => setTimeout(resolve, untilPageIsGone));
    // The page was left, and somebody came back to it: asks anew.
    if (timesLeft !== before) return verifySession();
    if (isUnheard && !isSecond) return verifySession(true);
    dropSession("ended");
    return false;
  }
}

/** Milliseconds. As long as a proof of who one is: its dialog promises that nobody asks again for ten minutes. */
const holdsFor = 10 * 60_000;

let last = { session: "", at: 0 };

/** The master password was right, in this session. Kept in memory: a page that is loaded anew asks again. */
export function noteUnlocked(session: string | null, now = Date.now()): void {
  last = { session: session ?? "", at: now };
}

/** Whether it was typed in this session within ten minutes: whoever looks at another screen meanwhile is not asked again. */
export function wasUnlocked(session: string | null, now = Date.now()): boolean {
  return session !== null && last.session === session && now - last.at < holdsFor;
}

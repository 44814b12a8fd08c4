const common = /^(password|passwort|qwerty|abc|letmein|welcome|admin|academy|iloveyou|srilanka|colombo|lanka)[\d!@#$%]*$/i;

/** Why a new password is weak, or undefined. It only warns: six characters are accepted (specification, section 5). */
export function weaknessOf(password: string): string | undefined {
  if (password.length < 6) return undefined;
  if (common.test(password) || /^(.)\1*$/.test(password) || isRun(password)) return "This password is easy to guess.";
  if (password.length < 10) return "This password is short. Three or four unrelated words are stronger and easy to remember.";
  return undefined;
}

/** "123456", "abcdef", "fedcba". */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((letter, index) => (letter.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

import { expect, it, vi } from "vitest";

it("a password is kept as argon2id with 19 MiB and two passes, and nothing is right where there is none", async () => {
  // Tests of the academy in the same process give their passwords less.
  vi.resetModules();
  const { hashPassword, passwordMatches } = await import("./password.ts");
  const hashed = await hashPassword("ආයුබෝවන්");
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const asker = { lane: "known", address: "" } as const;
  expect(await passwordMatches("ආයුබෝවන්", hashed, asker)).toBe(true);
  expect(await passwordMatches("ආයුබෝවන", hashed, asker)).toBe(false);
  expect(await passwordMatches("no one has this password", undefined, asker)).toBe(false);
});

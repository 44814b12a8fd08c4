import { expect, it } from "vitest";
import { certified, createAuthenticator, signed } from "#tests/authenticator.ts";
import { vouchesForItself } from "./verify.ts";

it("looks at no certificate of a maker: it may name an address to fetch", async () => {
  const made = (odd: { format?: string; statement?: Buffer }) => createAuthenticator().attestation(odd);
  expect(await vouchesForItself(made({}))).toBe(true);
  expect(await vouchesForItself(made({ format: "packed", statement: signed() }))).toBe(true);
  expect(await vouchesForItself(made({ format: "packed", statement: certified() }))).toBe(false);
  for (const format of ["tpm", "apple", "android-key", "android-safetynet", "fido-u2f"])
    expect(await vouchesForItself(made({ format, statement: certified() }))).toBe(false);
});

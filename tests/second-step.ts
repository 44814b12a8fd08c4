import { TOTP } from "otpauth";
import { admin, type TestAcademy } from "./harness.ts";

/** Turns somebody's second step on; `codeNow` is what their app would show. */
export async function withSecondStep({ call, now }: TestAcademy, token: string, password = admin.password) {
  const { body: offer } = await call("POST", "/api/auth/second-step", { password }, { token });
  const totp = new TOTP({ secret: offer.secret });
  const codeNow = () => totp.generate({ timestamp: now() });
  const { body } = await call("POST", "/api/auth/second-step/confirm", { code: codeNow() }, { token });
  return { codeNow, codes: body.codes as string[], address: offer.address as string };
}

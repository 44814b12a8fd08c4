import { TOTP } from "otpauth";
import { admin, type TestAcademy } from "./harness.ts";

/** Turns somebody's second step on, with the code `used`; `codeNow` is what their app would show. */
export async function withSecondStep({ call, now }: TestAcademy, token: string, password = admin.password) {
  const { body: offer } = await call("POST", "/api/auth/second-step", { password }, { token });
  const totp = new TOTP({ secret: offer.secret });
  const codeNow = () => totp.generate({ timestamp: now() });
  const used = codeNow();
  const { body } = await call("POST", "/api/auth/second-step/confirm", { code: used }, { token });
  return { codeNow, used, codes: body.codes as string[], address: offer.address as string };
}

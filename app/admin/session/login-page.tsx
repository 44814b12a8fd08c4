import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { pageTypeContext } from "#app/context.ts";
import { session } from "#contract/accounts/account.ts";
import { Notice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import type { Route } from "./+types/login-page";
import { api } from "./api-call.ts";
import { CodeForm } from "./code-form.tsx";
import { ForgottenForm } from "./forgotten-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { keepSession, storedToken } from "./session.ts";
import { enterBackOffice } from "./sign-in-document.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { verifySession } from "./verify-session.ts";

export const middleware: Route.MiddlewareFunction[] = [({ context }) => context.set(pageTypeContext, "sign-in")];

export const meta = () => [{ title: "Sign in · Back office" }, { name: "robots", content: "noindex, nofollow" }];

/** The page to sign in. A person who is signed in already goes on at once (specification, section 2). */
export default function LoginPage() {
  const [checked, setChecked] = useState(false);
  const [step, setStep] = useState<string>();
  const [forgotten, setForgotten] = useState(false);
  const [params] = useSearchParams();
  const location = useLocation();
  const next = params.get("next");
  const told = (name: string): unknown => (typeof location.state === "object" ? location.state?.[name] : undefined);
  const known = params.get("username") ?? told("username");

  useEffect(() => {
    let gone = false;
    const check = storedToken() === null ? Promise.resolve(false) : verifySession();
    check.then((valid) => {
      if (gone) return;
      if (valid) enterBackOffice(next);
      else setChecked(true);
    });
    return () => {
      gone = true;
    };
  }, [next]);

  async function signIn(passkey: object) {
    keepSession(await api.post("/auth/login/passkey", passkey, session, { ownCredentials: true }));
    enterBackOffice(next);
  }

  if (!checked) return <Waiting page>Verifying authentication...</Waiting>;
  return (
    <SignInFrame
      title={forgotten ? "A new password" : "Admin Login"}
      below={
        <a href="/" className="text-lagoon underline underline-offset-4">
          Back to the website
        </a>
      }
    >
      {told("restored") === true ? (
        <Notice role="status">The backup is restored. Please sign in as one of the people in it, with their password.</Notice>
      ) : null}
      {told("sessionEnded") === true ? (
        <Notice role="status">
          Your session has ended. Please sign in again; what you typed is kept and you will be back where you were.
        </Notice>
      ) : null}
      {step !== undefined ? (
        <CodeForm step={step} onSignedIn={() => enterBackOffice(next)} onBack={() => setStep(undefined)} />
      ) : forgotten ? (
        <ForgottenForm onBack={() => setForgotten(false)} />
      ) : (
        <>
          <LoginForm known={typeof known === "string" ? known : ""} onSignedIn={() => enterBackOffice(next)} onStep={setStep} />
          <PasskeyButton send={signIn} />
          <button type="button" className="min-h-11 text-lagoon underline underline-offset-4" onClick={() => setForgotten(true)}>
            Forgotten your password?
          </button>
        </>
      )}
    </SignInFrame>
  );
}

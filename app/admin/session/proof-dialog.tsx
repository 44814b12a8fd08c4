import { useEffect, useRef, useState } from "react";
import type { ProofWays } from "#contract/accounts/own-account.ts";
import { passkeyRequest } from "#contract/accounts/passkey.ts";
import { Button } from "../components/button.tsx";
import { TextField } from "../components/field.tsx";
import { FormModal } from "../components/form-modal.tsx";
import { PasskeyIcon } from "../components/icons.tsx";
import { Modal } from "../components/modal.tsx";
import { type Trouble, TroubleNotice } from "../components/notice.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { call, nothing, onProofNeeded, Refused } from "./api-call.ts";
import { knowsPasskeys, NoPasskey, showPasskey } from "./passkeys.ts";
import { useSignedIn } from "./session.ts";
import { isSessionEnd, troubleOf } from "./trouble.ts";

const at = "/auth/proof";
const byPassword = (password: string, code?: string) =>
  call(at, { method: "POST", body: { password, ...(code !== undefined && { code }) }, answer: nothing });

type Asked = { ways: ProofWays; password: string; done: () => void; refuse: (why: Error) => void };

/** Asks whoever presses something that decides who comes in to prove who they are; then what was pressed goes on. */
export function ProofDialog() {
  const [asked, setAsked] = useState<Asked>();
  const open = useRef<Asked>(undefined);

  useEffect(() => {
    const stop = onProofNeeded(async (ways, password = "") => {
      // They just typed it: asked again only for what it does not prove.
      if (password !== "" && ways.password && !ways.code) return void (await byPassword(password));
      await new Promise<void>((done, refuse) => {
        open.current = { ways, password, done, refuse };
        setAsked(open.current);
      }).finally(() => {
        open.current = undefined;
        setAsked(undefined);
      });
    });
    return () => {
      stop();
      open.current?.refuse(unconfirmed());
    };
  }, []);

  return asked ? <Ask {...asked} /> : null;
}

const unconfirmed = () => {
  const sentence = "You did not confirm that it is you. Nothing was changed, and nothing you typed is lost.";
  return new Refused(403, "", { error: sentence, message: sentence });
};

function Ask({ ways, password: known, done, refuse }: Asked) {
  const { username } = useSignedIn();
  const [typed, setTyped] = useState({ password: known, code: "" });
  const [errors, setErrors] = useState<{ password?: string; code?: string }>({});
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);
  const close = () => (busy ? undefined : refuse(unconfirmed()));

  async function tried(work: () => Promise<unknown>) {
    setErrors({});
    setTrouble(undefined);
    setBusy(true);
    try {
      await work();
      done();
    } catch (failed) {
      setBusy(false);
      if (isSessionEnd(failed)) return refuse(failed instanceof Error ? failed : unconfirmed());
      const issue = failed instanceof Refused ? failed.issues.find(({ path }) => path in typed) : undefined;
      const words = "This could not be confirmed";
      if (issue) setErrors({ [issue.path]: issue.message });
      else
        setTrouble(
          failed instanceof NoPasskey
            ? { title: words, detail: failed.message }
            : troubleOf(failed, { refused: words, unreachable: words }),
        );
    }
  }

  const withPassword = () => {
    const missing = {
      ...(typed.password === "" && { password: "This field is required." }),
      ...(ways.code && typed.code.trim() === "" && { code: "This field is required." }),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) void tried(() => byPassword(typed.password, ways.code ? typed.code : undefined));
  };
  const withPasskey = () =>
    tried(async () => {
      const { body: request } = await call("/auth/login/passkey", { answer: passkeyRequest });
      await call(`${at}/passkey`, { method: "POST", body: await showPasskey(request), answer: nothing });
    });

  const title = "Confirm that it is you";
  const why = <p>Only you may do this, so we ask once more. Then what you pressed goes on, and for ten minutes nobody asks again.</p>;
  const passkey =
    ways.passkey && knowsPasskeys() ? (
      <Button
        className="w-full"
        busy={busy && !ways.password ? "Waiting for your device..." : undefined}
        disabled={busy}
        onClick={withPasskey}
      >
        <PasskeyIcon />
        Use a passkey
      </Button>
    ) : null;

  if (!ways.password)
    return (
      <Modal title={title} onClose={close} footer={<Button onClick={close}>Cancel</Button>}>
        <div className="space-y-4">
          {why}
          {passkey ?? <p>You sign in with a passkey, and this browser cannot use one. Please go on in the browser that can.</p>}
          {trouble ? <TroubleNotice trouble={trouble} /> : null}
        </div>
      </Modal>
    );
  return (
    <FormModal
      title={title}
      submit="Confirm"
      busy={busy ? "Checking..." : undefined}
      onSave={withPassword}
      onSubmit={withPassword}
      onClose={close}
    >
      {why}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={typed.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
        error={errors.password}
      />
      {ways.code ? (
        <TextField
          label="Code"
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          hint="The six digits that your app shows now, or one of your recovery codes."
          value={typed.code}
          onChange={(event) => setTyped({ ...typed, code: event.target.value })}
          error={errors.code}
        />
      ) : null}
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
      {passkey}
    </FormModal>
  );
}

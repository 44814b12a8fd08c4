import { useEffect, useRef, useState } from "react";
import type { ProofWays } from "#contract/accounts/own-account.ts";
import { Button } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";
import { api, onProofNeeded, Refused } from "./api-call.ts";
import { CredentialsDialog } from "./credentials-dialog.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { knowsPasskeys } from "./passkeys.ts";
import { isSessionEnd } from "./trouble.ts";

const at = "/auth/proof";
const byPassword = (password: string, code?: string) => api.post(at, { password, ...(code !== undefined && { code }) });

type Asked = { ways: ProofWays; password: string; done: () => void; refuse: (why: Error) => void };

/** Asks people to prove who they are before something that decides who has access; then what they pressed goes on. */
export function ProofDialog() {
  const [asked, setAsked] = useState<Asked>();
  const open = useRef<Asked>(undefined);

  useEffect(() => {
    const stop = onProofNeeded(async (ways, password = "") => {
      // The password that was just typed is enough where no code is asked for.
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

function Ask({ ways, password, done, refuse }: Asked) {
  const close = () => refuse(unconfirmed());

  async function proved(proof: Promise<unknown>) {
    try {
      await proof;
      done();
    } catch (failed) {
      if (failed instanceof Refused && isSessionEnd(failed)) refuse(failed);
      throw failed;
    }
  }

  const title = "Confirm that it is you";
  const why = <p>Only you may do this, so we ask once more. Then what you pressed goes on, and for ten minutes nobody asks again.</p>;
  const passkey = ways.passkey ? <PasskeyButton send={(body) => proved(api.post(`${at}/passkey`, body))} /> : null;

  if (!ways.password)
    return (
      <Modal title={title} onClose={close} footer={<Button onClick={close}>Cancel</Button>}>
        {why}
        {passkey && knowsPasskeys() ? (
          passkey
        ) : (
          <p>You sign in with a passkey, and this browser cannot use one. Please go on in the browser that can.</p>
        )}
      </Modal>
    );
  return (
    <CredentialsDialog
      title={title}
      submit="Confirm"
      asks={ways.code ? ["password", "code"] : ["password"]}
      hints={{ code: "The six digits that your app shows now, or one of your recovery codes." }}
      known={password}
      failed="This could not be confirmed"
      onSend={(typed) => proved(byPassword(typed.password, ways.code ? typed.code : undefined))}
      onClose={close}
      after={passkey}
    >
      {why}
    </CredentialsDialog>
  );
}

import { useEffect, useState } from "react";
import { linkAnswer } from "#contract/accounts/person.ts";
import { z } from "#contract/zod.ts";
import { PrimaryButton } from "../components/button.tsx";
import { Notice, type Trouble, TroubleNotice } from "../components/notice.tsx";
import { NewPasswordField } from "../components/password-field.tsx";
import { SentForm } from "../components/sent-form.tsx";
import { PrimaryLink } from "../components/text-link.tsx";
import { Waiting } from "../components/waiting.tsx";
import { api, Refused } from "./api-call.ts";
import { dropSession } from "./session.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { failureOf } from "./trouble.ts";

export const meta = () => [{ title: "Choose a password · Back office" }, { name: "robots", content: "noindex, nofollow" }];

type Opened = { token: string; person: z.output<typeof linkAnswer> };
const answer = z.object({ username: z.string() });
const confirmed = z.object({ email: z.string() });

/** The page of a link with which a person chooses a password, once. A mailed link has a second secret, after a dot, which proves that they read that mailbox. */
export default function WelcomePage() {
  const [opened, setOpened] = useState<Opened>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [done, setDone] = useState("");
  const [email, setEmail] = useState("");
  const [isForAddress, setForAddress] = useState(false);

  useEffect(() => {
    // After the "#", so that no server and no other site hears of it.
    const [token = "", secret = ""] = window.location.hash.slice(1).split(".");
    if (token === "" && secret === "") return setTrouble(notWhole);
    const isOnly = token === "";
    setForAddress(isOnly);
    if (secret !== "")
      api.post("/auth/confirm-email", { token: secret }, confirmed, { ownCredentials: true }).then(
        ({ email }) => setEmail(email),
        // A link that is opened twice confirmed the address the first time.
        (error: unknown) => (isOnly ? setTrouble(linkTrouble(error)) : undefined),
      );
    if (isOnly) return;
    api.post("/auth/read-link", { token }, linkAnswer, { ownCredentials: true }).then(
      (person) => setOpened({ token, person }),
      (error: unknown) => setTrouble(linkTrouble(error)),
    );
  }, []);

  return (
    <SignInFrame
      title={isForAddress ? "Your e-mail address" : opened?.person.isNew ? `Welcome, ${opened.person.name}` : "Choose a password"}
    >
      <TroubleNotice trouble={trouble} />
      {done ? (
        <>
          <Notice role="status">Your password is set. Sign in with it now; your username is {done}.</Notice>
          <PrimaryLink to={`/admin/login?username=${encodeURIComponent(done)}`} reloadDocument>
            Go to the sign-in page
          </PrimaryLink>
        </>
      ) : null}
      {isForAddress && email ? (
        <>
          <Notice role="status">Thank you. What concerns your account is mailed to {email} from now on.</Notice>
          <PrimaryLink to="/admin/account" reloadDocument>
            Go to My account
          </PrimaryLink>
        </>
      ) : null}
      {!opened && !trouble && !(isForAddress && email) ? <Waiting>Opening the link...</Waiting> : null}
      {opened && !done ? <ChooseForm {...opened} onTrouble={setTrouble} onDone={setDone} /> : null}
    </SignInFrame>
  );
}

type ChooseFormProps = Opened & { onTrouble: (trouble: Trouble | undefined) => void; onDone: (username: string) => void };

function ChooseForm({ token, person, onTrouble, onDone }: ChooseFormProps) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  async function choose() {
    setError("");
    onTrouble(undefined);
    setBusy(true);
    try {
      const body = { token, newPassword: password };
      const { username } = await api.post("/auth/choose-password", body, answer, { ownCredentials: true });
      // Somebody else may still be signed in in this browser.
      dropSession("left");
      window.history.replaceState(window.history.state, "", window.location.pathname);
      onDone(username);
    } catch (failed) {
      setBusy(false);
      if (failed instanceof Refused && failed.status === 400) setError(failed.message);
      else onTrouble(linkTrouble(failed));
    }
  }

  return (
    <SentForm onSend={choose}>
      <p>
        Your username is <strong className="wrap-anywhere">{person.username}</strong>.
      </p>
      <input type="hidden" name="username" autoComplete="username" value={person.username} readOnly />
      <NewPasswordField
        typed={password}
        name="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={error}
      />
      <PrimaryButton type="submit" className="w-full" busy={busy && "Saving..."}>
        Set the password
      </PrimaryButton>
    </SentForm>
  );
}

const notWhole: Trouble = { title: "This link is not whole", detail: "Please copy all of it, to its last letter, and open it again." };

function linkTrouble(error: unknown): Trouble {
  return failureOf(error, "The link could not be opened");
}

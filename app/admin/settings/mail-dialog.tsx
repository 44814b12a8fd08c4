import { useState } from "react";
import { type MailState, mailSetupInput, tryMailInput } from "#contract/operations/mail.ts";
import type { z } from "#contract/zod.ts";
import { option, SelectField, TextField } from "../components/field.tsx";
import { FormModal } from "../components/form-modal.tsx";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { useDiscardQuestion } from "../forms/use-discard-question.tsx";
import { api, Refused } from "../session/api-call.ts";
import { useKeptWords } from "../session/kept-words.ts";
import { useStep } from "../session/trouble.ts";
import { TestMail } from "./test-mail.tsx";

const encryptions = { tls: "TLS from the start", starttls: "STARTTLS" };
const usualPorts = { tls: "465", starttls: "587" };

type Typed = {
  host: string;
  port: string;
  encryption: keyof typeof encryptions;
  username: string;
  password: string;
  from: string;
  to: string;
};

/** What was typed, as it is sent: without a host there is no mail server, and an empty password means the stored one. */
function setupOf({ host, port, encryption, username, password, from, to }: Typed) {
  const server = { host, port, encryption, username, ...(password !== "" && { password }) };
  return { server: host.trim() === "" ? null : server, from, to: to.split(/[\s,;]+/).filter((one) => one !== "") };
}

type MailDialogProps = { state: MailState; onSaved: (hasServer: boolean) => Promise<void>; onClose: () => void };

/** The mail server, its account, the sender and who is told of enquiries, to be tried before they are saved. */
export function MailDialog({ state, onSaved, onClose }: MailDialogProps) {
  const { server, own, hasPassword } = state;
  const [first] = useState<Typed>({
    host: server?.host ?? "",
    port: String(server?.port ?? usualPorts.tls),
    encryption: server?.encryption ?? "tls",
    username: server?.username ?? "",
    password: "",
    from: own.from,
    to: own.to.join(", "),
  });
  const [typed, setTyped] = useState(first);
  const way = JSON.stringify({ ...setupOf(typed), to: [] });
  /** The setups that are saved without a question: the present one, and those that took a test mail. */
  const [tried, setTried] = useState([way]);
  const [asked, setAsked] = useState("");
  const [issues, setIssues] = useState<readonly { path: string; message: string }[]>([]);
  const { busy, trouble, take } = useStep();
  const isTyped = JSON.stringify(typed) !== JSON.stringify(first);
  const { close, question } = useDiscardQuestion(isTyped, onClose);
  useKeptWords(
    { form: "mail", title: "How mail is sent" },
    () => (isTyped ? { ...typed, password: "" } : undefined),
    (values) => setTyped((now) => ({ ...now, ...values })),
  );
  const field = (name: Exclude<keyof Typed, "encryption">, path: string) => ({
    value: typed[name],
    error: issues.find((issue) => issue.path === path || issue.path.startsWith(`${path}.`))?.message,
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
  });

  /** Does a call, and shows what the server refuses at its field. */
  async function sent<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    setIssues([]);
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused) setIssues(error.issues);
      throw error;
    }
  }

  function judged<Output>(schema: z.ZodType<Output>, given: object): Output | undefined {
    const { data, error } = schema.safeParse(given);
    setIssues(error?.issues.map(({ path, message }) => ({ path: path.join("."), message })) ?? []);
    return data;
  }

  async function save() {
    const body = judged(mailSetupInput, setupOf(typed));
    if (!body) return;
    if (body.server && way !== asked && !tried.includes(way)) return setAsked(way);
    await take("How mail is sent was not changed", async () => {
      await sent(() => api.put("/mail", body));
      await onSaved(body.server !== null);
    });
  }

  const keepsPassword = hasPassword && typed.password === "";
  return (
    <FormModal
      title="How mail is sent"
      submit="Save"
      busy={busy ? "Saving..." : undefined}
      returnTo="set-up-mail"
      onSubmit={save}
      onClose={close}
      over={
        <>
          {question}
          {typed.host.trim() === "" ? null : (
            <div className="mt-5">
              <TestMail
                yours={state.yours || state.to.split(", ")[0] || ""}
                title="Try it before you save: send a test mail to"
                typed={(to) => {
                  const { server, from } = setupOf(typed);
                  return judged(tryMailInput, { to, server, from });
                }}
                sent={sent}
                onTaken={() => setTried([...tried, way])}
              />
            </div>
          )}
        </>
      }
    >
      <TroubleNotice trouble={trouble} />
      {asked === way && !tried.includes(way) ? (
        <Notice look="warning" role="status">
          No test mail went this way yet. Send one below, or press “Save” again to save it as it is.
        </Notice>
      ) : null}
      <TextField
        label="Mail server"
        hint="Your mail provider's help names it, for example smtp.example.com. Leave it empty to send no mail."
        {...field("host", "server.host")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Encryption"
          value={typed.encryption}
          onChange={({ target }) => {
            const encryption = target.value === "starttls" ? "starttls" : "tls";
            setTyped((now) => ({ ...now, encryption, port: now.port === usualPorts[now.encryption] ? usualPorts[encryption] : now.port }));
          }}
        >
          {Object.entries(encryptions).map(([value, words]) => option(value, words))}
        </SelectField>
        <TextField label="Port" inputMode="numeric" hint={`Usually ${usualPorts[typed.encryption]}.`} {...field("port", "server.port")} />
      </div>
      <TextField
        label="User"
        autoCapitalize="none"
        spellCheck={false}
        hint="Often the whole e-mail address. Empty: nobody signs in."
        {...field("username", "server.username")}
      />
      <PasswordField
        label="Password of the mail account"
        required={false}
        autoComplete="new-password"
        hint={
          keepsPassword
            ? "One is kept, and shown to nobody. Type it again only for another server or user."
            : "Kept sealed, shown to nobody and in no backup."
        }
        {...field("password", "server.password")}
      />
      <TextField label="Mail comes from" type="email" hint="Empty: the academy's e-mail." {...field("from", "from")} />
      <TextField label="Enquiries go to" hint="Up to five addresses, with commas. Empty: the academy's e-mail." {...field("to", "to")} />
    </FormModal>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { ownAccount, ownEmail } from "#contract/accounts/own-account.ts";
import { z } from "#contract/zod.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { TextField } from "../components/field.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { TextLink } from "../components/text-link.tsx";
import { setFields, showingIssues, useFormOf } from "../forms/fields-by-name.ts";
import { useDiscardQuestion } from "../forms/use-discard-question.tsx";
import { Loaded } from "../lists/list-states.tsx";
import { api } from "../session/api-call.ts";
import { useKeptWords } from "../session/kept-words.ts";
import { useAllowed } from "../session/session.ts";
import { useStep } from "../session/trouble.ts";
import { ownAccountQuery } from "./own-account-query.ts";

/** The mailbox that hears of changes of one's account, and where a link for a new password goes. */
export function OwnEmail() {
  const client = useQueryClient();
  const isAllowed = useAllowed();
  const query = useQuery(ownAccountQuery);
  const { form, field } = useFormOf(ownEmail, { email: "" });
  const { busy, trouble, setTrouble, take } = useStep();
  const { isDirty, isSubmitting } = form.formState;
  const { question } = useDiscardQuestion(isDirty);
  useKeptWords(
    { form: "e-mail", title: "E-mail" },
    () => (isDirty ? form.getValues() : undefined),
    (values) => setFields(form, values),
  );

  async function save(email: string) {
    const account = await api.put("/auth/email", { email }, ownAccount);
    client.setQueryData(ownAccountQuery.queryKey, account);
    form.reset({ email: "" });
    if (account.waiting === "") toast.success(`Mail about your account goes to ${account.email}`);
    else toast.success(account.canMail ? `Open the link that was sent to ${email}` : `${email} is kept`);
  }

  async function sendLink() {
    const { mailed } = await api.post("/auth/email/link", undefined, z.object({ mailed: z.boolean() }));
    if (mailed) toast.success("The link is on its way");
    else setTrouble({ title: "The link was not sent", detail: "The mail server did not take it. Please try again in a while." });
  }

  return (
    <Card
      id="e-mail"
      title="E-mail"
      about="Here you hear when somebody changes how your account is entered, and get a link for a new password. An address counts once you opened the link that is sent to it."
    >
      <Loaded query={query} what="Your e-mail address">
        {(data) => (
          <>
            <dl className="space-y-1">
              {data.email ? <Address email={data.email} badge="Confirmed" look="success" /> : null}
              {data.waiting ? <Address email={data.waiting} badge="Not confirmed yet" look="warning" /> : null}
            </dl>
            {data.waiting && data.canMail ? (
              <Button busy={busy === "link" && "Sending..."} onClick={() => take("The link was not sent", sendLink, "link")}>
                Send the link
              </Button>
            ) : null}
            {data.waiting && !data.canMail ? (
              <p>
                No mail server is set up here, so no link can be sent to it.{" "}
                {isAllowed("people") ? <TextLink to="/admin/settings#mail">Set up mail</TextLink> : null}
              </p>
            ) : null}
            <form
              noValidate
              onSubmit={form.handleSubmit(({ email }) => take("The address was not changed", () => showingIssues(form, () => save(email))))}
              className="space-y-4"
            >
              <TextField
                label={data.email || data.waiting ? "Another address" : "Your e-mail address"}
                type="email"
                autoComplete="email"
                {...field("email")}
              />
              <TroubleNotice trouble={trouble} />
              <Button type="submit" busy={isSubmitting && "Saving..."}>
                Save the address
              </Button>
            </form>
          </>
        )}
      </Loaded>
      {question}
    </Card>
  );
}

function Address({ email, badge, look }: { email: string; badge: string; look: "success" | "warning" }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <dt className="font-semibold wrap-anywhere">{email}</dt>
      <dd>
        <Badge look={look}>{badge}</Badge>
      </dd>
    </div>
  );
}

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { passwordChange } from "#contract/accounts/account.ts";
import { signOutDelay } from "#contract/limits.ts";
import { z } from "#contract/zod.ts";
import { PrimaryButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { NewPasswordField, PasswordField } from "../components/password-field.tsx";
import { useFormOf } from "../forms/fields-by-name.ts";
import { useDiscardQuestion } from "../forms/use-discard-question.tsx";
import { api, nothing } from "../session/api-call.ts";
import { dropSessionIn } from "../session/session.ts";
import { useSending } from "../session/use-sending.ts";

const schema = passwordChange
  .extend({ confirmation: z.string().min(1, "This field is required.") })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ["confirmation"],
    message: "New passwords do not match",
    // The two are compared even while another field is still wrong.
    when: ({ value }) => typeof value === "object" && value !== null && "confirmation" in value && value.confirmation !== "",
  });

const blank = { currentPassword: "", newPassword: "", confirmation: "", masterPassword: "" };

/** The admin's own password; success ends every session, this one after three seconds (specification, section 4). */
export function PasswordChangeForm() {
  const { form, field } = useFormOf(schema, blank);
  const { error, send } = useSending({ refused: "Password change failed" });
  const [done, setDone] = useState(false);
  const newPassword = useWatch({ control: form.control, name: "newPassword" });
  const { question } = useDiscardQuestion(form.formState.isDirty);

  const submit = form.handleSubmit(async ({ confirmation: _, ...body }) => {
    const went = await send(async () => {
      await api.post("/auth/change-admin-password", body, nothing, { ownCredentials: true });
      dropSessionIn(signOutDelay);
      setDone(true);
      form.reset(blank);
    });
    if (!went) form.setFocus("currentPassword");
  });

  return (
    <Card title="Admin Password Change">
      <form noValidate onSubmit={submit} className="space-y-4">
        <PasswordField label="Current password" autoComplete="current-password" {...field("currentPassword")} />
        <NewPasswordField typed={newPassword} {...field("newPassword")} />
        <PasswordField label="Confirm new password" autoComplete="new-password" {...field("confirmation")} />
        <PasswordField label="Master password" autoComplete="off" {...field("masterPassword")} />
        {error ? <TroubleNotice trouble={{ title: error, detail: "" }} /> : null}
        {done ? <Notice role="status">Password changed successfully! You will be signed out in 3 seconds...</Notice> : null}
        <PrimaryButton type="submit" busy={form.formState.isSubmitting && "Changing Password..."} disabled={done}>
          Change Password
        </PrimaryButton>
      </form>
      {question}
    </Card>
  );
}

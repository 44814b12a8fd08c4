import { useState } from "react";
import { useWatch } from "react-hook-form";
import { toast } from "sonner";
import { ownPasswordChange } from "#contract/accounts/account.ts";
import { PrimaryButton } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { NewPasswordField, PasswordField } from "../components/password-field.tsx";
import { useFormOf } from "../forms/fields-by-name.ts";
import { useDiscardQuestion } from "../forms/use-discard-question.tsx";
import { api, nothing, Refused } from "../session/api-call.ts";
import { useSignedIn } from "../session/session.ts";

const blank = { currentPassword: "", newPassword: "" };

/** One's own password, with the old one. This session goes on; the others end. */
export function OwnPasswordForm() {
  const { username } = useSignedIn();
  const { form, field } = useFormOf(ownPasswordChange, blank);
  const [error, setError] = useState("");
  const newPassword = useWatch({ control: form.control, name: "newPassword" });
  const { question } = useDiscardQuestion(form.formState.isDirty);

  const submit = form.handleSubmit(async (body) => {
    setError("");
    try {
      await api.post("/auth/change-password", body, nothing, { password: body.currentPassword });
      form.reset(blank);
      toast.success("Password changed. You are signed out everywhere else.");
    } catch (trouble) {
      // The proof that is asked for after ten minutes is this very password.
      const isWrong = trouble instanceof Refused && trouble.issues.some(({ path }) => path === "password");
      const said = isWrong
        ? "Current password is incorrect"
        : trouble instanceof Refused
          ? trouble.message || "Password change failed"
          : "";
      setError(said || "Network error. Please try again.");
      form.setFocus("currentPassword");
    }
  });

  return (
    <Card title="Change my password">
      <form noValidate onSubmit={submit} className="space-y-4">
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <PasswordField label="Current password" autoComplete="current-password" {...field("currentPassword")} />
        <NewPasswordField typed={newPassword} {...field("newPassword")} />
        {error ? <TroubleNotice trouble={{ title: error, detail: "" }} /> : null}
        <PrimaryButton type="submit" busy={form.formState.isSubmitting && "Changing Password..."}>
          Change password
        </PrimaryButton>
      </form>
      {question}
    </Card>
  );
}

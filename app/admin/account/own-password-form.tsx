import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { toast } from "sonner";
import { ownPasswordChange } from "#contract/accounts/account.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { NewPasswordField, PasswordField } from "../components/password-field.tsx";
import { useLeaveGuard } from "../components/use-leave-guard.ts";
import { DiscardDialog } from "../forms/discard-dialog.tsx";
import { call, nothing, Refused } from "../session/api-call.ts";
import { useSignedIn } from "../session/session.ts";

const blank = { currentPassword: "", newPassword: "" };

/** One's own password, with the old one. This session goes on; the others end. */
export function OwnPasswordForm() {
  const { username } = useSignedIn();
  const { register, handleSubmit, reset, control, formState, setFocus } = useForm({
    defaultValues: blank,
    resolver: zodResolver(ownPasswordChange, undefined, { mode: "sync" }),
  });
  const [error, setError] = useState("");
  const newPassword = useWatch({ control, name: "newPassword" });
  const leave = useLeaveGuard(formState.isDirty);
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    setError("");
    try {
      await call("/auth/change-password", { method: "POST", body, answer: nothing, password: body.currentPassword });
      reset(blank);
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
      setFocus("currentPassword");
    }
  });

  return (
    <Card title="Change my password">
      <form noValidate onSubmit={submit} className="space-y-4">
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...register("currentPassword")}
          error={errors.currentPassword?.message}
        />
        <NewPasswordField typed={newPassword} {...register("newPassword")} error={errors.newPassword?.message} />
        {error ? <TroubleNotice trouble={{ title: error, detail: "" }} /> : null}
        <Button type="submit" look="primary" busy={isSubmitting ? "Changing Password..." : undefined}>
          Change password
        </Button>
      </form>
      {leave.asked ? <DiscardDialog onKeep={leave.stay} onDiscard={leave.go} /> : null}
    </Card>
  );
}

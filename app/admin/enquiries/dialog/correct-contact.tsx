import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { EnquiryChange } from "#contract/enquiries/enquiry.ts";
import { TextField } from "../../components/field.tsx";
import type { EnquiryForm } from "./enquiry-form.ts";
import { PhoneField } from "./phone-field.tsx";

/** Who asked and how they are reached, to be corrected. It stays open while something in it is typed or wrong. */
export function CorrectContact({ form }: { form: UseFormReturn<EnquiryForm, unknown, EnquiryChange> }) {
  const [isOpen, setOpen] = useState(false);
  const { errors, dirtyFields } = form.formState;
  const isUsed = (["name", "email", "phone"] as const).some((name) => errors[name] || dirtyFields[name]);
  return (
    <details open={isOpen || isUsed} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit min-h-6 font-semibold">Correct name, e-mail or phone</summary>
      <div className="mt-3 space-y-3">
        <TextField label="Name" required maxLength={200} {...form.register("name")} error={errors.name?.message} />
        <TextField label="E-mail" type="email" maxLength={254} {...form.register("email")} error={errors.email?.message} />
        <PhoneField
          field={form.register("phone")}
          value={form.getValues("phone")}
          hint="Two numbers: with a comma between them."
          error={errors.phone?.message}
        />
      </div>
    </details>
  );
}

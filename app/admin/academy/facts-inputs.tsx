import { Controller, useFormContext } from "react-hook-form";
import { TextField } from "../components/field.tsx";
import { FieldGroup } from "../forms/field-group.tsx";
import { messageOf } from "../forms/message-of.ts";
import { TextListField } from "../forms/text-list-field.tsx";
import type { FactsValues } from "./facts-values.ts";
import { LinkInputs } from "./link-inputs.tsx";
import { OtherDaysInputs } from "./other-days-inputs.tsx";
import { PhoneInputs } from "./phone-inputs.tsx";
import { WeekInputs } from "./week-inputs.tsx";

export function FactsInputs() {
  const { control, register, formState } = useFormContext<FactsValues>();
  const { errors } = formState;
  const list = (name: "address" | "languages", label: string, entry: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <TextListField label={label} entry={entry} value={value} onChange={onChange} error={messageOf(errors[name])} />
      )}
    />
  );
  return (
    <>
      <FieldGroup
        title="Name"
        shown="top and bottom of every page, titles in search results, mails, policies, the app on a phone's home screen."
      >
        <TextField label="Name of the academy" required error={errors.name?.message} {...register("name")} />
      </FieldGroup>
      <FieldGroup
        title="Phone, e-mail and chat"
        shown="bottom of every page, contact page, chat button, policies, mails to visitors, search engines. Enquiries are mailed here too, unless the server is set up otherwise."
      >
        <PhoneInputs />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="E-mail" type="email" required error={errors.email?.message} {...register("email")} />
          <TextField
            label="WhatsApp number"
            type="tel"
            required
            hint="For example: 077 123 4567, or with another country's code: +49 151 2345678"
            error={errors.chatNumber?.message}
            {...register("chatNumber")}
          />
        </div>
        {list("languages", "Languages in which you answer", "Language")}
      </FieldGroup>
      <FieldGroup title="Address" shown="bottom of every page, contact page, policies, search engines and maps.">
        {list("address", "Address", "Line")}
        <div className="grid gap-5 sm:grid-cols-[14rem_1fr]">
          <TextField label="City" required error={errors.city?.message} {...register("city")} />
          <TextField
            label="Link to a map"
            type="url"
            hint="Open the place in a map, choose Share, and paste the link."
            error={errors.map?.message}
            {...register("map")}
          />
        </div>
      </FieldGroup>
      <FieldGroup
        title="Opening hours"
        shown="bottom of every page, contact page, chat, home page, course questions, terms, mails to visitors, search engines."
      >
        <WeekInputs />
      </FieldGroup>
      <FieldGroup
        title="Holidays and other days"
        shown="beside the opening hours from 60 days before until they are over, in mails to visitors and for search engines."
      >
        <OtherDaysInputs />
      </FieldGroup>
      <FieldGroup title="Links" shown="bottom of every page and search engines. A link without an address is not shown.">
        <LinkInputs />
      </FieldGroup>
    </>
  );
}

import { zodResolver } from "@hookform/resolvers/zod";
import { type FieldErrors, useForm } from "react-hook-form";
import { type Invitation, invitation, type Person, personInput } from "#contract/accounts/person.ts";
import { type Role, roleNames, roles } from "#contract/accounts/roles.ts";
import { Choice, Choices } from "../components/choice.tsx";
import { TextField } from "../components/field.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import { invite, type MadeLink, updatePerson } from "./person-calls.ts";

const blank: Invitation = { name: "", email: "", username: "", role: "editor" };

/** A new person: name, how to reach them, what they may do. */
export function InviteDialog({ onMade, onClose }: { onMade: (made: MadeLink) => void; onClose: () => void }) {
  const form = useForm({
    defaultValues: blank,
    resolver: zodResolver(invitation, undefined, { mode: "sync" }),
  });
  const { register, formState } = form;
  return (
    <FormDialog
      title="Invite somebody"
      submit="Make the account"
      returnTo="invite"
      form={form}
      save={async (values) => onMade(await invite(values))}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        error={formState.errors.name?.message}
        hint="For example: Nadeesha Perera. Their work is signed with it."
        {...register("name")}
      />
      <TextField label="E-mail" type="email" required error={formState.errors.email?.message} {...register("email")} />
      <TextField
        label="Username"
        required
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.username?.message}
        hint="For example: nadeesha. They sign in with it, and it cannot be changed later."
        {...register("username")}
      />
      <RoleChoice errors={formState.errors} register={register("role")} />
    </FormDialog>
  );
}

export function PersonDialog({ person, onSaved, onClose }: { person: Person; onSaved: (person: Person) => void; onClose: () => void }) {
  const role = roleNames.find((name) => name === person.role) ?? "desk";
  const form = useForm({
    defaultValues: { name: person.name, email: person.email, role },
    resolver: zodResolver(personInput, undefined, { mode: "sync" }),
  });
  const { register, formState } = form;
  return (
    <FormDialog
      title={`Edit ${person.name}`}
      submit="Save"
      returnTo="invite"
      form={form}
      save={async (values) => onSaved(await updatePerson(person.id, values))}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        error={formState.errors.name?.message}
        hint="Work they did before stays under the name it was signed with."
        {...register("name")}
      />
      <TextField label="E-mail" type="email" required error={formState.errors.email?.message} {...register("email")} />
      <RoleChoice errors={formState.errors} register={register("role")} />
    </FormDialog>
  );
}

function RoleChoice({ errors, register }: { errors: FieldErrors<{ role: Role }>; register: object }) {
  return (
    <Choices legend="Role" error={errors.role?.message}>
      {roleNames.map((name) => (
        <Choice key={name} type="radio" value={name} label={roles[name].word} hint={roles[name].may} {...register} />
      ))}
    </Choices>
  );
}

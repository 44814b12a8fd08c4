import type { ComponentProps } from "react";
import {
  type Invitation,
  invitation,
  type MadeLink,
  madeLink,
  type Person,
  person as personAnswer,
  personInput,
} from "#contract/accounts/person.ts";
import { roleNames, roles } from "#contract/accounts/roles.ts";
import { Choice, Choices } from "../components/choice.tsx";
import { TextField } from "../components/field.tsx";
import { useFormOf } from "../forms/fields-by-name.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { api } from "../session/api-call.ts";

const blank: Invitation = { name: "", email: "", username: "", role: "editor" };

/** A new person: name, how to reach them, what they may do. */
export function InviteDialog({ onMade, onClose }: { onMade: (made: MadeLink) => void; onClose: () => void }) {
  const { form, field } = useFormOf(invitation, blank);
  return (
    <FormDialog
      title="Invite somebody"
      submit="Make the account"
      returnTo="invite"
      form={form}
      save={async (values) => onMade(await api.post("/people", values, madeLink))}
      onClose={onClose}
    >
      <TextField label="Name" required hint="For example: Nadeesha Perera. Their work is signed with it." {...field("name")} />
      <TextField label="E-mail" type="email" required {...field("email")} />
      <TextField
        label="Username"
        required
        autoCapitalize="none"
        spellCheck={false}
        hint="For example: nadeesha. They sign in with it, and it cannot be changed later."
        {...field("username")}
      />
      <RoleChoice {...field("role")} />
    </FormDialog>
  );
}

export function PersonDialog({ person, onSaved, onClose }: { person: Person; onSaved: (person: Person) => void; onClose: () => void }) {
  const role = roleNames.find((name) => name === person.role) ?? "desk";
  const { form, field } = useFormOf(personInput, { name: person.name, email: person.email, role });
  return (
    <FormDialog
      title={`Edit ${person.name}`}
      submit="Save"
      returnTo="invite"
      form={form}
      save={async (values) => onSaved(await api.put(`/people/${person.id}`, values, personAnswer))}
      onClose={onClose}
    >
      <TextField label="Name" required hint="Work they did before stays under the name it was signed with." {...field("name")} />
      <TextField label="E-mail" type="email" required {...field("email")} />
      <RoleChoice {...field("role")} />
    </FormDialog>
  );
}

function RoleChoice({ error, ...input }: Omit<ComponentProps<"input">, "type"> & { error: string | undefined }) {
  return (
    <Choices legend="Role" error={error}>
      {roleNames.map((name) => (
        <Choice key={name} type="radio" value={name} label={roles[name].word} hint={roles[name].may} {...input} />
      ))}
    </Choices>
  );
}

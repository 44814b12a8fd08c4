export type TypedPerson = { name: string; phone: string; email: string };

/** What somebody is looked for by: a number and an address once they are whole, a name from three letters on. */
export function soughtIn({ name, phone, email }: TypedPerson): string[] {
  const digits = phone.replace(/\D/g, "");
  return [
    digits.length >= 9 ? phone.trim() : "",
    /^\S+@\S+\.\S{2,}$/.test(email.trim()) ? email.trim() : "",
    name.trim().length >= 3 ? name.trim() : "",
  ].filter(Boolean);
}

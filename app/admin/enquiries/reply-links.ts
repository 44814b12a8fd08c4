/** A mail to the person, begun. */
export function mailLink({ name, email }: { name: string; email: string }): string {
  const subject = encodeURIComponent("Your enquiry");
  const body = encodeURIComponent(`Dear ${name},\n\nThank you for your enquiry.\n\n`);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}&body=${body}`;
}

/** A call to the person, or undefined when the number cannot be one. */
export function callLink(phone: string): string | undefined {
  const number = phone.replace(/[^\d+]/g, "");
  return number.replace(/\D/g, "").length >= 7 ? `tel:${number}` : undefined;
}

/** A chat with the person: wa.me takes an international number of digits only; "077 123 4567" is one of Sri Lanka. */
export function chatLink(phone: string): string | undefined {
  const typed = phone.replace(/[^\d+]/g, "");
  const digits = typed.replace(/\D/g, "");
  if (digits.length < 7) return undefined;
  if (typed.startsWith("+")) return `https://wa.me/${digits}`;
  if (digits.startsWith("00")) return `https://wa.me/${digits.slice(2)}`;
  return `https://wa.me/${digits.startsWith("0") ? `94${digits.slice(1)}` : digits}`;
}

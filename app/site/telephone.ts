/** A phone number as a link that dials it. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** The address that dials a number; what people write between its digits is left out. */
export function callLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}

/** The address that opens the messaging app with a text to send to whomever one chooses. */
export function shareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** The address that opens the messaging app with a number (with its country code), and with a message when one is given. */
export function chatLink(number: string, message?: string): string {
  const text = message === undefined ? "" : `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/${number.replace("+", "")}${text}`;
}

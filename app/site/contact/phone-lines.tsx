import type { Phone } from "#contract/shown-facts.ts";
import { PhoneLink } from "./phone-link.tsx";

export function PhoneLines({ phones, className, link }: { phones: readonly Phone[]; className?: string; link: string }) {
  return phones.map((phone) => (
    <p key={phone[0]} className={className}>
      <PhoneLink phone={phone} className={link} /> {phone[1] && <span className="text-quiet">{phone[1]}</span>}
    </p>
  ));
}

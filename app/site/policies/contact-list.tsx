import type { AcademyFacts } from "#contract/academy-facts.ts";
import { PhoneLink } from "../contact/phone-link.tsx";

export function ContactList({ academy }: { academy: AcademyFacts }) {
  return (
    <ul>
      <li>
        E-mail: <a href={`mailto:${academy.email}`}>{academy.email}</a>
      </li>
      {academy.phones.map((phone) => (
        <li key={phone[0]}>
          {phone[1] || "Phone"}: <PhoneLink phone={phone} />
        </li>
      ))}
      <li>Address: {academy.address}</li>
    </ul>
  );
}

import type { AcademyFacts } from "#contract/academy-facts.ts";
import { PhoneLink } from "../contact/phone-link.tsx";

export function ContactList({ academy }: { academy: AcademyFacts }) {
  return (
    <ul>
      <li>
        E-mail: <a href={`mailto:${academy.email}`}>{academy.email}</a>
      </li>
      <li>
        Phone: <PhoneLink facts={academy} />
      </li>
      <li>Address: {academy.address}</li>
    </ul>
  );
}

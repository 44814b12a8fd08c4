import type { ReactNode } from "react";
import { WholeWords } from "#app/ui/whole-words.tsx";
import type { AcademyFacts, Place } from "#contract/shown-facts.ts";
import { chatLink } from "#contract/site/contact-links.ts";
import { listed } from "#contract/site/listed.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { FromDay } from "../trust/from-day.tsx";
import { WayThere } from "../trust/way-there.tsx";
import { Hours, hoursId } from "./hours.tsx";
import { PhoneLines } from "./phone-lines.tsx";

type ContactDetailsProps = { facts: AcademyFacts; texts: TextsOf<"contact">; trust: TextsOf<"trust"> };

export function ContactDetails({ facts, texts, trust }: ContactDetailsProps) {
  const { next } = facts;
  return (
    <section aria-labelledby="reach-us">
      <h2 id="reach-us" className="text-heading">
        {texts.reach_title}
      </h2>
      <dl className="mt-6 grid gap-7 sm:grid-cols-2 lg:grid-cols-1">
        <ContactMethod
          name="Phone"
          icon={<path d="M6.5 2.5 9 3l1 4-2 1.5a9 9 0 0 0 3.5 3.5L13 10l4 1 .5 2.5c0 2-1.5 4-3.5 4C8 17.5 2.5 12 2.5 6c0-2 2-3.5 4-3.5Z" />}
        >
          <PhoneLines phones={facts.phones} link={link} />
          <p>
            <a href={chatLink(facts.chatNumber)} className={link}>
              WhatsApp
            </a>
          </p>
          {facts.languages && <p className="text-quiet">{`${texts.speaks} ${listed(facts.languages)}`}</p>}
          {next?.phones && (
            <FromDay day={next.from} texts={trust}>
              <PhoneLines phones={next.phones} link={link} />
            </FromDay>
          )}
        </ContactMethod>
        <ContactMethod name="E-mail" icon={<path d="M2.5 4.5h15v11h-15zm0 .5 7.5 6 7.5-6" />}>
          <MailLink email={facts.email} />
          <p className="text-quiet">
            <WholeWords text={texts.support} />
          </p>
          {next?.email && (
            <FromDay day={next.from} texts={trust}>
              <MailLink email={next.email} />
            </FromDay>
          )}
        </ContactMethod>
        <ContactMethod id={hoursId} name="Office Hours" icon={<path d="M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM10 5.5V10l3 2" />}>
          <Hours hours={facts.hours} />
          {next?.hours && (
            <FromDay day={next.from} texts={trust}>
              <Hours hours={next.hours} />
            </FromDay>
          )}
        </ContactMethod>
        <ContactMethod
          name="Address"
          icon={<path d="M10 18s6-5.5 6-10a6 6 0 1 0-12 0c0 4.5 6 10 6 10Zm0-8a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />}
        >
          <Where place={facts} texts={texts} trust={trust} />
          {next?.place && (
            <FromDay day={next.from} texts={trust}>
              <Where place={next.place} texts={texts} trust={trust} />
            </FromDay>
          )}
        </ContactMethod>
      </dl>
    </section>
  );
}

function Where({ place, texts, trust }: { place: Place } & Pick<ContactDetailsProps, "texts" | "trust">) {
  return (
    <>
      <address className="not-italic">{place.address}</address>
      <WayThere facts={place} texts={trust} />
      {place.map && (
        <a href={place.map} className={link}>
          {texts.map}
        </a>
      )}
    </>
  );
}

function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={link}>
      {email}
    </a>
  );
}

const link = "font-semibold text-action underline decoration-1 underline-offset-4 hover:decoration-2";

function ContactMethod({ id, name, icon, children }: { id?: string; name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div id={id} className="relative scroll-mt-28 pl-10">
      <dt className="font-semibold">
        <svg
          viewBox="0 0 20 20"
          width="1.5rem"
          className="absolute top-0.5 left-0 text-saffron-deep"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          {icon}
        </svg>
        {name}
      </dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

import type { CourseInstanceLeaf, OfferLeaf, PlaceLeaf } from "schema-dts";
import type { PublicClass } from "#academy/public/public-academy.ts";
import { minutesOf } from "#contract/classes/class-days.ts";
import { type AcademyFacts, moveDuring, placeOn } from "#contract/shown-facts.ts";
import { absoluteAddress } from "./absolute-address.ts";

const modes = { academy: "Onsite", online: "Online", both: "Blended" } as const;

export function classData(facts: AcademyFacts, one: PublicClass) {
  const { path, title, starts_on, ends_on, times, mode, teacher, off, held } = one;
  const minutes = times.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0);
  return {
    "@type": "CourseInstance",
    name: title,
    url: absoluteAddress(facts, path),
    courseMode: modes[mode],
    startDate: starts_on,
    endDate: ends_on,
    ...(mode !== "online" && { location: placesOf(facts, one) }),
    ...(teacher && { instructor: { "@type": "Person" as const, name: teacher } }),
    ...(minutes > 0 &&
      held > 0 && {
        courseSchedule: {
          "@type": "Schedule" as const,
          repeatFrequency: "Weekly",
          // In weeks, as the duration is.
          repeatCount: Math.ceil(held / times.length),
          duration: `PT${minutes}M`,
          byDay: [...new Set(times.map(({ weekday }) => `https://schema.org/${weekday}` as const))],
          startDate: starts_on,
          endDate: ends_on,
          ...(off.length > 0 && { exceptDate: off }),
        },
      }),
    offers: offerOf(facts, one),
  } satisfies CourseInstanceLeaf;
}

/** Where it is held; a class that lasts over a move, at both places. */
function placesOf(facts: AcademyFacts, one: PublicClass) {
  const { branch, starts_on } = one;
  const place = ({ address }: { address: string }) =>
    ({ "@type": "Place", name: branch ? `${facts.name}, ${branch.name}` : facts.name, address }) satisfies PlaceLeaf;
  const [first, then] = [place(branch ?? placeOn(facts, starts_on)), moveDuring(facts, one)];
  return then ? [first, place(then)] : first;
}

export function offerOf(facts: AcademyFacts, { path, fee, seats_left }: PublicClass) {
  return {
    "@type": "Offer",
    category: fee > 0 ? "Paid" : "Free",
    price: fee,
    priceCurrency: "LKR",
    availability: seats_left > 0 ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
    url: absoluteAddress(facts, path),
  } satisfies OfferLeaf;
}

import { use } from "react";
import type { PublicClass } from "#academy/public/public-academy.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { SaidContext } from "../texts.ts";
import { lostHours } from "./lost-hours.ts";

/** The next class at a glance, counted from its dates and times. */
export function NextClassFacts({ path, words, duration }: PublicClass & { duration: string | undefined }) {
  const lost = lostHours(words, duration);
  return (
    <p className="mt-6">
      <a href={path} className="font-semibold text-action underline underline-offset-4">
        {`${use(SaidContext).shared.next_class} ${unbroken(words.starts)}`}
      </a>
      {unbroken(` · ${words.fee} · ${words.seats}`)}
      {words.hours && words.pace && <span className="block text-quiet">{unbroken(`${words.hours}: ${words.pace}`)}</span>}
      {lost && <span className="block text-quiet">{`${lost}.`}</span>}
    </p>
  );
}

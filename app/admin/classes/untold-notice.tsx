import { useQuery } from "@tanstack/react-query";
import { seatedInWords } from "#contract/classes/class-labels.ts";
import { newsInLines } from "#contract/classes/class-news.ts";
import type { UntoldClass } from "#contract/enquiries/desk-today.ts";
import { PrimaryButton, QuietButton } from "../components/button.tsx";
import { todayHere } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import { deskTodayQuery } from "../enquiries/enquiry-calls.ts";
import { useAllowed } from "../session/session.ts";

/** What changed in a class and was not told: "3 people have a seat: tell them" and what of. */
export function untoldInWords({ people, news }: UntoldClass): { who: string; tell: string; lines: string[] } {
  const seated = seatedInWords(people.length);
  return {
    who: `${seated} and ${people.length === 1 ? "was" : "were"} not told`,
    tell: `${seated}: tell them`,
    lines: newsInLines(news, todayHere()),
  };
}

/** The classes whose people were not told of a change, by their ids; nothing for those who do not work at the desk. */
export function useUntold(): ReadonlyMap<number, UntoldClass> {
  const { data } = useQuery({ ...deskTodayQuery, enabled: useAllowed()("enquiries") });
  return new Map(data?.untold.map((one) => [one.id, one]));
}

/** On the roster: what those who have a seat do not know yet, and the way to tell them. */
export function UntoldNotice({ untold, onTell, onKnown }: { untold: UntoldClass; onTell: () => void; onKnown: () => void }) {
  const { who, lines } = untoldInWords(untold);
  return (
    <Notice look="warning" role="status" className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{who}:</p>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <PrimaryButton onClick={onTell}>Tell them</PrimaryButton>
        <QuietButton onClick={onKnown}>They know already</QuietButton>
      </div>
    </Notice>
  );
}

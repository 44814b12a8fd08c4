import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Enquiry, enquiry } from "#contract/enquiries/enquiry.ts";
import { Button } from "../../components/button.tsx";
import { momentInText } from "../../components/moment.ts";
import { Notice } from "../../components/notice.tsx";
import { useSettled } from "../../components/use-settled.ts";
import { call } from "../../session/api-call.ts";
import { nearQuery } from "../enquiry-calls.ts";
import { sharedWays } from "../same-person.ts";
import { aboutInWords, isAnother, knownLines } from "./known-lines.ts";
import { soughtIn, type TypedPerson } from "./sought-person.ts";

/** Milliseconds. Nobody is looked for at every key. */
const pause = 300;
const most = 4;

/** By number, address and name, what is surest first; each enquiry once. */
const knownQuery = (sought: readonly string[]) =>
  queryOptions({
    queryKey: ["enquiries", "known", ...sought],
    queryFn: async ({ signal }) => {
      const found = new Map<number, Enquiry>();
      for (const q of sought) {
        // Without a view: what went into the spam folder, too.
        const params = new URLSearchParams({ q, limit: String(most) });
        const body = await call(`/enquiries?${params}`, { answer: enquiry.array(), signal });
        for (const one of body) found.set(one.id, found.get(one.id) ?? one);
      }
      return [...found.values()].slice(0, most);
    },
    enabled: sought.length > 0,
  });

type KnownPeopleProps = { typed: TypedPerson; chosen: Enquiry | undefined; onChoose: (one: Enquiry | undefined) => void };

/** Who is known already of those whose number, address or name is being typed. */
export function KnownPeople({ typed, chosen, onChoose }: KnownPeopleProps) {
  const wanted = soughtIn(typed).join("\n");
  const sought = useSettled(wanted, pause);
  const { data: exact } = useQuery(knownQuery(sought.split("\n").filter(Boolean)));
  const isUnknown = exact?.length === 0 && typed.name.trim().length >= 3;
  const { data: near } = useQuery({ ...nearQuery({ q: typed.name.trim().slice(0, 200) }), enabled: isUnknown && sought === wanted });
  const data = exact && exact.length > 0 ? exact : (isUnknown ? (near?.items ?? []) : []).slice(0, most);
  if (chosen)
    return (
      <Notice role="status" className="flex flex-wrap items-center justify-between gap-2 md:col-span-2">
        <span className="min-w-0 wrap-anywhere">This goes into the enquiry of {aboutInWords(chosen)}.</span>
        <Button onClick={() => onChoose(undefined)}>A new enquiry instead</Button>
      </Notice>
    );
  if (data.length === 0 || wanted === "") return null;
  return (
    <section aria-label="Known already" className="md:col-span-2">
      <Notice role="status">
        <p className="mb-2 font-semibold">Asked before, with this number, address or a name like it. Another person? Just go on.</p>
        <ul className="space-y-1">
          {knownLines(data, typed).map(({ one, words }) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                {isAnother(typed, one) ? `Same ${sharedWays(typed, one)} as ` : ""}
                {words}
              </span>
              {isAnother(typed, one) ? null : (
                <Button
                  className="!px-3"
                  aria-label={`Add to this one: ${one.name}, asked ${momentInText(one.created_at)}`}
                  onClick={() => onChoose(one)}
                >
                  Add to this one
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}

import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { type FirstHour, type FirstHourWish, firstHour } from "#contract/first-hour.ts";
import { QuietButton } from "../components/button.tsx";
import { CheckIcon } from "../components/icons.tsx";
import { TextButton, TextLink } from "../components/text-link.tsx";
import { restoreQuery } from "../restore/restore-card.tsx";
import { RemoveSamples } from "../samples/remove-samples.tsx";
import { samplesQuery } from "../samples/samples-query.ts";
import { api, read } from "../session/api-call.ts";

/** Where each step is done. */
const places: Record<FirstHour["steps"][number]["step"], { words: string; more?: string; to: string }> = {
  facts: { words: "Say the name and the address of the academy", more: "Visitors still find somebody else under:", to: "/admin/academy" },
  mail: { words: "Set up mail, and send a test mail", to: "/admin/settings#mail" },
  email: { words: "Open the link that proves your own e-mail address", to: "/admin/account#e-mail" },
  logo: { words: "Add the logo", to: "/admin/look" },
  words: {
    words: "Make the words on the pages your own",
    more: "These still say what may not be so here: ten languages, twelve years, 95 %, answers at any hour and within a working day, the day of the policies.",
    to: "/admin/words?part=home",
  },
  answers: {
    words: "Answer what students ask first",
    more: "How to pay, refunds, what to bring, the bus, where you are registered: until then no page says it.",
    to: "/admin/academy#part-how-to-pay",
  },
  teachers: {
    words: "Say who teaches",
    more: "Their names and faces stand on Home, About, and the pages of their languages and classes: people look for who they will learn from.",
    to: "/admin/teachers",
  },
  samples: { words: "Remove or change the samples", to: "/admin/trash" },
  "second-step": { words: "Turn your second step on", to: "/admin/account#second-step" },
  backup: { words: "Make a backup, download it, and keep it elsewhere", to: "/admin/settings#backups" },
  class: { words: "Add the first class", to: "/admin/classes" },
};

/** What an owner sets up first. It ticks itself; it is gone when all is done, or when it is put away. */
export function FirstHourList() {
  const { data, refetch } = useQuery(read("/first-hour", firstHour));
  const asksForSamples = data !== undefined && !data.putAway && data.steps.some(({ step, done }) => step === "samples" && !done);
  const { data: samples } = useQuery({ ...samplesQuery, enabled: asksForSamples });
  const { data: restore } = useQuery({ ...restoreQuery, enabled: data !== undefined && !data.putAway });
  const set = useMutation({
    mutationFn: (wish: FirstHourWish) => api.put("/first-hour", wish),
    onSettled: () => refetch(),
  });
  if (!data) return null;
  const done = data.steps.filter((one) => one.done).length;
  if (done === data.steps.length) return null;
  if (data.putAway)
    return (
      <p className="mb-6 text-right">
        <QuietButton onClick={() => set.mutate({ putAway: false })}>Show the list of the first hour</QuietButton>
      </p>
    );
  return (
    <section aria-labelledby="first-hour" className="mb-6 rounded-xl border border-line bg-card p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="first-hour" className="font-display text-xl font-semibold">
          First hour
        </h2>
        <p className="text-quiet">
          {done} of {data.steps.length} done
        </p>
      </div>
      {restore?.offered ? (
        <p className="mb-3">
          Do you move here from another server, and have a backup of it?{" "}
          <TextLink to="/admin/settings#restore">Restore from a backup</TextLink> instead, while nothing is changed here yet.
        </p>
      ) : null}
      <ul className="gap-x-6 @2xl:columns-2">
        {data.steps.map(({ step, done, left }) => (
          <li key={step} className="flex min-h-11 break-inside-avoid flex-wrap items-start gap-x-3 gap-y-1 border-t border-line py-1.5">
            <span
              className={`mt-1.5 flex size-6 shrink-0 items-center justify-center rounded-full border ${done ? "border-lagoon text-lagoon" : "border-line"}`}
            >
              {done ? <CheckIcon className="size-4" /> : null}
            </span>
            {done ? (
              <span className="min-w-0 flex-1 py-1.5 text-quiet">
                {places[step].words}
                <span className="sr-only">: done</span>
              </span>
            ) : (
              <span className="min-w-0 flex-1 basis-48">
                <TextLink to={places[step].to} className="block w-fit py-1.5">
                  <WholeWords text={places[step].words} />
                </TextLink>
                {places[step].more ? <span className="block text-sm text-quiet">{places[step].more}</span> : null}
                {left ? <Left left={left} /> : null}
                {step === "words" ? (
                  <TextButton className="block py-1.5 text-sm" onClick={() => set.mutate({ wordsAreSo: true })}>
                    All of that is so here
                  </TextButton>
                ) : null}
              </span>
            )}
            {step === "samples" && !done && samples ? <RemoveSamples state={samples} id="remove-samples-first" /> : null}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <QuietButton onClick={() => set.mutate({ putAway: true })}>Put this list away</QuietButton>
      </p>
    </section>
  );
}

/** More would be most of the list. */
const mostOpen = 5;

/** What of a step is still to do. */
function Left({ left }: { left: NonNullable<FirstHour["steps"][number]["left"]> }) {
  const links = left.map(({ name, address }) => (
    <Link key={name} to={address} className="mr-4 inline-block py-1.5 text-sm text-lagoon underline underline-offset-4">
      {name}
    </Link>
  ));
  if (left.length <= mostOpen) return links;
  return (
    <details>
      <summary className="w-fit min-h-6 py-1.5 text-sm font-semibold">{left.length} places to look at</summary>
      {links}
    </details>
  );
}

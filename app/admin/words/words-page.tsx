import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { toast } from "sonner";
import { placeholders, type StoredWords, type WordsPart, wordsParts } from "#contract/words/words-fields.ts";
import { todayHere } from "../components/moment.ts";
import { PageHead } from "../components/page-head.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { noticeState } from "./notice-state.ts";
import { wordsQuery } from "./words-calls.ts";
import { WordsForm } from "./words-form.tsx";
import { parts } from "./words-parts.ts";

const isPart = (name: string): name is WordsPart => wordsParts.some((part) => part === name);

export default function WordsPage() {
  const [search] = useSearchParams();
  const asked = search.get("part") ?? "";
  const part = isPart(asked) ? asked : "notice";
  return (
    <>
      <PageHead title="Site texts" />
      <p className="mb-5 max-w-4xl">
        What the site says besides courses, exams and posts. What you save is on the site at once. Where a text says{" "}
        {placeholders.join(", ")}, visitors read what stands under Academy.
      </p>
      <nav aria-label="Parts of the site" className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {Object.entries(parts).map(([name, { title }]) => (
            <li key={name}>
              <Link
                to={`?part=${name}`}
                aria-current={name === part ? "page" : undefined}
                className="inline-flex min-h-11 items-center rounded-lg border border-line bg-card px-4 font-semibold hover:bg-sand aria-[current=page]:border-lagoon aria-[current=page]:bg-lagoon-pale aria-[current=page]:text-lagoon-deep"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PartForm key={part} part={part} />
    </>
  );
}

function PartForm({ part }: { part: WordsPart }) {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(wordsQuery(part));
  const [saved, setSaved] = useState<number>();
  function show(words: StoredWords) {
    setSaved(words.version);
    client.setQueryData(wordsQuery(part).queryKey, words);
  }
  if (isPending) return <Waiting>Loading the texts...</Waiting>;
  if (!data) return <ListTrouble what="The texts" error={error} onRetry={() => refetch()} />;
  return (
    <>
      {part === "notice" ? <p className="mb-4 font-semibold">{noticeState(data, todayHere())}</p> : null}
      <WordsForm
        key={data.version}
        part={part}
        words={data}
        justSaved={saved === data.version}
        onSaved={(words) => {
          toast.success(part === "notice" ? `Saved. ${noticeState(words, todayHere())}` : "Saved. The site shows it now.");
          show(words);
        }}
        onRestored={async () => {
          await refetch();
          toast.success("The earlier version is back.");
        }}
        onFirst={(words) => {
          toast.success("The first texts are back. What they replaced is among the earlier versions.");
          show(words);
        }}
      />
    </>
  );
}

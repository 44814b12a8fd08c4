import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { placeholders } from "#contract/site-texts/texts-kind.ts";
import { type TextsPart, textsKinds, textsParts } from "#contract/site-texts/texts-kinds.ts";
import { JumpList } from "../components/jump-list.tsx";
import { todayHere } from "../components/moment.ts";
import { PageHead } from "../components/page-head.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { ButtonLink } from "../components/text-link.tsx";
import { Waiting } from "../components/waiting.tsx";
import { SingleScreen } from "../content/single-screen.tsx";
import { singleCalls } from "../forms/single-calls.ts";
import { EmptyList, ListTrouble } from "../lists/list-states.tsx";
import { useSearchInAddress } from "../lists/use-search-in-address.ts";
import { textsWithWords } from "./known-texts.ts";
import { noticeState } from "./notice-state.ts";
import { PageView } from "./page-view.tsx";
import { TextLinks } from "./text-links.tsx";
import { saidOfUnknown, unknownPlaceholders } from "./unknown-placeholders.ts";
import { useKnownTexts } from "./use-known-texts.ts";

const isPart = (name: string): name is TextsPart => textsParts.some((part) => part === name);

export default function SiteTextsPage() {
  const [search, setSearch] = useSearchParams();
  const { text, setText, settled } = useSearchInAddress();
  const view = search.get("view");
  const asked = search.get("part") ?? "";
  const part = isPart(asked) ? asked : view === null ? "notice" : undefined;
  return (
    <>
      <PageHead title="Site texts" />
      <p className="mb-5 max-w-prose">
        What the site says besides courses, exams and posts. What you save is on the site at once. Where a text says{" "}
        {placeholders.join(", ")}, visitors read what stands under Academy.
      </p>
      <div className="mb-5 flex max-w-4xl flex-wrap items-center gap-3">
        <SearchBox placeholder="Find words that you see on the site" value={text} onChange={setText} />
        {part ? (
          <ButtonLink to={`?${new URLSearchParams({ view: textsKinds[part].page ?? "/" })}`}>Point at them on a page</ButtonLink>
        ) : (
          <ButtonLink to="/admin/words">All texts</ButtonLink>
        )}
      </div>
      {settled !== "" ? (
        <FoundTexts typed={settled} onClear={() => setText("")} />
      ) : part ? (
        <>
          <Parts part={part} />
          <PartForm key={part} part={part} />
        </>
      ) : (
        <PageView path={view ?? "/"} onPath={(path) => setSearch({ view: path })} />
      )}
    </>
  );
}

/** On a phone one line, which scrolls sideways. */
function Parts({ part }: { part: TextsPart }) {
  return (
    <nav aria-label="Parts of the site" className="mb-6 overflow-x-auto max-md:-mx-4 max-md:px-4">
      <ul className="flex gap-2 py-1 md:flex-wrap">
        {textsParts.map((name) => (
          <li key={name} className="shrink-0">
            <Link
              to={`?part=${name}`}
              aria-current={name === part ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-lg border border-line bg-card px-4 font-semibold hover:bg-sand aria-[current=page]:border-lagoon aria-[current=page]:bg-lagoon-pale aria-[current=page]:text-lagoon-deep"
            >
              {textsKinds[name].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PartForm({ part }: { part: TextsPart }) {
  return (
    <>
      {part === "notice" ? <NoticeNow /> : null}
      <JumpList>
        <SingleScreen
          kind={textsKinds[part]}
          what="The texts"
          saved={(stored) =>
            `Saved. ${part === "notice" ? noticeState(stored, todayHere()) : "The site shows it now."}${saidOfUnknown(unknownPlaceholders(textsKinds[part], stored))}`
          }
        />
      </JumpList>
    </>
  );
}

function NoticeNow() {
  const { data } = useQuery(singleCalls(textsKinds.notice).query);
  return data ? <p className="mb-4 font-semibold">{noticeState(data, todayHere())}</p> : null;
}

/** Nobody reads more of them. */
const mostShown = 30;

/** The texts of all parts that say what was typed. */
function FoundTexts({ typed, onClear }: { typed: string; onClear: () => void }) {
  const { known, isPending, error, retry } = useKnownTexts();
  if (isPending) return <Waiting>Looking through all texts...</Waiting>;
  const found = textsWithWords(known, typed);
  return (
    <div className="max-w-4xl space-y-3">
      {error ? <ListTrouble what="Some texts" error={error} onRetry={retry} /> : null}
      {found.length === 0 ? (
        <EmptyList search={typed} onClear={onClear}>
          No text found
        </EmptyList>
      ) : (
        <>
          <p role="status" className="text-quiet">
            {found.length === 1 ? "1 text" : `${found.length} texts`}
            {found.length > mostShown ? `, the first ${mostShown} of them. Type more of it.` : ""}
          </p>
          <TextLinks texts={found.slice(0, mostShown)} sought={typed} />
        </>
      )}
    </div>
  );
}

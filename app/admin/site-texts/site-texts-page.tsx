import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { placeholders } from "#contract/site-texts/texts-kind.ts";
import { type TextsPart, textsKinds, textsParts } from "#contract/site-texts/texts-kinds.ts";
import { JumpList } from "../components/jump-list.tsx";
import { todayHere } from "../components/moment.ts";
import { PageHead } from "../components/page-head.tsx";
import { SingleScreen } from "../content/single-screen.tsx";
import { singleCalls } from "../forms/single-calls.ts";
import { noticeState } from "./notice-state.ts";

const isPart = (name: string): name is TextsPart => textsParts.some((part) => part === name);

export default function SiteTextsPage() {
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
          {textsParts.map((name) => (
            <li key={name}>
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
      {part === "notice" ? <NoticeNow /> : null}
      <JumpList key={part}>
        <SingleScreen
          kind={textsKinds[part]}
          what="The texts"
          saved={(stored) => (part === "notice" ? `Saved. ${noticeState(stored, todayHere())}` : "Saved. The site shows it now.")}
        />
      </JumpList>
    </>
  );
}

function NoticeNow() {
  const { data } = useQuery(singleCalls(textsKinds.notice).query);
  return data ? <p className="mb-4 font-semibold">{noticeState(data, todayHere())}</p> : null;
}

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { inertDocument } from "#app/inert-document.ts";
import { decoded } from "#contract/site/decoded.ts";
import { pageNames } from "#contract/site/site-pages.ts";
import { Modal } from "../components/modal.tsx";
import { Waiting } from "../components/waiting.tsx";
import { FilterSelect } from "../lists/filter-select.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { PreviewFrame } from "../preview/preview-frame.tsx";
import { Choice, widths } from "../preview/preview-pane.tsx";
import { Refused, Unreachable } from "../session/api-call.ts";
import { type KnownText, textsAt } from "./known-texts.ts";
import { letPointAt, type Pressed } from "./point-at.ts";
import { TextLinks } from "./text-links.tsx";
import { useKnownTexts } from "./use-known-texts.ts";

/** An address without a page, to see what visitors read there. */
const nowhere = "/no-such-page";
const names: Readonly<Record<string, string>> = { ...pageNames, [nowhere]: "Page not found" };

/** A page of the site, in which a press on a sentence opens the field in which it is written. */
export function PageView({ path, onPath }: { path: string; onPath: (path: string) => void }) {
  const page = useQuery(publicPage(path));
  const { known, isPending, error, retry } = useKnownTexts();
  const [width, setWidth] = useState<keyof typeof widths>(() => (window.innerWidth >= 1024 ? "Desktop width" : "Phone width"));
  const [asked, setAsked] = useState<Pressed>();
  const navigate = useNavigate();
  const html = page.data;

  function open({ texts, leadsTo, words }: Pressed) {
    const [first] = texts;
    if (first && texts.length === 1) return void navigate(`${first.to}&${new URLSearchParams({ from: path })}`);
    // A link that is no text of the site, such as a course in a list: shows the page that it leads to.
    if (!first && leadsTo && /^\/(?!\/)/.test(leadsTo)) return onPath(leadsTo.replace(/[?#].*/, ""));
    setAsked({ texts, leadsTo, words });
  }

  return (
    <section aria-label="View of a page" className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <FilterSelect
          label="Page"
          value={path}
          options={Object.entries({ ...(path in names ? {} : { [path]: decoded(path) }), ...names })}
          onChange={onPath}
        />
        <Choice of={widths} chosen={width} onChoose={setWidth} />
      </div>
      {error ? <ListTrouble what="Some texts" error={error} onRetry={retry} /> : null}
      {page.error ? <ListTrouble what="The page" error={page.error} onRetry={() => page.refetch()} /> : null}
      {html === undefined || isPending ? (
        page.error ? null : (
          <Waiting>Loading the page...</Waiting>
        )
      ) : (
        <>
          <InResults html={html} known={known} path={path} onPress={open} />
          <div className="h-[78dvh]">
            <PreviewFrame
              html={html}
              width={widths[width]}
              dark={false}
              onPage={(shown) => letPointAt(shown, (words) => textsAt(known, words, path), open)}
            />
          </div>
        </>
      )}
      {asked ? (
        <Modal
          title={asked.texts.length > 0 ? "These words stand in several places" : "No text of the site says this"}
          onClose={() => setAsked(undefined)}
        >
          {asked.texts.length > 0 ? (
            <TextLinks texts={asked.texts} from={path} />
          ) : (
            <p>
              {asked.words ? <q className="font-semibold">{asked.words.slice(0, 200)}</q> : "This"} is a button, a label, or written with a
              course, an exam, a class, a teacher, a post or another item. Look for it there.
            </p>
          )}
        </Modal>
      ) : null}
    </section>
  );
}

type InResultsProps = { html: string; known: readonly KnownText[]; path: string; onPress: (pressed: Pressed) => void };

/** The title and the description of a page, which only search engines and messengers show. */
function InResults({ html, known, path, onPress }: InResultsProps) {
  const said = useMemo(() => {
    const page = inertDocument(html);
    const described = page.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
    return [page.title.split(" | ")[0] ?? "", described].filter((words) => words !== "");
  }, [html]);
  return (
    <div className="max-w-4xl rounded-xl border border-line bg-card px-4 py-3">
      <p className="text-sm text-quiet">In search results</p>
      {said.map((words, index) => (
        <p key={words} className={index === 0 ? "font-display text-lg font-semibold text-lagoon" : ""}>
          <button
            type="button"
            onClick={() => onPress({ words, texts: textsAt(known, words, path), leadsTo: undefined })}
            className="rounded py-1.5 text-left decoration-dashed underline-offset-4 hover:underline"
          >
            {words}
          </button>
        </p>
      ))}
    </div>
  );
}

/** The page at a path of the site as a visitor gets it, also the one that says that there is no page. */
const publicPage = (path: string) =>
  queryOptions({
    queryKey: ["public-page", path],
    queryFn: async ({ signal }) => {
      const answer = await fetch(path, { headers: { accept: "text/html" }, signal }).catch(() => {
        throw new Unreachable();
      });
      const html = await answer.text();
      if (!/^text\/html/.test(answer.headers.get("content-type") ?? "")) throw new Refused(answer.status, html);
      // Only to be looked at: scripts are taken out, and links would open a window, which the frame may not.
      return html.replace(/<script\b[\s\S]*?<\/script>/g, "").replace("<head>", '<head><base target="_blank"/>');
    },
    gcTime: 0,
    staleTime: 0,
  });

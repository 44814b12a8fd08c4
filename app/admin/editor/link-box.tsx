import { useQueries } from "@tanstack/react-query";
import type { Editor } from "@tiptap/core";
import { TextSelection, type Transaction } from "@tiptap/pm/state";
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { contentKinds, pagedKinds } from "#contract/content-kinds.ts";
import { type PublishingState, publishingState } from "#contract/fields/publishing.ts";
import { callLink } from "#contract/site/contact-links.ts";
import { dateText } from "#contract/site/date-text.ts";
import { pageNames } from "#contract/site/site-pages.ts";
import { z } from "#contract/zod.ts";
import { Button, PrimaryButton, QuietButton } from "../components/button.tsx";
import { isComposing } from "../components/composing.ts";
import { inputLook } from "../components/field.tsx";
import { useLayer } from "../components/layers.ts";
import { momentInText } from "../components/moment.ts";
import { matchesSearch } from "../lists/matches-search.ts";
import { pagedItem } from "../preview/paged-item.ts";
import { call } from "../session/api-call.ts";
import { showSelection } from "./shown-selection.ts";

/** Asks where a link leads: an address, or words that find a page of this site. Escape closes only this. */
export function LinkBox({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes("link").href ?? ""));
  const [wrong, setWrong] = useState(false);
  const had = useRef(address !== "");
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const words = useDeferredValue(completed(address) === undefined ? address : "");
  const { found, isSearching } = useFoundPages(words);

  function close() {
    onClose();
    editor.commands.focus();
  }
  useLayer(true, close);
  useEffect(() => showSelection(editor), [editor]);

  function apply(href: string, text: string) {
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !had.current)
      chain.insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).command(behindIt).run();
    onClose();
  }

  function applyTyped() {
    const href = completed(address);
    const [first, ...others] = found;
    if (href !== undefined) apply(href, address.trim());
    else if (first && others.length === 0) apply(first.address, first.name);
    else if (first) moveTo(0);
    else setWrong(true);
  }

  /** To a page that was found; before the first of them is the field. */
  function moveTo(index: number) {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    (index < 0 ? input.current : buttons[Math.min(index, buttons.length - 1)])?.focus();
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || (step > 0 && found.length === 0)) return;
    event.preventDefault();
    moveTo(index + step);
  }

  return (
    <div className="px-2 pt-1.5 pb-2">
      <div className="flex flex-wrap items-center gap-2">
        <label className="flex min-w-0 flex-1 basis-72 items-center gap-2">
          <span className="whitespace-nowrap">Link to</span>
          <input
            // biome-ignore lint/a11y/noAutofocus: the person just asked for this field.
            autoFocus
            ref={input}
            data-link-address
            inputMode="url"
            enterKeyHint="done"
            autoComplete="off"
            value={address}
            placeholder="https://, or words to find a page"
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? "link-error" : undefined}
            onChange={(event) => {
              setAddress(event.target.value);
              setWrong(false);
            }}
            onKeyDown={(event) => {
              moveByKey(event, -1);
              if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
              event.preventDefault();
              applyTyped();
            }}
            className={inputLook}
          />
        </label>
        <PrimaryButton onClick={applyTyped}>Set link</PrimaryButton>
        {had.current ? (
          <Button
            onClick={() => {
              editor.chain().focus().extendMarkRange("link").unsetLink().command(behindIt).run();
              onClose();
            }}
          >
            Remove link
          </Button>
        ) : null}
        <QuietButton onClick={close}>Cancel</QuietButton>
      </div>
      {wrong ? (
        <p id="link-error" role="alert" className="pt-1 text-sm font-semibold text-brick">
          Please enter a web address, an e-mail address, a phone number, or words of a page’s title.
        </p>
      ) : null}
      <p role="status" className={found.length === 0 ? "pt-1 text-sm text-quiet empty:hidden" : "sr-only"}>
        {words.trim().length > 1 && !isSearching ? `${found.length === 1 ? "1 page" : `${found.length} pages`} found` : ""}
      </p>
      {found.length > 0 ? (
        <ul ref={list} aria-label="Pages found" className="mt-2 rounded-lg border border-line bg-card">
          {found.map(({ address: href, name, kind, note }, index) => (
            <li key={href} className="border-line not-first:border-t">
              <button
                type="button"
                onClick={() => apply(href, name)}
                onKeyDown={(event) => moveByKey(event, index)}
                className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left hover:bg-sand"
              >
                <span className="w-14 shrink-0 text-sm text-quiet">{kind}</span>
                <span className="min-w-0 wrap-anywhere">
                  {name}
                  {note ? <span className="block text-sm text-warning">{note}</span> : null}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** What is typed next stands behind the words of the link: still selected, they would be replaced. */
function behindIt({ tr }: { tr: Transaction }): boolean {
  tr.setSelection(TextSelection.near(tr.selection.$to, -1));
  const { link } = tr.doc.type.schema.marks;
  if (link) tr.removeStoredMark(link);
  return true;
}

/** An address as a link needs it; "academy.example" and "hello@academy.example" are understood, scripts are not. */
function completed(text: string): string | undefined {
  const typed = text.trim();
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(typed) || /^\/(?!\/)[\w./#?=%-]*$/.test(typed)) return typed;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed)) return undefined;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  if (/^\+?[\d\s()-]{7,}$/.test(typed)) return callLink(typed);
  return /^[^\s/]+\.[^\s/]+(\/\S*)?$/.test(typed) ? `https://${typed}` : undefined;
}

type FoundPage = { address: string; name: string; kind: string; note?: string | undefined };

const mostOfAKind = 5;
const mostFound = 8;

const kinds = pagedKinds.map((kind) => contentKinds[kind]);
const pages: readonly FoundPage[] = Object.entries(pageNames).map(([address, name]) => ({ address, name, kind: "Page" }));

/** The pages of this site that `words` find, the fixed ones first; `words` "" finds none. */
function useFoundPages(words: string): { found: FoundPage[]; isSearching: boolean } {
  const sought = words.trim();
  return useQueries({
    queries: kinds.map(({ path, label, page }) => ({
      queryKey: [path, "link", sought],
      enabled: sought.length > 1,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const body = await call(`/${path}?limit=${mostOfAKind}&q=${encodeURIComponent(sought)}`, { answer: z.array(pagedItem), signal });
        return body.map((one): FoundPage => ({ address: page.address(one), name: one.title, kind: label, note: noteOf(one) }));
      },
    })),
    combine: (results) => ({
      found: [
        ...pages.filter(({ name }) => sought !== "" && matchesSearch(sought, name)),
        ...results.flatMap(({ data }) => data ?? []),
      ].slice(0, mostFound),
      isSearching: results.some(({ isFetching }) => isFetching),
    }),
  });
}

/** Why a link to it would lead visitors nowhere now; undefined when they see it. */
function noteOf({ date = "", published, ...one }: z.output<typeof pagedItem>): string | undefined {
  const notes: Record<PublishingState, () => string | undefined> = {
    draft: () => "A draft: visitors do not see it yet",
    // What is not scheduled may have no moment to put into words.
    scheduled: () => `Scheduled: visitors see it from ${momentInText(one.publish_at ?? "")}`,
    withdrawn: () => "Withdrawn: visitors do not see it any more",
    published: () => (published === false ? `Visitors see it from ${dateText(date)}` : undefined),
  };
  return notes[publishingState(one)]();
}

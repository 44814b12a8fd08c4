import { useEffect, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useFormContext } from "react-hook-form";
import type { PagedPath } from "#contract/content-kinds.ts";
import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import { Refused } from "../session/api-call.ts";
import { isSessionEnd } from "../session/trouble.ts";
import { isChosenPicture, pageOfTyped } from "./preview-calls.ts";
import { PreviewFrame } from "./preview-frame.tsx";

/** How wide a page can be looked at; pixels. */
export const widths = { "Phone width": 390, "Desktop width": 1280 } as const;
const schemes = { "Light colours": false, "Dark colours": true } as const;

/** The page of what stands in the form, as visitors would see it. */
export function PreviewPane({ noun, id, onClose }: { noun: PagedPath; id: number | undefined; onClose: () => void }) {
  const { html, trouble, busy, lacksPicture } = useTypedPage(noun, id, useFormContext<FieldValues>());
  const [width, setWidth] = useState<keyof typeof widths>("Phone width");
  const [scheme, setScheme] = useState<keyof typeof schemes>("Light colours");
  const pane = useRef<HTMLElement>(null);
  // Below the form it would be out of sight. In braces: some browsers answer with a promise, which React would take for the clean-up.
  useEffect(() => {
    pane.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section ref={pane} aria-label="Preview" className="flex h-[75dvh] min-w-0 flex-col gap-3 xl:sticky xl:top-0 xl:h-[calc(100dvh-13rem)]">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={onClose} className="!px-3 !text-sm xl:hidden">
          Back to the form
        </Button>
        <Choice of={widths} chosen={width} onChoose={setWidth} />
        <Choice of={schemes} chosen={scheme} onChoose={setScheme} />
        <p role="status" className="text-sm text-quiet">
          {busy && html !== undefined ? "Updating..." : ""}
        </p>
      </div>
      {trouble ? (
        <Notice look="warning" role="status">
          The preview could not be made. {trouble}
        </Notice>
      ) : null}
      {lacksPicture ? <p className="text-sm text-quiet">The picture that you chose shows here after you save.</p> : null}
      <div className="flex-1">
        {html === undefined ? (
          trouble ? null : (
            <Waiting>Making the preview...</Waiting>
          )
        ) : (
          <PreviewFrame html={html} width={widths[width]} dark={schemes[scheme]} />
        )}
      </div>
    </section>
  );
}

type ChoiceProps<Name extends string> = { of: Readonly<Record<Name, unknown>>; chosen: Name; onChoose: (name: Name) => void };

/** A row of buttons, one for each name, of which one is chosen. */
export function Choice<Name extends string>({ of, chosen, onChoose }: ChoiceProps<Name>) {
  return (
    <div className="flex gap-1">
      {(Object.keys(of) as Name[]).map((name) => (
        <Button
          key={name}
          look={name === chosen ? "primary" : "plain"}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
          className="!px-3 !text-sm"
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

/** Milliseconds: before the page is made anew, after a change and after a failure. */
const pause = 150;
const retryAfter = 2000;

type Form = Pick<UseFormReturn<FieldValues>, "subscribe" | "getValues">;

/** The page of what stands in a form, made anew while somebody types: one request at a time, the last of them for the newest text. */
function useTypedPage(noun: PagedPath, id: number | undefined, { subscribe, getValues }: Form) {
  const [html, setHtml] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(true);
  const [lacksPicture, setLacksPicture] = useState(false);

  useEffect(() => {
    const closed = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;
    let isOld = false;

    async function make() {
      isRunning = true;
      isOld = false;
      setBusy(true);
      const typed = { ...getValues() };
      try {
        const made = await pageOfTyped(noun, id, typed, closed.signal);
        if (closed.signal.aborted) return;
        setHtml(made);
        setTrouble(undefined);
        setLacksPicture(Object.values(typed).some(isChosenPicture));
      } catch (error) {
        if (closed.signal.aborted || isSessionEnd(error)) return;
        setTrouble(error instanceof Refused && error.message !== "" ? error.message : "The server could not be reached.");
        // What the server refused it refuses again until the input changes: only other failures are tried again.
        if (!(error instanceof Refused) || error.status >= 429) makeSoon(retryAfter);
      }
      isRunning = false;
      if (isOld) makeSoon(pause);
      else setBusy(false);
    }

    function makeSoon(after: number) {
      isOld = true;
      clearTimeout(timer);
      if (!isRunning || after === retryAfter) timer = setTimeout(() => (isRunning ? undefined : make()), after);
    }

    const end = subscribe({ formState: { values: true }, callback: () => makeSoon(pause) });
    void make();
    return () => {
      end();
      clearTimeout(timer);
      closed.abort();
    };
  }, [noun, id, subscribe, getValues]);

  return { html, trouble, busy, lacksPicture };
}

import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { toast } from "sonner";
import { z } from "#contract/zod.ts";
import { dropKeptOf, keptKey, readAllKept, readKept, writeKept } from "./kept-drafts.ts";
import { lastEnding, storedToken, useSignedIn } from "./session.ts";

type Words = Record<string, unknown>;

/** A small form: the address of its page, which of the forms there it is, and its title as people read it. */
type SmallForm = { address: string; form: string; title: string };

const smallForm = z.object({ address: z.string(), form: z.string(), title: z.string() });
const start = "small:";

/** Its name among the drafts. */
const draftNameOf = (form: SmallForm) => `${start}${encodeURIComponent(JSON.stringify(form))}`;

/** The small form of this name among the drafts; undefined for another. */
export function smallFormOf(draftName: string): SmallForm | undefined {
  return draftName.startsWith(start) ? smallForm.parse(JSON.parse(decodeURIComponent(draftName.slice(start.length)))) : undefined;
}

/**
 * Keeps what was typed in a small form when the session ends: whoever signs in again as the same person finds it there. `typed` answers
 * undefined where nothing is typed, and never a password; `show` puts it back. A form of a record is kept at all times
 * (forms/use-unsaved-text.ts).
 */
export function useKeptWords(
  { form, title }: Pick<SmallForm, "form" | "title">,
  typed: () => Words | undefined,
  show: (values: Words) => void,
): void {
  const { username: owner } = useSignedIn();
  const { pathname: address } = useLocation();
  const [at] = useState({ owner, name: draftNameOf({ address, form, title }) });
  const now = useRef({ typed, show });
  useEffect(() => {
    now.current = { typed, show };
  });

  useEffect(() => {
    let isOpen = true;
    void readKept(at.owner, at.name).then(async (all) => {
      const values = all.at(-1)?.draft?.values;
      if (!values || !isOpen) return;
      await dropKeptOf(at.owner, at.name);
      if (!now.current.typed()) now.current.show(values);
    });
    return () => {
      isOpen = false;
      const values = storedToken() === null && lastEnding() === "ended" ? now.current.typed() : undefined;
      if (values) void writeKept(keptKey(at.owner, at.name, ""), { draft: { values }, number: Date.now() });
    };
  }, [at]);
}

/** Tells a person who is back on a page that what they typed in a small form there is kept. */
export function useToldOfKeptWords(): void {
  const { username } = useSignedIn();
  const { pathname } = useLocation();
  useEffect(() => {
    void readAllKept(username, start).then((all) => {
      for (const small of all.map(({ form }) => smallFormOf(form)))
        if (small?.address === pathname)
          toast(`What you typed in “${small.title}” is kept`, {
            id: `words ${small.title}`,
            description: "It is there when you open that again.",
            duration: 15_000,
          });
    });
  }, [username, pathname]);
}

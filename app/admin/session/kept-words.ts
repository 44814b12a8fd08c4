import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { toast } from "sonner";
import { z } from "#contract/zod.ts";
import { lastEnding, storedToken, useSignedIn } from "./session.ts";

/** `form`: which one, and of what; `title`: as people read it. */
const words = z.object({
  owner: z.string(),
  address: z.string(),
  form: z.string(),
  title: z.string(),
  values: z.record(z.string(), z.unknown()),
});
type Words = z.output<typeof words>;

const key = "adminKeptWords";

function allKept(): Words[] {
  try {
    return words.array().parse(JSON.parse(sessionStorage.getItem(key) ?? "[]"));
  } catch {
    return [];
  }
}

function keepAll(all: readonly Words[]): void {
  try {
    if (all.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing for this site.
  }
}

/**
 * What stands in a small form, which is kept nowhere while it is open, outlives the end of the session in this tab: whoever signs in again as the
 * same person finds it there. `typed`: undefined where nothing is, and never with a password; `show` puts it back. A form of a record is kept
 * always (forms/use-unsaved-text.ts).
 */
export function useKeptWords(
  { form, title }: Pick<Words, "form" | "title">,
  typed: () => Words["values"] | undefined,
  show: (values: Words["values"]) => void,
): void {
  const { username: owner } = useSignedIn();
  const { pathname: address } = useLocation();
  const [at] = useState({ owner, address, form, title });
  const now = useRef({ typed, show });
  useEffect(() => {
    now.current = { typed, show };
  });

  useEffect(() => {
    const isThis = (one: Words) => one.owner === at.owner && one.address === at.address && one.form === at.form;
    const all = allKept();
    const found = all.find(isThis);
    if (found) {
      keepAll(all.filter((one) => one !== found));
      now.current.show(found.values);
    }
    return () => {
      const values = storedToken() === null && lastEnding() === "ended" ? now.current.typed() : undefined;
      if (values) keepAll([...allKept().filter((one) => !isThis(one)), { ...at, values }]);
    };
  }, [at]);
}

/** Says where what was typed stands, once its person is back; another person's is dropped. */
export function useToldOfKeptWords(): void {
  const { username } = useSignedIn();
  const { pathname } = useLocation();
  useEffect(() => {
    const all = allKept();
    const own = all.filter(({ owner }) => owner === username);
    if (own.length < all.length) keepAll(own);
    for (const { title } of own.filter(({ address }) => address === pathname))
      toast(`What you typed in “${title}” is kept`, {
        id: `words ${title}`,
        description: "It is there when you open that again.",
        duration: 15_000,
      });
  }, [username, pathname]);
}

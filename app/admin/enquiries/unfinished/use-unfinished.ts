import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { newKey } from "#app/new-key.ts";
import { sayDiscarded, whatWasTyped } from "../../forms/say-discarded.ts";
import { dropKeptOf, inTime, keptForms, keptKey, writeKept } from "../../session/kept-drafts.ts";
import { useSignedIn } from "../../session/session.ts";

/** An enquiry that staff began to write down: `name` is its form's name among the drafts, `moment` when it was typed. */
export type Unfinished = { name: string; who: string; moment: string };

/** A new name for the form of a new enquiry. Older versions had one such form at a time, called "enquiry". */
export const newEnquiryForm = () =>
  `enquiry-${newKey()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")}`;
const isNewEnquiry = (form: string) => /^enquiry(-[a-z0-9]+)?:new$/.test(form);

const unfinishedQuery = (owner: string) =>
  queryOptions({
    queryKey: ["unfinished-enquiries", owner],
    queryFn: async () => (await inTime(keptForms(owner, "enquiry"), [])).filter(({ form }) => isNewEnquiry(form)),
    staleTime: 0,
  });

/** Enquiries that were begun in this browser and are not saved, the latest first; undefined while they are read. */
export function useUnfinished() {
  const client = useQueryClient();
  const { username: owner } = useSignedIn();
  const { data } = useQuery(unfinishedQuery(owner));
  const reread = () => client.invalidateQueries({ queryKey: unfinishedQuery(owner).queryKey });

  async function discard(name: string): Promise<void> {
    const gone = data?.find(({ form }) => form === `${name}:new`);
    await dropKeptOf(owner, `${name}:new`);
    await reread();
    if (!gone) return;
    const { form, draft, number } = gone;
    sayDiscarded(
      whatWasTyped("enquiry", undefined, draft.values),
      () => void writeKept(keptKey(owner, form, newKey()), { draft, number }).then(reread),
    );
  }

  const list = data?.map(
    ({ form, draft, number }): Unfinished => ({
      name: form.replace(/:new$/, ""),
      who: whoIn(draft.values),
      moment: new Date(number).toISOString(),
    }),
  );
  return { list, discard, reread };
}

/** What staff know a begun enquiry by: its name, else its phone, e-mail or message. */
export function whoIn(values: Record<string, unknown>): string {
  const texts = [values.name, values.phone, values.email, values.details].map((value) => (typeof value === "string" ? value.trim() : ""));
  return texts.find((text) => text !== "")?.slice(0, 60) ?? "Without a name";
}

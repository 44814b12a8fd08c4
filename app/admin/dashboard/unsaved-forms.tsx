import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { toast } from "sonner";
import { newKey } from "#app/new-key.ts";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { type AutosaveInput, unsavedForm } from "#contract/autosave.ts";
import { IconButton } from "../components/button.tsx";
import { capitalised } from "../components/capitalised.ts";
import { DeleteIcon } from "../components/icons.tsx";
import { momentInText } from "../components/moment.ts";
import { readAutosaved, sendAutosave } from "../forms/autosave-calls.ts";
import { placeOf } from "../forms/place-of.ts";
import { sayDiscarded } from "../forms/say-discarded.ts";
import { rereadQueries } from "../lists/reread-queries.ts";
import { read } from "../session/api-call.ts";
import { dropKeptOf } from "../session/kept-drafts.ts";
import { useSignedIn } from "../session/session.ts";

/** What this person typed and did not save yet; nothing when there is nothing. */
export function UnsavedForms() {
  const { data } = useQuery(unsavedQuery);
  const client = useQueryClient();
  const { username } = useSignedIn();
  const rows = data?.flatMap((one) => {
    const place = placeOf(one.form);
    return place ? [{ ...one, ...place, name: one.title || capitalised(place.about) }] : [];
  });
  if (!rows || rows.length === 0) return null;

  const rereadAll = () => rereadQueries(client, unsavedQuery.queryKey);
  const failed = () => toast.error("That did not work. Please try again.");

  async function discard(form: string, name: string): Promise<void> {
    try {
      const takeBack = await discardUnsaved(form, username);
      sayDiscarded(`Changes to “${name}”`, () => void takeBack().then(rereadAll, failed));
      await rereadAll();
    } catch {
      failed();
    }
  }

  return (
    <section className="rounded-xl border border-line bg-card p-5">
      <h2 className="mb-2 font-display text-xl font-semibold">Not saved yet</h2>
      <ul className="divide-y divide-line">
        {rows.map(({ form, title, name, about, address, saved_at }) => (
          <li key={form} className="flex items-center gap-2">
            <Link to={address} className="-ml-2 min-w-0 flex-1 rounded-lg px-2 py-2 hover:bg-sand">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-quiet">
                <WholeWords text={`${title ? `${capitalised(about)}, typed` : "Typed"} ${momentInText(saved_at)}`} />
              </span>
            </Link>
            <IconButton icon={DeleteIcon} label={`Discard what was typed into ${name}`} onClick={() => void discard(form, name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Forms of this person with something typed that is not saved, on whatever device. */
const unsavedQuery = { ...read("/autosaves", unsavedForm.array(), ["autosaves"]), staleTime: 0 };

/** Forgets what was typed into a form, here and on the server; answers how it comes back. */
async function discardUnsaved(form: string, owner: string): Promise<() => Promise<void>> {
  const keep = async (after: number, draft: AutosaveInput["draft"]): Promise<number> => {
    const number = Math.max(Date.now(), after + 1);
    await sendAutosave(form, { client: newKey(), number, open: false, take: true, draft });
    return number;
  };
  const before = await readAutosaved(form);
  const number = await keep(before.number, null);
  await dropKeptOf(owner, form);
  return async () => void (await keep(number, before.draft));
}

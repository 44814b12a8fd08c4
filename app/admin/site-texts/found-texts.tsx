import { Waiting } from "../components/waiting.tsx";
import { EmptyList, ListTrouble } from "../lists/list-states.tsx";
import { textsWithWords } from "./known-texts.ts";
import { TextLinks } from "./text-links.tsx";
import { useKnownTexts } from "./use-known-texts.ts";

/** More are not read. */
const most = 30;

/** The texts of all parts that say what was typed. */
export function FoundTexts({ typed, onClear }: { typed: string; onClear: () => void }) {
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
            {found.length > most ? `, the first ${most} of them. Type more of it.` : ""}
          </p>
          <TextLinks texts={found.slice(0, most)} sought={typed} />
        </>
      )}
    </div>
  );
}

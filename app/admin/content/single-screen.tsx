import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { toast } from "sonner";
import type { SingleKind } from "#contract/kinds/single-kind.ts";
import { TextLink } from "../components/text-link.tsx";
import { Waiting } from "../components/waiting.tsx";
import { type StoredSingle, singleCalls } from "../forms/single-calls.ts";
import { ListTrouble } from "../lists/list-states.tsx";
import { sayRestored, type UndoRestore } from "../versions/say-restored.ts";
import { restoreVersion } from "../versions/version-calls.ts";
import { SingleForm, type SingleFormParts } from "./single-form.tsx";

type SingleScreenProps = SingleFormParts & {
  kind: SingleKind;
  /** In sentences about loading: "The texts". */
  what: string;
  /** What is said of a save. */
  saved: (stored: StoredSingle) => string;
  /** Whenever something else is stored. */
  onStored?: () => Promise<void>;
};

/** What there is one of: read, edited, compared, saved and put back. */
export function SingleScreen({ kind, what, saved, onStored = async () => {}, ...parts }: SingleScreenProps) {
  const client = useQueryClient();
  const { at, query } = singleCalls(kind);
  const { data, isPending, error, refetch } = useQuery(query);
  const [storedHere, setStoredHere] = useState<number>();
  /** The versions that were saved from the form which is open: it goes on over them. */
  const [own, setOwn] = useState<{ form: number; versions: readonly number[] }>();
  async function show(stored: StoredSingle, said: string, undo?: UndoRestore) {
    if (undo)
      sayRestored(said, () =>
        undo()
          .then(() => refetch())
          .then(() => onStored()),
      );
    else toast.success(said);
    setStoredHere(stored.version);
    client.setQueryData(query.queryKey, stored);
    await onStored();
  }
  if (isPending) return <Waiting>{`Loading ${what.charAt(0).toLowerCase()}${what.slice(1)}...`}</Waiting>;
  if (!data) return <ListTrouble what={what} error={error} onRetry={() => refetch()} />;
  const form = own?.versions.includes(data.version) ? own.form : data.version;
  return (
    <>
      <WayBack />
      <SingleForm
        key={form}
        {...parts}
        kind={kind}
        stored={data}
        justSaved={storedHere === data.version}
        onSaved={(stored) => {
          setOwn({ form, versions: [...(own?.form === form ? own.versions : [form]), stored.version] });
          void show(stored, saved(stored));
        }}
        onRestored={async (undo) => {
          const { data: restored } = await refetch();
          if (restored) await show(restored, "The earlier version is back.", undo);
        }}
        onFirst={(stored) => void show(stored, kind.first?.done ?? "", () => restoreVersion(at, data.version))}
      />
    </>
  );
}

/** To the view of a page in which somebody pointed at a text. */
function WayBack() {
  const from = useSearchParams()[0].get("from");
  if (from === null) return null;
  return (
    <p className="mb-4">
      <TextLink to={`/admin/words?${new URLSearchParams({ view: from })}`} className="inline-flex min-h-11 items-center">
        Back to the page
      </TextLink>
    </p>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formOfKind } from "#contract/autosave.ts";
import { Notice } from "../components/notice.tsx";
import { TextButton } from "../components/text-link.tsx";
import { readAutosaved } from "../forms/autosave-calls.ts";
import { inTime, readKept } from "../session/kept-drafts.ts";
import { useSignedIn } from "../session/session.ts";
import type { ContentCalls } from "./content-calls.ts";

/** Says above a list that a new item was begun and not saved: it stands in no list, and would seem lost. */
export function UnfinishedNew({ calls, open, onOpen }: { calls: Pick<ContentCalls, "kind">; open: unknown; onOpen: () => void }) {
  const { username } = useSignedIn();
  const [wasOpen, setWasOpen] = useState(false);
  if (open === "new" && !wasOpen) setWasOpen(true);
  const form = `${formOfKind(calls.kind.operation)}:new`;
  const { data: title } = useQuery({
    queryKey: ["autosaves", form],
    queryFn: () => titleBegun(username, form),
    enabled: !wasOpen,
    gcTime: 0,
    retry: false,
  });
  if (wasOpen || title === undefined || title === null) return null;
  const { one } = calls.kind.screen;
  return (
    <Notice className="mb-5">
      <p className="wrap-anywhere">
        You began a new {one} and did not save it{title === "" ? "." : `: “${title}”.`}
      </p>
      <TextButton className="min-h-11" onClick={onOpen}>
        Go on writing
      </TextButton>
    </Notice>
  );
}

/** The title of the later of what this browser and the server kept; null: nothing was begun. */
async function titleBegun(owner: string, form: string): Promise<string | null> {
  const onServer = readAutosaved(form).catch(() => undefined);
  const [kept, there] = await Promise.all([inTime(readKept(owner, form), []), onServer]);
  const here = kept.at(-1);
  const draft = here && here.number > (there?.number ?? 0) ? here.draft : there?.draft;
  return draft ? String(draft.values.title ?? "") : null;
}

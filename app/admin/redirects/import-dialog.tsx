import { useState } from "react";
import { toast } from "sonner";
import {
  maxRedirectLines,
  type RedirectFile,
  type RedirectFileAnswer,
  type RedirectLine,
  redirectFileAnswer,
  redirectUndoAnswer,
} from "#contract/redirect.ts";
import { TextField } from "../components/field.tsx";
import { FormModal } from "../components/form-modal.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { api } from "../session/api-call.ts";
import { sayFailure, troubleOf, useStep } from "../session/trouble.ts";

const effects: Record<RedirectLine["effect"], string> = { new: "New", changes: "Changes", same: "Is there", wrong: "Wrong" };
const mostShown = 300;
const tooLarge = 1_500_000;

/** Imports redirects from a file: every line is checked and shown first, and nothing is written before somebody presses the button. */
export function ImportDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [csv, setCsv] = useState("");
  const [seen, setSeen] = useState<RedirectFileAnswer>();
  const { busy, trouble, setTrouble, take } = useStep(troubleOf);
  const wrong = seen?.lines.filter(({ effect }) => effect === "wrong") ?? [];
  const changing = seen?.lines.filter(({ effect }) => effect === "new" || effect === "changes").length ?? 0;

  const send = (text: string, what: RedirectFile["do"]) =>
    take(what === "check" ? "The file could not be read" : "Nothing was imported", async () => {
      const { undo, ...answer } = await api.post("/redirects/import", { csv: text, do: what }, redirectFileAnswer);
      setSeen(answer);
      if (!answer.done) return;
      toast.success(changing === 1 ? "1 redirect imported" : `${changing} redirects imported`, {
        duration: 15_000,
        ...(undo && { action: { label: "Undo", onClick: () => void takeBack(undo) } }),
      });
      onDone();
    });

  async function takeBack(undo: string) {
    try {
      const { undone } = await api.post("/redirects/import/undo", { undo }, redirectUndoAnswer);
      toast.success(undone === 1 ? "1 redirect is as it was" : `${undone} redirects are as they were`);
    } catch (error) {
      sayFailure(error, "The import was not taken back", { again: () => void takeBack(undo) });
    }
    onDone();
  }

  async function choose(file: File | undefined) {
    setSeen(undefined);
    setTrouble(undefined);
    if (!file) return;
    if (file.size > tooLarge) {
      setTrouble({ title: "This file is too large", detail: `A file can have ${maxRedirectLines} redirects. Part it into smaller ones.` });
      return;
    }
    const text = await file.text();
    setCsv(text);
    await send(text, "check");
  }

  return (
    <FormModal
      title="Import redirects"
      size="large"
      submit={importWords(changing, wrong.length)}
      busy={busy && "Please wait..."}
      ready={changing > 0}
      onSubmit={() => send(csv, wrong.length > 0 ? "right-lines" : "all")}
      onClose={busy ? () => {} : onClose}
      returnTo="import-redirects"
    >
      <TextField
        type="file"
        accept=".csv,text/csv,text/plain"
        label="CSV file"
        hint={`Two columns: the address that leads on, and where it leads to. Up to ${maxRedirectLines} lines; nothing is written before you have seen what each does.`}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <TroubleNotice trouble={trouble} />
      {seen ? <Lines lines={[...wrong, ...seen.lines.filter(({ effect }) => effect !== "wrong")]} wrong={wrong.length} /> : null}
    </FormModal>
  );
}

function importWords(changing: number, wrong: number): string {
  if (changing === 0) return "Import";
  return `Import ${wrong > 0 ? "the " : ""}${changing} ${wrong > 0 ? "right " : ""}${changing === 1 ? "line" : "lines"}`;
}

function Lines({ lines, wrong }: { lines: readonly RedirectLine[]; wrong: number }) {
  return (
    <>
      <p role="status" className="font-semibold">
        {lines.length === 0 ? "There is no redirect in this file." : `${lines.length} ${lines.length === 1 ? "line" : "lines"}`}
        {wrong > 0 ? `, ${wrong} of them wrong` : ""}
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {lines.slice(0, mostShown).map(({ line, from, to, effect, problem }) => (
          <li key={line} className="space-y-0.5 px-3 py-2 wrap-anywhere">
            <p>
              <span className="text-quiet">
                Line {line} · {effects[effect]}:{" "}
              </span>
              {from || "(empty)"} <span className="text-quiet">leads to</span> {to || "(empty)"}
            </p>
            {problem ? <p className="text-sm font-semibold text-brick">{problem}</p> : null}
          </li>
        ))}
      </ul>
      {lines.length > mostShown ? <p className="text-quiet">…and {lines.length - mostShown} more.</p> : null}
    </>
  );
}

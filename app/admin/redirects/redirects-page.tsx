import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { redirectInput } from "#contract/redirect.ts";
import { Button, PrimaryButton } from "../components/button.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { PageHead } from "../components/page-head.tsx";
import { csvText } from "../lists/csv.ts";
import { ExportButton } from "../lists/export-button.tsx";
import { rereadQueries } from "../lists/reread-queries.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { call } from "../session/api-call.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { MissingList } from "./missing-list.tsx";
import { RedirectDialog } from "./redirect-dialog.tsx";
import { RedirectList } from "./redirect-list.tsx";

const views = { "": "Redirects", missing: "Addresses not found" };

export default function RedirectsPage() {
  const client = useQueryClient();
  const view = useListAddress().get("view");
  const [open, setOpen] = useState<"new" | "import">();
  const done = () => {
    setOpen(undefined);
    return rereadQueries(client, ["redirects"]);
  };
  return (
    <>
      <PageHead title="Redirects">
        <PrimaryButton icon={PlusIcon} id="add-new" onClick={() => setOpen("new")}>
          Add redirect
        </PrimaryButton>
        <Button id="import-redirects" onClick={() => setOpen("import")}>
          Import
        </Button>
        <ExportButton
          read={() => call("/redirects/export", { answer: redirectInput.array() })}
          csvOf={(all) => csvText([["From", "To"], ...all.map(({ from, to }) => [from, to])])}
          name="redirects"
          one="redirect"
          many="redirects"
        >
          Export
        </ExportButton>
      </PageHead>
      <nav aria-label="Views" className="mb-4 flex flex-wrap gap-1.5">
        {Object.entries(views).map(([name, label]) => (
          <Link
            key={name}
            to={{ search: name === "" ? "" : `?view=${name}` }}
            aria-current={name === view ? "page" : undefined}
            className="inline-flex min-h-11 items-center rounded-lg border border-line bg-card px-3 font-semibold hover:bg-sand aria-[current=page]:border-lagoon aria-[current=page]:bg-lagoon-pale aria-[current=page]:text-lagoon-deep"
          >
            {label}
          </Link>
        ))}
      </nav>
      {view === "missing" ? <MissingList key="missing" /> : <RedirectList key="redirects" />}
      {open === "new" ? (
        <RedirectDialog title="Add a redirect" from="" to="" returnTo="add-new" onSaved={done} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === "import" ? <ImportDialog onDone={done} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

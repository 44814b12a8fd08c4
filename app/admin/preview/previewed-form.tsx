import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { contentKinds, kindAt, type PagedPath } from "#contract/content-kinds.ts";
import { linkHours, type MadePreviewLink, madePreviewLink, type PreviewLink, previewLink, usualLinkHours } from "#contract/preview.ts";
import { Button, PrimaryButton, RemoveButton } from "../components/button.tsx";
import { option, SelectField } from "../components/field.tsx";
import { EyeIcon, EyeOffIcon } from "../components/icons.tsx";
import { Modal } from "../components/modal.tsx";
import { momentInText } from "../components/moment.ts";
import { TroubleNotice } from "../components/notice.tsx";
import { SecretField } from "../components/secret-field.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { api, read } from "../session/api-call.ts";
import { useStep } from "../session/trouble.ts";
import { pagedItem } from "./paged-item.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { ViewOnSite } from "./view-on-site.tsx";

type PreviewedFormProps = {
  noun: PagedPath;
  item: object | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
};

/** The inputs of an item that can be a draft, with a preview of its page beside them, or below where there is no room. */
export function PreviewedForm({ noun, item, isOpen, onOpen, children }: PreviewedFormProps) {
  const saved = item && pagedItem.parse(item);
  const [linking, setLinking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    onOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      <div className={isOpen ? "grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]" : ""}>
        <div className="min-w-0 space-y-5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button ref={opener} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
              {isOpen ? <EyeOffIcon /> : <EyeIcon />}
              {isOpen ? "Close the preview" : "Preview"}
            </Button>
            {saved ? (
              <Button id="preview-links" onClick={() => setLinking(true)}>
                Preview links
              </Button>
            ) : null}
            {saved ? <ViewOnSite item={saved} address={contentKinds[kindAt(noun)].page.address(saved)} /> : null}
          </div>
          {children}
        </div>
        {isOpen ? <PreviewPane noun={noun} id={saved?.id} onClose={close} /> : null}
      </div>
      {linking && saved ? <PreviewLinks noun={noun} id={saved.id} onClose={() => setLinking(false)} /> : null}
    </>
  );
}

function PreviewLinks({ noun, id, onClose }: { noun: PagedPath; id: number; onClose: () => void }) {
  const at = `/previews/${noun}/${id}/links`;
  const links = useQuery(read(at, previewLink.array()));
  const [hours, setHours] = useState<number>(usualLinkHours);
  const [made, setMade] = useState<MadePreviewLink>();
  const { busy, trouble, take } = useStep();
  const isBusy = busy !== undefined;

  const work = (failed: string, what: () => Promise<void>) => take(failed, () => what().finally(() => links.refetch()));
  const make = () => work("The link was not made", async () => setMade(await api.post(at, { hours }, madePreviewLink)));
  const end = (link: PreviewLink) =>
    work("The link was not ended", async () => {
      await api.delete(`${at}/${link.id}`);
      if (made?.link.id === link.id) setMade(undefined);
    });

  return (
    <Modal title="Preview links" onClose={onClose} returnTo="preview-links" footer={<Button onClick={onClose}>Done</Button>}>
      <div className="space-y-5">
        <p>Whoever has a link sees the page as it was saved last, without signing in. Search engines do not list it.</p>
        <TroubleNotice trouble={trouble} />
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-40 flex-1">
            <SelectField label="The link works for" value={hours} onChange={(event) => setHours(Number(event.target.value))}>
              {Object.entries(linkHours).map(([value, word]) => option(value, word))}
            </SelectField>
          </div>
          <PrimaryButton onClick={make} busy={isBusy && "One moment..."}>
            Make a link
          </PrimaryButton>
        </div>
        {made ? (
          <SecretField
            key={made.link.id}
            label="New link"
            value={made.address}
            hint={`It works until ${momentInText(made.link.expires_at)}. It is not shown again.`}
          />
        ) : null}
        {links.error && !links.data ? <ListTrouble what="Links" error={links.error} onRetry={() => links.refetch()} /> : null}
        {links.data && links.data.length > 0 ? (
          <section aria-labelledby="working-links">
            <h3 id="working-links" className="mb-2 font-semibold">
              Links that work
            </h3>
            <ul className="divide-y divide-line rounded-lg border border-line">
              {links.data.map((link, index) => (
                <li key={link.id} className="flex items-center justify-between gap-3 py-1.5 pr-1.5 pl-3">
                  <span className="min-w-0 wrap-anywhere">
                    Made by {link.made_by}, {momentInText(link.created_at)}
                    <span className="block text-sm text-quiet">Until {momentInText(link.expires_at)}</span>
                  </span>
                  <RemoveButton aria-label={`End link ${index + 1}, made by ${link.made_by}`} disabled={isBusy} onClick={() => end(link)}>
                    End
                  </RemoveButton>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Modal>
  );
}

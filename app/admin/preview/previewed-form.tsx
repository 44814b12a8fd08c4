import { type ReactNode, useRef, useState } from "react";
import { contentKinds, kindAt, type PagedPath } from "#contract/content-kinds.ts";
import { Button } from "../components/button.tsx";
import { EyeIcon, EyeOffIcon } from "../components/icons.tsx";
import { pagedItem } from "./paged-item.ts";
import { PreviewLinks } from "./preview-links.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { ViewOnSite } from "./view-on-site.tsx";

type PreviewedFormProps = {
  noun: PagedPath;
  item: object | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
};

/** The inputs of an item that can be a draft, with its page beside them, or below where there is no room. */
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

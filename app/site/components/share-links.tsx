import type { ReactNode } from "react";
import { InNewTab } from "#app/ui/in-new-tab.tsx";
import { shareLink } from "#contract/site/contact-links.ts";

type ShareLinksProps = {
  head: string;
  title: string;
  /** Of the page, with its origin. */
  address: string;
  children: ReactNode;
};

const link = "inline-block py-2 text-action underline";

/** Ways to send a page to a friend: links, and where scripts run the device's own way, else a button that copies (share-script.ts). */
export function ShareLinks({ head, title, address, children }: ShareLinksProps) {
  const text = `${title}: ${address}`;
  return (
    <div className="print-hidden mt-5 border-t border-line pt-4">
      <p className="font-semibold">{head}</p>
      <p className="flex flex-wrap gap-x-5">
        <a href={shareLink(text)} target="_blank" rel="noopener" className={link}>
          Share on WhatsApp
          <InNewTab />
        </a>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`} className={link}>
          E-mail
        </a>
        {children}
        {/* Its place is kept, so that nothing moves when it comes. */}
        <button type="button" style={{ visibility: "hidden" }} data-share={address} data-title={title} className={link}>
          Copy the link
        </button>
      </p>
      <p role="status" />
    </div>
  );
}

import { useState } from "react";
import { Button } from "../components/button.tsx";
import { Field, inputLook } from "../components/field.tsx";
import { Modal } from "../components/modal.tsx";
import { momentOf } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import type { MadeLink } from "./person-calls.ts";

/** The link that was just made, to be handed over; it is shown this once. */
export function LinkDialog({ made, onClose }: { made: MadeLink; onClose: () => void }) {
  const { person, token, mailed } = made;
  const link = `${window.location.origin}/admin/welcome#${token}`;
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The text stands there, selected, to be copied by hand.
      document.querySelector<HTMLInputElement>("#account-link")?.select();
    }
  }

  return (
    <Modal title={`The link for ${person.name}`} onClose={onClose} returnTo="invite" footer={<Button onClick={onClose}>Done</Button>}>
      <div className="space-y-4">
        {mailed ? (
          <Notice role="status">It was mailed to {person.email}. You can also hand it over yourself.</Notice>
        ) : (
          <Notice look="warning" role="status">
            It was not mailed: no mail server is set up, or it did not take the mail. Copy it and send it to {person.name} yourself, in a
            way that only they read.
          </Notice>
        )}
        <Field
          label="Link"
          hint={person.link_until ? `It works once, until ${momentOf(person.link_until)}. It is not shown again.` : undefined}
        >
          {({ id: _, ...ids }) => (
            <input
              {...ids}
              id="account-link"
              aria-label="Link"
              readOnly
              value={link}
              className={inputLook}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
        <Button look="primary" onClick={copy}>
          Copy the link
        </Button>
        <p role="status" className="text-sm text-quiet">
          {copied ? "Copied." : ""}
        </p>
      </div>
    </Modal>
  );
}

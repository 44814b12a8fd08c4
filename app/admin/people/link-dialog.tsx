import { Button } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";
import { momentInText } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import { SecretField } from "../components/secret-field.tsx";
import type { MadeLink } from "./person-calls.ts";

/** The link that was just made, to be handed over; it is shown this once. */
export function LinkDialog({ made, onClose }: { made: MadeLink; onClose: () => void }) {
  const { person, token, mailed } = made;
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
        <SecretField
          label="Link"
          value={`${window.location.origin}/admin/welcome#${token}`}
          hint={
            person.link_until ? `It works once, until ${momentInText(person.link_until)}. It is not shown again.` : "It is not shown again."
          }
        />
      </div>
    </Modal>
  );
}

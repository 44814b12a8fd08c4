import type { RestoreContents } from "#contract/operations/restore.ts";
import { listed } from "#contract/site/listed.ts";
import { momentOf } from "../components/moment.ts";
import { ConfirmButton } from "../lists/confirm-dialog.tsx";

const counted: [name: Exclude<keyof RestoreContents, "academy" | "made_at" | "owners" | "invited">, one: string, many: string][] = [
  ["courses", "course", "courses"],
  ["exams", "exam", "exams"],
  ["classes", "class", "classes"],
  ["posts", "post", "posts"],
  ["teachers", "teacher", "teachers"],
  ["pictures", "picture", "pictures"],
  ["enquiries", "enquiry", "enquiries"],
  ["people", "person of the back office", "people of the back office"],
];

/** What is in a backup, and a button that restores it after a question. */
export function FoundBackup({ contents, onStart }: { contents: RestoreContents; onStart: () => Promise<unknown> }) {
  const { academy, made_at, owners, invited } = contents;
  const name = academy || "An academy";

  return (
    <>
      <div role="status" className="space-y-1 rounded-lg border border-line p-4">
        <p className="font-display text-lg font-semibold wrap-anywhere">{name}</p>
        <p>Made: {momentOf(made_at)}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 pt-2">
          {counted.map(([key, one, many]) => (
            <li key={key}>
              {contents[key].toLocaleString("en-GB")} {contents[key] === 1 ? one : many}
            </li>
          ))}
        </ul>
        <p className="pt-2 text-sm text-quiet">The file is whole. What lies in the trash is counted too.</p>
      </div>
      <ConfirmButton
        button={{ id: "restore-backup", look: "primary", children: "Restore this backup" }}
        title={`Restore ${name}?`}
        confirm="Restore"
        busy="Beginning..."
        danger
        failed="The backup was not restored"
        onConfirm={onStart}
      >
        <p>The backup takes the place of all that is here. This cannot be undone.</p>
        <ul className="list-disc space-y-1 pl-5">
          <li className="wrap-anywhere">
            Everyone is signed out, and signs in with the passwords of the backup; {owners.length === 1 ? "its owner is" : "its owners are"}{" "}
            {owners.join(", ")}. The passwords that were printed here hold no longer, nor does the master password.
          </li>
          <li>How mail is sent is in no backup: set it again under Settings.</li>
          <li>Mail that still waited is held, webhooks are off, programs need new API tokens, and links for new passwords have ended.</li>
          {invited.length > 0 ? (
            <li className="wrap-anywhere">
              {invited.length === 1 ? "The invitation of" : "The invitations of"} {listed(invited)} {invited.length === 1 ? "ends" : "end"}:
              make a new link under People.
            </li>
          ) : null}
        </ul>
      </ConfirmButton>
    </>
  );
}

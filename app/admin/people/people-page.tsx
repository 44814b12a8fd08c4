import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type MadeLink, madeLink, type Person, person } from "#contract/accounts/person.ts";
import { roleOf } from "#contract/accounts/roles.ts";
import { Badge } from "../components/badge.tsx";
import { Button, PrimaryButton } from "../components/button.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { Modal } from "../components/modal.tsx";
import { momentInText } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import { PageHead } from "../components/page-head.tsx";
import { SecretField } from "../components/secret-field.tsx";
import { LinkInNotice } from "../components/text-link.tsx";
import { viewAddress } from "../dashboard/view-address.ts";
import { ownersQuery } from "../enquiries/enquiry-calls.ts";
import { ConfirmDialog } from "../lists/confirm-dialog.tsx";
import { Loaded } from "../lists/list-states.tsx";
import { api, read } from "../session/api-call.ts";
import { useSignedIn } from "../session/session.ts";
import { InviteDialog, PersonDialog } from "./person-dialog.tsx";
import { type Action, actionsOn, reachedBy, whenOf } from "./person-in-words.ts";
import { SecondStepRule } from "./second-step-rule.tsx";

/** The enquiries that nobody would look after once somebody has left. */
function LookedAfter({ by: { id, name } }: { by: Person }) {
  const { data: owners = [] } = useQuery({ ...ownersQuery, staleTime: 0 });
  const open = owners.find((one) => one.id === id)?.open ?? 0;
  if (open === 0) return null;
  return (
    <Notice look="warning">
      {name} looks after {open === 1 ? "an enquiry that is" : `${open} enquiries that are`} not closed.{" "}
      <LinkInNotice to={viewAddress({ view: "all", owner: id })}>Give {open === 1 ? "it" : "them"} to somebody else</LinkInNotice>
    </Notice>
  );
}

type Open = { what: "invite" } | { what: Action[0]; person: Person } | { what: "made"; made: MadeLink };

export default function PeoplePage() {
  const query = useQuery(read("/people", person.array()));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  function showLink(made: MadeLink): void {
    setOpen({ what: "made", made });
    void query.refetch();
  }

  return (
    <>
      <PageHead title="People">
        <PrimaryButton icon={PlusIcon} id="invite" onClick={() => setOpen({ what: "invite" })}>
          Invite somebody
        </PrimaryButton>
      </PageHead>
      <Loaded query={query} what="The people" waiting="Loading people...">
        {(people) => {
          const { here = [], gone = [] } = Object.groupBy(people, ({ state }) => (state === "left" ? "gone" : "here"));
          return (
            <>
              <h2 className="sr-only">With an account</h2>
              <PersonCards people={here} onOpen={setOpen} />
              {gone.length > 0 ? <h2 className="mt-8 mb-3 font-display text-xl font-semibold">Ended accounts</h2> : null}
              <PersonCards people={gone} onOpen={setOpen} />
              <SecondStepRule people={here.filter(({ state }) => state === "active")} />
            </>
          );
        }}
      </Loaded>
      {open?.what === "invite" ? <InviteDialog onMade={showLink} onClose={close} /> : null}
      {open?.what === "edit" ? (
        <PersonDialog
          person={open.person}
          onSaved={(saved) => {
            toast.success(`${saved.name} saved`);
            close();
            void query.refetch();
          }}
          onClose={close}
        />
      ) : null}
      {open?.what === "made" ? <LinkDialog made={open.made} onClose={close} /> : null}
      {open?.what === "leave" ? (
        <ConfirmDialog
          title={`End the account of ${open.person.name}?`}
          confirm="End the account"
          danger
          onCancel={close}
          failed="The account was not ended"
          onConfirm={async () => {
            await api.post(`/people/${open.person.id}/leave`);
            // Before the dialog closes: it would give the focus back to a button that then goes away.
            await query.refetch();
            toast.success(`${open.person.name} is signed out everywhere and cannot come in`);
            close();
          }}
        >
          <p>{open.person.name} is signed out at once, on every device, and cannot sign in any more.</p>
          <p>Everything they wrote stays, under their name. You can let them in again later.</p>
          <LookedAfter by={open.person} />
        </ConfirmDialog>
      ) : null}
      {open?.what === "second-step" ? (
        <ConfirmDialog
          title={`Remove the second step of ${open.person.name}?`}
          confirm="Remove it"
          danger
          onCancel={close}
          failed="The second step was not removed"
          onConfirm={async () => {
            await api.delete(`/people/${open.person.id}/second-step`);
            toast.success(`${open.person.name} signs in with the password alone`);
            close();
            await query.refetch();
          }}
        >
          <p>
            The app, the recovery codes and all passkeys stop working. Do this when they lost them, and you are sure that it is they who
            ask. They are signed out everywhere.
          </p>
        </ConfirmDialog>
      ) : null}
      {open?.what === "link" || open?.what === "come-back" ? (
        <ConfirmDialog
          title={open.what === "link" ? `A link for a new password of ${open.person.name}?` : `Let ${open.person.name} in again?`}
          confirm="Make the link"
          onCancel={close}
          failed="The link was not made"
          onConfirm={async () => showLink(await api.post(`/people/${open.person.id}/${open.what}`, undefined, madeLink))}
        >
          <p>With the link they choose a new password. It works once; a link that was made before stops working.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function PersonCards({ people, onOpen }: { people: readonly Person[]; onOpen: (open: Open) => void }) {
  return (
    <ul className="space-y-3">
      {people.map((person) => (
        <PersonCard key={person.id} person={person} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function PersonCard({ person, onOpen }: { person: Person; onOpen: (open: Open) => void }) {
  const { username } = useSignedIn();
  const { name, state, role } = person;
  const isMe = person.username === username;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line bg-card p-4">
      <div className="min-w-0 grow basis-60">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          <Badge look={role === "owner" ? "brand" : "plain"}>{roleOf(role)?.word ?? role}</Badge>
          {state === "invited" ? <Badge look="warning">Invited</Badge> : null}
          {person.hasSecondStep ? <Badge>{person.passkeys > 0 ? "Passkey" : "Second step"}</Badge> : null}
          {isMe ? <Badge>You</Badge> : null}
        </h3>
        <p className="text-quiet wrap-anywhere empty:hidden">{reachedBy(person).join(" · ")}</p>
        <p className="text-sm text-quiet">{whenOf(person)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {actionsOn(person, isMe).map(([what, word, label]) => (
          <Button
            key={what}
            id={`${what}-${person.id}`}
            look={what === "leave" ? "remove" : "plain"}
            aria-label={label}
            onClick={() => onOpen({ what, person })}
          >
            {word}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** The link that was just made, to be handed over; it is shown only once. */
function LinkDialog({ made, onClose }: { made: MadeLink; onClose: () => void }) {
  const { person, token, mailed } = made;
  return (
    <Modal title={`The link for ${person.name}`} onClose={onClose} returnTo="invite" footer={<Button onClick={onClose}>Done</Button>}>
      {mailed ? (
        <Notice role="status">It was mailed to {person.email}. You can also hand it over yourself.</Notice>
      ) : (
        <Notice look="warning" role="status">
          It was not mailed: no mail server is set up, or it did not take the mail. Copy it and send it to {person.name} yourself, in a way
          that only they read.
        </Notice>
      )}
      <SecretField
        label="Link"
        value={`${window.location.origin}/admin/welcome#${token}`}
        hint={
          person.link_until ? `It works once, until ${momentInText(person.link_until)}. It is not shown again.` : "It is not shown again."
        }
      />
    </Modal>
  );
}

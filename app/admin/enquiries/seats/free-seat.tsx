import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { classRoster } from "#contract/class-roster.ts";
import type { ChangedEnquiry, Enquiry } from "#contract/enquiries/enquiry.ts";
import { listed } from "#contract/site/listed.ts";
import { Button, PrimaryButton, QuietButton } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { read } from "../../session/api-call.ts";
import { changeEnquiry } from "../enquiry-calls.ts";
import { seatForYou } from "../reply/class-messages.ts";
import { type Draft, TellPeople } from "../reply/tell-people.tsx";
import { isPutAway, putAway } from "./put-away-seats.ts";

type FreeSeatProps = {
  classId: number;
  onGive: () => void;
  onOpen: (id: number) => void;
  /** After it was put away. */
  onClose?: () => void;
};

/** Milliseconds. Somebody else may give the seat away meanwhile. */
const again = 15_000;

/** Says who is first for a seat that somebody left, for as long as it is free and somebody waits, unless that was put away here. */
export function FreeSeat({ classId, onGive, onOpen, onClose }: FreeSeatProps) {
  const { data } = useQuery({ ...rosterQuery(classId), refetchInterval: again });
  const first = data?.waiting[0];
  const [, setClosed] = useState(0);
  if (!data || !first) return null;
  const now = { left: data.class.seats_left, enrolled: data.enrolled.map(({ id }) => id) };
  if (now.left === 0 || isPutAway(classId, now)) return null;
  return (
    <Notice role="status" className="mb-3 flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        A seat is free in {data.class.title}: <strong>{first.name}</strong> is first on the waiting list. The site offers it to nobody else.
      </p>
      <PrimaryButton onClick={onGive}>Give it and tell {first.name}</PrimaryButton>
      <Button onClick={() => onOpen(first.id)}>Open {first.name}</Button>
      <QuietButton
        onClick={() => {
          putAway(classId, now);
          setClosed((before) => before + 1);
          onClose?.();
        }}
      >
        Not now
      </QuietButton>
    </Notice>
  );
}

type GiveSeatProps = { classId: number; onChanged: (items: readonly ChangedEnquiry[]) => void; onClose: () => void };

/** Gives the free seat of a class to the first of its waiting list, as they are told of it. */
export function GiveSeat({ classId, onChanged, onClose }: GiveSeatProps) {
  const { data } = useQuery(rosterQuery(classId));
  // Whoever is first when it opens: the list must not change under the hand.
  const [first] = useState<Enquiry | undefined>(() => data?.waiting[0]);
  const [draft, setDraft] = useState<Draft>();
  const [given, setGiven] = useState<ChangedEnquiry>();
  return (
    <TellPeople
      people={first ? [first] : []}
      message={seatForYou}
      {...(first && !given && { note: `${first.name} has the seat once the message is sent, or opened in your mail program or WhatsApp.` })}
      draft={draft}
      onDraft={setDraft}
      before={async (one) => {
        // Told again after a failure, they have the seat already.
        if (given) return;
        const changed = await changeEnquiry(one.id, { status: "Enrolled", version: one.version });
        setGiven(changed);
        onChanged([changed]);
      }}
      onClose={onClose}
    />
  );
}

export const rosterQuery = (id: number) => read(`/classes/${id}/roster`, classRoster, ["classes", "roster", id]);

/** Who was just given a seat, and has not been told. */
export function GivenSeats({ people, onTell, onClose }: { people: readonly Enquiry[]; onTell: () => void; onClose: () => void }) {
  const [one, ...others] = people;
  if (!one) return null;
  return (
    // In sight also where the button that gave the seat is far down a phone.
    <Notice role="status" className="sticky top-[3.6rem] z-10 mb-3 flex flex-wrap items-center gap-3 lg:top-2 print:hidden">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <strong>{listed(people.map(({ name }) => name))}</strong>{" "}
        {others.length === 0 ? "has a seat now, and was" : "have a seat now, and were"} not told.
      </p>
      <PrimaryButton onClick={onTell}>{others.length === 0 ? `Tell ${one.name}` : `Tell all ${people.length}`}</PrimaryButton>
      <QuietButton onClick={onClose}>Not now</QuietButton>
    </Notice>
  );
}

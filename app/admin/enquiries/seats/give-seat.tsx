import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { classRoster } from "#contract/class-roster.ts";
import { type ChangedEnquiry, changedEnquiry, type Enquiry, type EnquiryChange } from "#contract/enquiries/enquiry.ts";
import { call, read } from "../../session/api-call.ts";
import { seatForYou } from "../reply/class-messages.ts";
import { type Draft, TellPeople } from "../reply/tell-people.tsx";

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
        const changed = await changePlace(one, { status: "Enrolled" });
        setGiven(changed);
        onChanged([changed]);
      }}
      onClose={onClose}
    />
  );
}

export const rosterQuery = (id: number) => read(`/classes/${id}/roster`, classRoster, ["classes", "roster", id]);

/** Gives somebody a seat, or takes them off the class; asks for what was read of them. */
async function changePlace({ id, version }: Enquiry, change: Pick<EnquiryChange, "status" | "overbook">) {
  return call(`/enquiries/${id}`, { method: "PATCH", body: { ...change, version }, answer: changedEnquiry });
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { rosterQuery } from "./give-seat.tsx";
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
    <div className="mb-3">
      <Notice role="status">
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
            A seat is free in {data.class.title}: <strong>{first.name}</strong> is first on the waiting list. The site offers it to nobody
            else.
          </p>
          <Button look="primary" onClick={onGive}>
            Give it and tell {first.name}
          </Button>
          <Button onClick={() => onOpen(first.id)}>Open {first.name}</Button>
          <Button
            look="quiet"
            onClick={() => {
              putAway(classId, now);
              setClosed((before) => before + 1);
              onClose?.();
            }}
          >
            Not now
          </Button>
        </div>
      </Notice>
    </div>
  );
}

import { useState } from "react";
import { toast } from "sonner";
import { type ClosedDays, daysOff, heldDays } from "#contract/classes/class-days.ts";
import { dayInWords } from "#contract/classes/class-labels.ts";
import type { ClassDaySet, CourseClass } from "#contract/kinds/class.ts";
import { Button, QuietButton } from "../components/button.tsx";
import { option, SelectField } from "../components/field.tsx";
import { Notice } from "../components/notice.tsx";
import { ConfirmButton } from "../lists/confirm-dialog.tsx";
import { api } from "../session/api-call.ts";
import { sayFailure } from "../session/trouble.ts";

/** Cancels a day of a class, or holds it after all, for everybody who reads of it; its notice takes that back. `onChanged` shows what is stored. */
export async function setDay(id: number, set: ClassDaySet, today: string, onChanged: () => Promise<unknown>): Promise<void> {
  const { day, held } = set;
  const words = dayInWords(day, today);
  try {
    await api.put(`/classes/${id}/day`, set);
    toast.success(held ? `${words} is held` : `${words} is cancelled`, {
      description: "The page of the class and its calendar say so.",
      action: { label: "Undo", onClick: () => void setDay(id, { day, held: !held }, today, onChanged) },
    });
  } catch (error) {
    sayFailure(error, held ? `${words} is still cancelled` : `${words} was not cancelled`);
  }
  await onChanged();
}

type CancelNextProps = { next: string | undefined; today: string; onCancel: (day: string) => Promise<void> };

/** Cancels the next day. Once it has, it says so and offers no other day: a second press would cancel that, too. */
export function CancelNext({ next, today, onCancel }: CancelNextProps) {
  const [pressed, setPressed] = useState<string>();
  const [sending, setSending] = useState(false);
  const wasCancelled = pressed !== undefined && (next === undefined || next > pressed);
  const day = wasCancelled ? pressed : next;
  if (day === undefined) return null;

  async function cancel(day: string) {
    setPressed(day);
    setSending(true);
    await onCancel(day);
    setSending(false);
  }
  const words = day === today ? "today's lesson" : dayInWords(day, today);
  // The same button, so that the focus stays on it.
  return (
    <Button aria-disabled={wasCancelled || sending} onClick={() => (wasCancelled || sending ? undefined : void cancel(day))}>
      {wasCancelled ? `Cancelled: ${words}` : `Cancel ${words}`}
    </Button>
  );
}

type DaysProps = { one: CourseClass; closed: readonly ClosedDays[]; today: string };

/** Cancels any day, as of a teacher who is away then. */
export function CancelAnother({ one, closed, today, onCancel }: DaysProps & { onCancel: (day: string) => Promise<void> }) {
  const [chosen, setChosen] = useState("");
  const days = heldDays(one, closed).flatMap(({ date }) => (date >= today ? [date] : []));
  const [next = "", later = next] = days;
  const day = days.includes(chosen) ? chosen : later;
  if (days.length < 2) return null;
  return (
    <ConfirmButton
      button={{ children: "Cancel another day" }}
      title="Cancel another day"
      confirm="Cancel that lesson"
      cancel="Keep it"
      onConfirm={() => onCancel(day)}
    >
      <SelectField label="Day" value={day} onChange={({ target }) => setChosen(target.value)}>
        {days.map((date) => option(date, dayInWords(date, today)))}
      </SelectField>
    </ConfirmButton>
  );
}

/** The days to come that the class itself leaves out. */
export function CancelledDays({ one, closed, today, onHold }: DaysProps & { onHold: (day: string) => void }) {
  const days = daysOff(one, closed).filter(({ date, why }) => why === "" && date >= today);
  if (days.length === 0) return null;
  return (
    <Notice look="warning" className="mb-6">
      <ul className="space-y-2">
        {days.map(({ date }) => (
          <li key={date} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>{dayInWords(date, today)} is cancelled.</span>
            <QuietButton
              className="-mr-4 print:hidden"
              aria-label={`Hold it after all: ${dayInWords(date, today)}`}
              onClick={() => onHold(date)}
            >
              Hold it after all
            </QuietButton>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

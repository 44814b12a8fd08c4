import type { PublicClass } from "#academy/public/public-academy.ts";
import { unbroken } from "#contract/site/unbroken.ts";

declare module "react" {
  interface CSSProperties {
    "--seats"?: number;
    "--free"?: string;
  }
}

/** How many seats are left, in words and as a row of seats, the free ones in colour, and until when one may enrol. */
export function SeatsMeter({ seats, seats_left, words }: Pick<PublicClass, "seats" | "seats_left" | "words">) {
  return (
    <div>
      <p className="font-semibold">{words.seats}</p>
      <div
        aria-hidden="true"
        className="seats-meter print-hidden"
        style={{ "--seats": Math.min(seats, mostDrawn), "--free": `${Math.round((seats_left / seats) * 100)}%` }}
      />
      {words.until && seats_left > 0 && <p className="mt-1.5 text-quiet">Enrol by {unbroken(words.until)}</p>}
    </div>
  );
}

/** More would be lines that nobody counts. */
const mostDrawn = 30;

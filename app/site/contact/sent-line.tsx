import { use } from "react";
import type { AskedClass } from "#academy/public/public-academy.ts";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { spokenTime } from "#contract/site/opening-hours.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { FormSaysContext } from "./form-says-context.ts";

/** What was sent from this page; `at`: when, on the visitor's clock ("9.14 PM"); `email`: where it says the answer belongs. */
export type Sent = { at: string; email: string; about: AskedClass | undefined };

/** Stays when the panel has gone: nobody should have to wonder whether the message went out, nor whether the address was right. */
export function SentLine({ at, email, about }: Sent) {
  return (
    <p className="mt-4 rounded-lg bg-success-pale px-4 py-3">
      Sent at {at}: your message
      {about && (
        <>
          {" about "}
          <ForeignWords text={about.title} />, from {unbroken(about.starts)}
        </>
      )}
      . <WholeWords text={`Your e-mail address: ${email}.`} /> <WholeWords text={use(FormSaysContext).sent_how} />
    </p>
  );
}

/** "9.14 PM" */
export function clockNow(): string {
  return spokenTime(new Date().toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" }));
}

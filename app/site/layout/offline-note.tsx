import { use } from "react";
import { buttonLook } from "#app/ui/button-link.tsx";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { PhoneWithin } from "../contact/phone-within.tsx";
import { SaidContext } from "../texts.ts";

/** Said instead of leaving for a page that a device without a connection cannot have (navigation-script.ts). */
export function OfflineNote({ facts }: { facts: AcademyFacts }) {
  const { failures } = use(SaidContext);
  return (
    <div role="alert" id="offline" className="print-hidden fixed inset-x-0 bottom-0 z-40">
      <template>
        <div className="night">
          <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-4 py-5">
            <p className="column flex-1 basis-72">
              <strong className="block">{failures.offline_title}</strong>
              <PhoneWithin
                text={failures.offline}
                facts={facts}
                className="font-semibold whitespace-nowrap text-saffron underline underline-offset-4"
              />
            </p>
            <div className="flex flex-wrap gap-3">
              <button type="button" data-try-again className={buttonLook("primary")}>
                Try again
              </button>
              <button type="button" data-stay className={buttonLook("secondary")}>
                Stay here
              </button>
            </div>
          </div>
        </div>
      </template>
    </div>
  );
}

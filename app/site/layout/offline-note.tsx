import { useBlocker } from "react-router";
import { buttonLook } from "#app/ui/button-link.tsx";
import { telephoneAddress } from "../telephone.ts";

/** Stops a visit to another page while the device is offline, and says so; the page being read stays. */
export function OfflineNote({ phone }: { phone: string }) {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction !== "POP" && currentLocation.pathname !== nextLocation.pathname && !navigator.onLine,
  );
  return (
    <div role="alert" className="print-hidden fixed inset-x-0 bottom-0 z-40">
      {blocker.state === "blocked" && (
        <div className="night border-t-4 border-saffron">
          <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-4 py-5">
            <p className="column flex-1 basis-72">
              <strong className="block">You seem to be offline.</strong> That page could not be opened. Try again when you have a
              connection, or call us on{" "}
              <a href={telephoneAddress(phone)} className="font-semibold whitespace-nowrap text-saffron underline underline-offset-4">
                {phone}
              </a>
              .
            </p>
            <div className="flex flex-wrap gap-3">
              <button type="button" onClick={() => blocker.proceed()} className={buttonLook("primary")}>
                Try again
              </button>
              <button type="button" onClick={() => blocker.reset()} className={buttonLook("secondary")}>
                Stay here
              </button>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

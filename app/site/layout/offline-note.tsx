import { buttonLook } from "#app/ui/button-link.tsx";
import { telephoneAddress } from "../telephone.ts";

/** Says that the page wanted could not be fetched, and whom to call. */
export function OfflineNote({ phone, tryAgain, stay }: { phone: string; tryAgain: () => void; stay: () => void }) {
  return (
    <div className="night border-t-4 border-saffron">
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-4 py-5">
        <p className="column flex-1 basis-72">
          <strong className="block">You seem to be offline.</strong> That page could not be opened. Try again when you have a connection, or
          call us on{" "}
          <a href={telephoneAddress(phone)} className="font-semibold whitespace-nowrap text-saffron underline underline-offset-4">
            {phone}
          </a>
          .
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={tryAgain} className={buttonLook("primary")}>
            Try again
          </button>
          <button type="button" onClick={stay} className={buttonLook("secondary")}>
            Stay here
          </button>
        </div>
      </div>
    </div>
  );
}

import { QrCode } from "#app/ui/qr-code.tsx";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { hoursPhrase } from "#contract/shown-facts.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { absoluteAddress } from "../seo/absolute-address.ts";
import { fromDay } from "../trust/from-day.tsx";

/** The head of a page on paper: whose it is, how to reach them, and the way back to the page. */
export function Leaflet({ facts, path, trust }: { facts: AcademyFacts; path: string; trust: TextsOf<"trust"> }) {
  const address = absoluteAddress(facts, path);
  return (
    <div className="leaflet">
      <div>
        <p className="font-display text-2xl font-semibold">{facts.name}</p>
        <p>
          <b>{facts.phones.map(([number]) => number).join(", ")}</b> · {facts.email}
        </p>
        <p>
          {facts.address} · {hoursPhrase(facts, (text) => `every day from ${text}`)}
        </p>
        {facts.next?.place && (
          <p>
            {fromDay(facts.next.from, trust)} {facts.next.place.address}
          </p>
        )}
        <p>{decodeURI(address)}</p>
      </div>
      <QrCode text={address} label={`QR code of ${address}`} className="leaflet-code" />
    </div>
  );
}

import { coloursOf } from "#contract/look/colours.ts";
import { useChosenColours } from "./use-chosen-colours.ts";

/** How pages look in the colours of the form, light and dark. */
export function ColourPreview() {
  const { light, dark, night } = coloursOf(useChosenColours());
  const deep = light["lagoon-deep"];
  return (
    <figure className="space-y-3">
      <figcaption className="font-semibold">How pages will look</figcaption>
      <div className="grid gap-4 sm:grid-cols-2" inert>
        {(
          [
            ["Light", light],
            ["Dark", dark],
          ] as const
        ).map(([name, side]) => (
          <div key={name} className="overflow-hidden rounded-xl border border-line" style={{ background: side.paper, color: side.ink }}>
            <p
              className="px-5 py-2 font-semibold"
              style={{ background: deep, color: light.paper, borderBottom: `4px solid ${side.saffron}` }}
            >
              {name}
              <span className="ml-3 rounded px-2" style={{ background: night.action, color: night["on-action"] }}>
                Contact
              </span>
            </p>
            <div className="space-y-2 px-5 py-4">
              <p className="font-display text-xl font-semibold" style={{ color: side["lagoon-deep"] }}>
                A heading
              </p>
              <p>
                Text with <span style={{ color: side.lagoon, textDecoration: "underline" }}>a link</span> and{" "}
                <span className="font-semibold" style={{ color: side["saffron-deep"] }}>
                  a mark
                </span>
                .
              </p>
              <p className="flex flex-wrap gap-2">
                <span className="rounded px-3 py-1 font-semibold" style={{ background: side.lagoon, color: side["on-lagoon"] }}>
                  A button
                </span>
                <span className="rounded px-3 py-1" style={{ background: side["lagoon-pale"], color: side["lagoon-deep"] }}>
                  A label
                </span>
                <span className="rounded px-3 py-1" style={{ background: side["saffron-pale"], color: side["saffron-deep"] }}>
                  Featured
                </span>
              </p>
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}

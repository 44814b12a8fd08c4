import { useQuery } from "@tanstack/react-query";
import { type AttentionLine, attentionList } from "#contract/operations/attention.ts";
import { WarningIcon } from "../components/icons.tsx";
import { momentInText } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import { LinkInNotice } from "../components/text-link.tsx";
import { sectionAt } from "../layout/sections.ts";
import { read } from "../session/api-call.ts";

const attentionQuery = { ...read("/attention", attentionList), refetchInterval: 60_000 };

/** What somebody should look at, each with what to do, and folded what is so from the start; nothing while all is well. */
export function NeedsAttention() {
  const { data, isError } = useQuery(attentionQuery);
  if (isError && !data)
    return (
      <Notice look="warning" role="status" className="mb-6">
        What needs attention could not be found out. It is tried again every minute.
      </Notice>
    );
  if (!data || data.length === 0) return null;
  const urgent = data.filter(({ quiet }) => !quiet);
  const settings = data.filter(({ quiet }) => quiet);
  const look = urgent.length > 0 ? "border-warning/40 bg-warning-pale" : "border-line bg-card";
  return (
    <section aria-labelledby="needs-attention" className={`mb-6 rounded-xl border p-5 text-ink ${look}`}>
      <h2 id="needs-attention" className="mb-2 flex items-center gap-2 font-display text-xl font-semibold">
        <WarningIcon className="size-5 shrink-0" />
        Needs attention
      </h2>
      <Lines lines={urgent} />
      {settings.length > 0 ? (
        <details>
          <summary className="cursor-pointer py-2 font-semibold">
            {settings.length === 1 ? "1 thing to set up" : `${settings.length} things to set up`}
          </summary>
          <Lines lines={settings} />
        </details>
      ) : null}
    </section>
  );
}

function Lines({ lines }: { lines: readonly AttentionLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="divide-y divide-warning/30">
      {lines.map(({ key, what, advice, link, since, quiet }) => (
        <li key={key} className="py-3">
          <p className="font-semibold wrap-anywhere">{what}</p>
          <p className="wrap-anywhere">
            {advice}
            {link ? (
              <>
                {" "}
                <LinkInNotice to={link} className="whitespace-nowrap">
                  Open {sectionAt(new URL(link, location.origin).pathname)?.name}
                </LinkInNotice>
              </>
            ) : null}
          </p>
          {quiet ? null : (
            <p className="text-sm">
              Since <time dateTime={since}>{momentInText(since)}</time>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

import { Link } from "react-router";
import type { TextUse } from "#contract/academy-facts.ts";
import { singleKinds } from "#contract/single-kinds.ts";
import { capitalised } from "../components/capitalised.ts";
import { Notice } from "../components/notice.tsx";
import { nounLabel } from "../history/noun-labels.ts";

/** Texts that staff wrote and that still say what the facts were: only a person can mend those. */
export function OutdatedContent({ uses }: { uses: readonly TextUse[] }) {
  if (uses.length === 0) return null;
  return (
    <Notice look="warning" role="status">
      <h2 className="font-semibold">These texts still say what you have changed</h2>
      <ul className="mt-1 list-disc pl-5">
        {uses.map(({ noun, id, title, says }) => (
          <li key={`${noun} ${id}`} className="wrap-anywhere">
            <Link to={addressOf(noun, id)} className="font-semibold text-lagoon underline underline-offset-4">
              {capitalised(nounLabel(noun))}
              {title && ` “${title}”`}
            </Link>
            : {says.join(", ")}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function addressOf(noun: string, id: number): string {
  return singleKinds.find(({ path }) => path === noun)?.screen.address ?? `/admin/${noun}?form=${id}`;
}

import { type ReactNode, useState } from "react";
import { QuietButton } from "../components/button.tsx";
import { reachedByKeys } from "../components/reached-by-keys.ts";

type Row = { key: string; name: ReactNode; counts: readonly number[] };
export type CountTableProps = { caption: string; heads: readonly string[]; rows: readonly Row[]; empty?: string; shown?: number };

/** Names with their counts; the first of them, until all are asked for. */
export function CountTable({ caption, heads, rows, empty, shown = 10 }: CountTableProps) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return <p className="text-quiet">{empty}</p>;
  const [named, ...counted] = heads;
  return (
    <>
      <div {...reachedByKeys} className="overflow-x-auto">
        <table className="w-full">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-sm text-quiet">
              <th scope="col" className="py-2 pr-3 text-left font-semibold">
                {named}
              </th>
              {counted.map((head) => (
                <th key={head} scope="col" className="py-2 pl-3 text-right font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {(all ? rows : rows.slice(0, shown)).map(({ key, name, counts }) => (
              <tr key={key}>
                <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                {counts.map((count, place) => (
                  <td key={counted[place]} className="py-2 pl-3 text-right align-top tabular-nums">
                    {count.toLocaleString("en")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown && !all ? (
        <QuietButton onClick={() => setAll(true)} aria-label={`Show all ${rows.length}: ${caption}`}>
          Show all {rows.length}
        </QuietButton>
      ) : null}
    </>
  );
}

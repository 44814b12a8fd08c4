import type { Rung } from "#academy/public/public-academy.ts";
import { classesAddress } from "../classes/classes-address.ts";
import { usePainted } from "../components/use-painted.ts";

declare module "react" {
  interface CSSProperties {
    "--up"?: number;
  }
}

type LevelLadderProps = {
  title: string;
  ladder: readonly Rung[];
  /** The short name of its language. */
  language: string | undefined;
  taught: string;
  follows: string;
};

/** The levels of a language as stairs: what is taught in its colours, with the way to the classes. Nothing where no level is known. */
export function LevelLadder({ title, ladder, language, taught, follows }: LevelLadderProps) {
  const { painted } = usePainted(language);
  if (ladder.length === 0) return null;
  return (
    <section>
      <h2 className="text-subheading">{title}</h2>
      <ol className="ladder">
        {ladder.map((rung, at) => (
          <li key={rung.level} className={rung.taught && painted} style={{ "--up": at / Math.max(1, ladder.length - 1) }}>
            <b>{rung.level}</b>
            {rung.open && language !== undefined ? (
              <a href={classesAddress({ language, level: rung.level })} className="underline underline-offset-4">
                {taught}
                <span className="sr-only">{`: classes of ${rung.level}`}</span>
              </a>
            ) : (
              (rung.taught && taught) || (rung.next && follows)
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

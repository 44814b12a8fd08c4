import { type ReactNode, useId } from "react";

type Tone = "paper" | "sand" | "card" | "night";
type Props = {
  title?: ReactNode;
  lead?: ReactNode;
  tone?: Tone;
  id?: string;
  className?: string;
  /** How many things: one or two, which alone in their row would leave some of it empty, have their heading beside them on a wide screen. */
  few?: number;
  /** A link beside the heading, to all of what is shown. */
  all?: ReactNode;
  children: ReactNode;
};

export function Section({ title, lead, tone = "paper", id, className = "", few = 0, all, children }: Props) {
  const heading = useId();
  const beside = columns[few];
  const look = ["py-5 sm:py-20", tones[tone], className].filter(Boolean).join(" ");
  return (
    <section id={id} aria-labelledby={title ? heading : undefined} className={look}>
      <div className={beside ? `page-width items-start lg:grid lg:gap-16 ${beside}` : "page-width"}>
        {title && (
          <div className={all ? "flex flex-wrap items-center gap-x-5" : undefined}>
            <h2 id={heading} className="max-w-3xl text-heading">
              {title}
            </h2>
            {all}
          </div>
        )}
        {lead && <p className="column mt-4 text-lead text-quiet">{lead}</p>}
        <div className={title ? (beside ? "mt-3 sm:mt-10 lg:mt-0" : lead ? "mt-5 sm:mt-10" : "mt-3 sm:mt-10") : undefined}>{children}</div>
      </div>
    </section>
  );
}

/** The columns of heading and things, by how many these are. */
const columns: Record<number, string> = { 1: "lg:grid-cols-2", 2: "lg:grid-cols-[1fr_2fr]" };

const tones: Record<Tone, string> = { paper: "", sand: "bg-sand", card: "bg-card", night: "night" };

import { type ReactNode, useId } from "react";

type Tone = "paper" | "sand" | "card" | "night";
type Props = {
  title?: ReactNode;
  lead?: ReactNode;
  tone?: Tone;
  id?: string;
  className?: string;
  /** One or two things, which alone in their row would leave half of it empty: on a wide screen their heading stands beside them. */
  few?: boolean;
  children: ReactNode;
};

export function Section({ title, lead, tone = "paper", id, className = "", few = false, children }: Props) {
  const heading = useId();
  const look = ["py-7 sm:py-20", tones[tone], className].filter(Boolean).join(" ");
  return (
    <section id={id} aria-labelledby={title ? heading : undefined} className={look}>
      <div className={few ? "page-width lg:grid lg:grid-cols-[1fr_2fr] lg:gap-16" : "page-width"}>
        {title && (
          <h2 id={heading} className="max-w-3xl text-heading">
            {title}
          </h2>
        )}
        {lead && <p className="column mt-4 text-lead text-quiet">{lead}</p>}
        <div className={title ? (few ? "mt-4 sm:mt-10 lg:mt-0" : "mt-4 sm:mt-10") : undefined}>{children}</div>
      </div>
    </section>
  );
}

const tones: Record<Tone, string> = { paper: "", sand: "bg-sand", card: "bg-card", night: "night" };

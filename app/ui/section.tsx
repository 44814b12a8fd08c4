import { type ReactNode, useId } from "react";

type Tone = "paper" | "sand" | "card" | "night";
type Props = { title?: ReactNode; lead?: ReactNode; tone?: Tone; id?: string; className?: string; children: ReactNode };

export function Section({ title, lead, tone = "paper", id, className = "", children }: Props) {
  const heading = useId();
  const look = ["py-7 sm:py-20", tones[tone], className].filter(Boolean).join(" ");
  return (
    <section id={id} aria-labelledby={title ? heading : undefined} className={look}>
      <div className="page-width">
        {title && (
          <h2 id={heading} className="max-w-3xl text-heading">
            {title}
          </h2>
        )}
        {lead && <p className="column mt-4 text-lead text-quiet">{lead}</p>}
        <div className={title ? "mt-4 sm:mt-10" : undefined}>{children}</div>
      </div>
    </section>
  );
}

const tones: Record<Tone, string> = { paper: "", sand: "bg-sand", card: "bg-card", night: "night" };

import { ButtonLink } from "#app/ui/button-link.tsx";

type PromptCardProps = { count: number; title: string; children: string; to: string; link: string };

/** The last card of a grid of `count` cards: it asks a question, and fills what is left of the row. */
export function PromptCard({ count, title, children, to, link }: PromptCardProps) {
  return (
    <li
      className={`flex flex-col items-start justify-center gap-4 rounded-lg bg-lagoon-pale p-6 sm:p-9 ${count % 2 === 0 ? "sm:col-span-2" : ""} ${spans[count % 3] ?? ""}`}
    >
      <p className="font-display text-subheading font-semibold">{title}</p>
      <p className="column">{children}</p>
      <ButtonLink to={to} look="secondary">
        {link}
      </ButtonLink>
    </li>
  );
}

const spans = ["lg:col-span-3", "lg:col-span-2", "lg:col-span-1"];

import type { ReactNode } from "react";
import { Section } from "#app/ui/section.tsx";
import type { Entry } from "#contract/site-texts/text-shapes.ts";

export function WhyChooseUs({ title, reasons }: { title: string; reasons: readonly Entry[] }) {
  return (
    <Section title={title}>
      {/* On a phone it scrolls sideways, and nothing in it takes the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ul tabIndex={0} className="strip gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map(({ name, text }, index) => (
          <li key={name}>
            <svg
              viewBox="0 0 48 48"
              aria-hidden="true"
              width="3rem"
              className="text-lagoon"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
            >
              {drawings[index % drawings.length]}
            </svg>
            <h3 className="mt-1 text-subheading">{name}</h3>
            <p className="text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const accent = "var(--color-saffron)";

const drawings: readonly ReactNode[] = [
  <>
    <path d="M24 12c-5-4-12-4-19-3v28c7-1 14-1 19 3 5-4 12-4 19-3V9c-7-1-14-1-19 3Zm0 0v28" />
    <path d="M11 18c3 0 5 .4 7 1.2M30 19.200c2-.8 4-1.2 7-1.2" />
    <path d="M30 26c2-.8 4-1.2 7-1.2" stroke={accent} strokeWidth="4" />
  </>,
  <>
    <path d="M6 42c0-8 8-8 14-10s10-6 6-10" strokeDasharray="4 3.5" />
    <path d="M33 30s9-8.5 9-15.500a9 9 0 0 0-18 0C24 21.5 33 30 33 30Z" />
    <circle cx="33" cy="14.5" r="3.5" fill={accent} stroke="none" />
  </>,
  <>
    <path d="M5 8h24v17H16l-7 6v-6H5Z" />
    <path d="M33 18h10v17h-4v6l-7-6H20v-6" />
    <path d="M11 14h12M11 19h7" stroke={accent} strokeWidth="3.5" />
  </>,
  <>
    <path d="M24 24V8a16 16 0 0 1 13.9 8Z" fill={accent} stroke="none" />
    <circle cx="24" cy="24" r="18" />
    <path d="M24 12v12l8.5 6" />
  </>,
];

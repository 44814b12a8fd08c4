import { RichText } from "../components/rich-text.tsx";

export function Policy({ title, effective, html }: { title: string; effective: string; html: string }) {
  return (
    <article className="page-width py-10 sm:py-16">
      <a href="/" className="inline-flex min-h-11 items-center gap-2 text-lagoon underline underline-offset-4 hover:text-lagoon-deep">
        <svg viewBox="0 0 20 20" aria-hidden="true" width="1rem" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M17 10H4m6-6-6 6 6 6" />
        </svg>
        Back to home
      </a>
      <h1 className="mt-6 text-title">{title}</h1>
      <p className="mt-8">Effective {effective}</p>
      <div className="mt-5">
        <RichText html={html} />
      </div>
    </article>
  );
}

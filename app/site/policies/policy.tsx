import { BackLink } from "#app/ui/back-link.tsx";
import { RichText } from "../components/rich-text.tsx";

export function Policy({ title, effective, html }: { title: string; effective: string; html: string }) {
  return (
    <article className="page-width py-10 sm:py-16">
      <BackLink to="/">Back to home</BackLink>
      <div className="mx-auto mt-6 max-w-160">
        <h1 className="text-title">{title}</h1>
        <p className="mt-8">Effective {effective}</p>
        <div className="mt-5">
          <RichText html={html} />
        </div>
      </div>
    </article>
  );
}

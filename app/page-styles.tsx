import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { Links } from "react-router";

type LinkProps = { rel?: string; href?: string; children?: ReactNode };

/** The text of a built style sheet; the server hands it over at start, the browser has none and needs none. */
let sheetText: (href: string) => string | undefined = () => undefined;
export function provideSheets(read: typeof sheetText): void {
  sheetText = read;
}

/** Sheets that the server wrote into this page; hydration must find a style where it wrote one. */
const written = new Set<string>();
if (!import.meta.env.SSR) {
  for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-sheet]")) written.add(style.dataset.sheet ?? "");
}

/**
 * React Router's links, with the style sheets written into the page: the first view then waits for one answer of the
 * server and not for two. The elements are changed inside React's own tree, as in LateScripts.
 */
export function PageStyles() {
  return <>{inPage(Links({}))}</>;
}

function inPage(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<LinkProps>(child)) return child;
    const { rel, href = "", children } = child.props;
    if (children !== undefined) return cloneElement(child, {}, inPage(children));
    const text = sheetText(href);
    if (rel !== "stylesheet" || (text === undefined && !written.has(href))) return child;
    return (
      <>
        {/* The browser keeps what the server wrote. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own built style sheet */}
        <style data-sheet={href} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text ?? "" }} />
        {/* The rules of printed pages come with the whole sheet (server/delivery/critical-css.ts), which no script brings here. */}
        {/fonts/.test(href) ? null : (
          <noscript>
            <link rel="stylesheet" media="print" href={href} />
          </noscript>
        )}
      </>
    );
  });
}

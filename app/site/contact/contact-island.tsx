import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ContactArea, type ContactAreaProps } from "./contact-area.tsx";

/** Lets React take over the form that the server made, from the data that the page carries. */
export function startContactForm(place: HTMLElement, data: string): void {
  // Our own server's data, of the same build.
  const props: ContactAreaProps = JSON.parse(data);
  // In a transition React gives the page its turn every 5 ms.
  startTransition(() => {
    hydrateRoot(place, <ContactArea {...props} />);
  });
}

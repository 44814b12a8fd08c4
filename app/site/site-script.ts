// What runs in the browser on every public page: small, and none of it needed to read the page (decision 54).
import { startCarousels } from "#app/ui/carousel-script.ts";
import { afterFirstPaint } from "./after-first-paint.ts";
import { startChatTip } from "./chat/chat-script.ts";
import { startClassBar } from "./classes/class-bar-script.ts";
import { startSharing } from "./components/share-script.ts";
import { startSpeaking } from "./components/speak-script.ts";
import { loadContactForm } from "./contact/load-contact-form.ts";
import { startMenu } from "./layout/menu-script.ts";
import { startNavigation } from "./layout/navigation-script.ts";
import { isSaving, startPrefetching } from "./layout/prefetch-script.ts";
import { tellOfVisit } from "./layout/visit-script.ts";

startMenu();
startCarousels();
startChatTip();
startNavigation();
startSharing();
startSpeaking();
startClassBar();
startPrefetching();
loadContactForm();

afterFirstPaint(() => {
  for (const later of document.querySelectorAll<HTMLTemplateElement>("template[data-later]")) later.replaceWith(later.content);
  // Browsers that know it fetch it when they are idle, and then every next page takes a fourth (server/delivery/dictionary.ts).
  if (!isSaving())
    document.head.append(Object.assign(document.createElement("link"), { rel: "compression-dictionary", href: "/pages.dictionary" }));
  tellOfVisit();
});

document.documentElement.dataset.scripted = "";

// npm run dev: a changed page is made by the server, so it is loaded anew.
import.meta.hot?.on("site-changed", () => location.reload());

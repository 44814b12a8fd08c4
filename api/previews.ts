import { z } from "zod";
import { kindAt } from "#contract/content-kinds.ts";
import {
  drawnShare,
  itemOfPreview,
  linkOfPreview,
  madePreviewLink,
  previewDocument,
  previewLink,
  previewLinkInput,
  previewPath,
  typedItem,
} from "#contract/preview.ts";
import { endpoint, signedIn } from "./endpoint.ts";
import { createNewestWins } from "./newest-wins.ts";

const inTurn = createNewestWins();
const drawnInTurn = createNewestWins();

export const previews = {
  show: endpoint("previewItem", "The page of an item as it is typed, finished or not, as a document without scripts; nothing is stored", {
    params: z.object({ noun: previewPath }),
    body: typedItem,
    answer: previewDocument,
    handle: ({ academy, params, body, caller, previewPage }) =>
      inTurn(signedIn(caller).id, async () => ({ html: await previewPage(academy.previews.typed(kindAt(params.noun), body)) })),
  }),
  share: endpoint(
    "drawSharePicture",
    "The picture that is drawn where an item as it is typed is shared without one of its own; nothing is stored",
    {
      params: z.object({ noun: previewPath }),
      body: typedItem,
      answer: drawnShare,
      handle: ({ academy, params, body, caller, facts, drawShare }) =>
        drawnInTurn(signedIn(caller).id, async () => {
          const typed = academy.previews.typed(kindAt(params.noun), body);
          const by = await facts();
          const picture = academy.previews.sharePicture(typed, by, await academy.languages.taught());
          const drawn = await drawShare(picture, await academy.look.changed());
          return { image: drawn ? `data:image/jpeg;base64,${Buffer.from(drawn).toString("base64")}` : by.share.image };
        }),
    },
  ),
  list: endpoint("listPreviewLinks", "The preview links to an item that work", {
    params: itemOfPreview,
    answer: z.array(previewLink),
    handle: ({ academy, params }) => academy.previews.list(params.noun, params.id),
  }),
  create: endpoint("createPreviewLink", "Make a link that shows what was saved last of an item to whoever has it, for some time", {
    params: itemOfPreview,
    body: previewLinkInput,
    status: 201,
    answer: madePreviewLink,
    handle: ({ academy, params, body, who }) => academy.previews.create(params.noun, params.id, body.hours, who()),
  }),
  end: endpoint("endPreviewLink", "End a preview link at once", {
    params: linkOfPreview,
    status: 204,
    handle: ({ academy, params, who }) => academy.previews.end(params.noun, params.id, params.link, who()),
  }),
};

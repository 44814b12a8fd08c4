import { markAsStored } from "#contract/look/look.ts";
import { endpoint } from "./endpoint.ts";

export const look = {
  clean: endpoint("cleanMark", "A logo or an icon as it would be stored, or why it would not; nothing is stored", {
    body: markAsStored,
    answer: markAsStored,
    handle: async ({ academy, body }) => ({ body: { mark: await academy.look.cleaned(body.mark) } }),
  }),
};

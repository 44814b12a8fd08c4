import { Invalid } from "#academy/errors.ts";
import { pictureInput, storedPicture } from "#contract/picture-upload.ts";
import { endpoint } from "./endpoint.ts";

const perHour = { most: 500, period: 60 * 60_000 };

export const pictures = {
  add: endpoint("addPicture", "Store a picture for a text; one that no text shows a day later is erased", {
    body: pictureInput,
    status: 201,
    answer: storedPicture,
    handle: async ({ academy, body, who }) => {
      if (body.image === "") throw new Invalid("image", "Invalid image");
      await academy.limits.take(`pictures:${who().name}`, perHour);
      const image = await academy.pictures.keep(body.image);
      const size = await academy.pictures.sizeOf(image);
      if (!size) throw new Invalid("image", "Invalid image");
      return { body: { image, width: size.width, height: size.height } };
    },
  }),
};

import { Invalid } from "#academy/errors.ts";
import { recordingInput, storedRecording } from "#contract/fields/recording.ts";
import { markAsStored } from "#contract/look/look.ts";
import { pictureInput, storedPicture } from "#contract/picture-upload.ts";
import { endpoint } from "./endpoint.ts";

const hour = 60 * 60_000;

/** What a form sends before it is saved. */
export const uploads = {
  picture: endpoint("addPicture", "Store a picture for a text; one that no text shows a day later is erased", {
    body: pictureInput,
    status: 201,
    answer: storedPicture,
    handle: async ({ academy, body, who }) => {
      if (body.image === "") throw new Invalid("image", "Invalid image");
      await academy.limits.take(`pictures:${who().name}`, { most: 500, period: hour });
      const image = await academy.pictures.keep(body.image);
      const size = await academy.pictures.sizeOf(image);
      if (!size) throw new Invalid("image", "Invalid image");
      return { image, width: size.width, height: size.height };
    },
  }),
  recording: endpoint(
    "addRecording",
    "Store a recording, MP3 or M4A as a data URL of at most 300 KB; one that nothing speaks a day later is erased",
    {
      body: recordingInput,
      status: 201,
      answer: storedRecording,
      handle: async ({ academy, body, who }) => {
        await academy.limits.take(`recordings:${who().name}`, { most: 100, period: hour });
        return academy.recordings.add(body.recording);
      },
    },
  ),
  mark: endpoint("cleanMark", "A logo or an icon as it would be stored, or why it would not; nothing is stored", {
    body: markAsStored,
    answer: markAsStored,
    handle: async ({ academy, body }) => ({ mark: await academy.look.cleaned(body.mark) }),
  }),
};

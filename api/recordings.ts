import { recordingInput, storedRecording } from "#contract/recording.ts";
import { endpoint } from "./endpoint.ts";

const perHour = { most: 100, period: 60 * 60_000 };

export const recordings = {
  add: endpoint(
    "addRecording",
    "Store a recording, MP3 or M4A as a data URL of at most 300 KB; one that nothing speaks a day later is erased",
    {
      body: recordingInput,
      status: 201,
      answer: storedRecording,
      handle: async ({ academy, body, who }) => {
        await academy.limits.take(`recordings:${who().name}`, perHour);
        return { body: await academy.recordings.add(body.recording) };
      },
    },
  ),
};

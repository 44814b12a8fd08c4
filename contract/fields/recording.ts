import { z } from "../zod.ts";

/** 300 KB: half a minute of speech as telephones record it. */
export const maxRecordingBytes = 307_200;

/** What recordings are served as, by the ending of their address. */
export const recordingTypes = { mp3: "audio/mpeg", m4a: "audio/mp4" } as const;
export type RecordingType = keyof typeof recordingTypes;

const address = /^\/media\/([0-9a-f]{32})\.(mp3|m4a)$/;

export function recordingAddress(hash: string, type: RecordingType): string {
  return `/media/${hash}.${type}`;
}

/** The hash in a recording's address, or undefined when it is none of ours. */
export function recordingHash(recording: string): string | undefined {
  return address.exec(recording)?.[1];
}

export const recordingInput = z.object({
  recording: z.string({ error: ({ input }) => (input === undefined ? "Please send a recording." : "Invalid recording") }),
});
export const storedRecording = z.object({ recording: z.string(), seconds: z.number() });

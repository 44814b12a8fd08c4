import { image } from "./text.ts";
import { z } from "./zod.ts";

/** A JPEG as a data URL, or the address of a picture that is stored. */
export const pictureInput = z.object({ image });
/** Its address, and its size in pixels. */
export const storedPicture = z.object({ image: z.string(), width: z.number().int(), height: z.number().int() });
export type StoredPicture = z.output<typeof storedPicture>;

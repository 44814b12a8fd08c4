import { image } from "./fields/text.ts";
import { z } from "./zod.ts";

export const pictureInput = z.object({ image: image.refine((sent) => sent !== "", "Please send a picture.") });
export const storedPicture = z.object({ image: z.string(), width: z.number().int(), height: z.number().int() });
export type StoredPicture = z.output<typeof storedPicture>;

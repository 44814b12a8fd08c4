import { join } from "node:path";
import type { AcademyNeeds } from "#academy/academy.ts";
import { openBuiltInPictures } from "#academy/pictures/built-in-pictures.ts";
import type { Database } from "#database/database.ts";
import type { Config } from "./config.ts";
import { createImageProcessor } from "./images/image-processor.ts";
import { createMailSetup } from "./mail/mail-setup.ts";
import { madeSecretKey, secretKey } from "./secret-key.ts";
import { createWebhookSender } from "./webhooks/send-webhook.ts";

/** The folder of the program (`root`), and that of the build (`built`): a dev server has none. */
export type Folders = { root: string; built?: string | undefined };

type Given = Folders & Pick<AcademyNeeds, "clock"> & { database: Database; log: AcademyNeeds["mail"]["log"] };

/** Makes from the settings what createAcademy asks for; `imageProcessor` and `mailSetup` are used elsewhere, too. */
export function createAcademyNeeds(config: Config, { database, clock, root, built, log }: Given) {
  const pictures = join(built ?? root, "pictures");
  const builtInPictures = openBuiltInPictures(pictures);
  const drawingFolders = {
    fonts: built ? join(built, "fonts") : join(root, ".cache/picture-fonts"),
    grounds: join(pictures, "share"),
    posterAt: (name: string) => builtInPictures.named(`courses/${name}`)?.address,
  };
  const imageProcessor = createImageProcessor(drawingFolders);
  const keys = { secretKey: () => secretKey(config), madeKey: () => madeSecretKey(config) };
  const mailSetup = createMailSetup({ database, clock, environment: config.mail, ...keys });
  const needs: AcademyNeeds = {
    database,
    clock,
    imageProcessor,
    builtInPictures,
    mail: { ...mailSetup, backOffice: `${config.publicUrl}/admin/enquiries`, linkPage: `${config.publicUrl}/admin/welcome`, log },
    webhooks: createWebhookSender(config.webhooks),
    facts: config.facts,
    publicUrl: config.publicUrl,
    passkeysAt: config.passkeysAt,
    samples: config.samples,
    options: { timeZone: config.timeZone, enquiryKeepMonths: config.enquiryKeepMonths, auditKeepMonths: 24 },
  };
  return { needs, imageProcessor, mailSetup };
}

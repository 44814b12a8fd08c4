import type { Enquiry } from "#contract/enquiries/enquiry.ts";

const gone = { trash: "in the trash", deleted: "deleted" } as const;

/** What the class of an enquiry is called, and whether it is there: "German: A1 weekend (in the trash)"; "" for none. */
export function classInWords({ class_name, class_gone }: Pick<Enquiry, "class_name" | "class_gone">): string {
  return class_gone ? `${class_name} (${gone[class_gone]})` : class_name;
}

import type { Enquiry } from "#contract/enquiries/enquiry.ts";

const gone = { trash: "In the trash", deleted: "Deleted" } as const;

/** What the class of an enquiry is called, and first whether it is there, since rows cut what is long: "In the trash: German: A1"; "" for none. */
export function classInWords({ class_name, class_gone }: Pick<Enquiry, "class_name" | "class_gone">): string {
  return class_gone ? `${gone[class_gone]}: ${class_name}` : class_name;
}

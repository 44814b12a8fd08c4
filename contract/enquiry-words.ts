/** How far an enquiry is, and what staff call it. */
export const enquiryStatusWords = {
  New: "New",
  Contacted: "Contacted",
  Visited: "Tested or visited",
  Enrolled: "Enrolled",
  Waiting: "Waiting list",
  Closed: "Closed",
  Spam: "Spam",
} as const;
export type EnquiryStatus = keyof typeof enquiryStatusWords;
export const enquiryStatuses = Object.keys(enquiryStatusWords) as [EnquiryStatus, ...EnquiryStatus[]];

/** How an enquiry reached the academy. */
export const enquiryChannels = {
  website: "Website",
  phone: "Phone call",
  visit: "Visit",
  whatsapp: "WhatsApp",
  mail: "Mail",
} as const;
export type EnquiryChannel = keyof typeof enquiryChannels;
export const enquiryChannelNames = Object.keys(enquiryChannels) as [EnquiryChannel, ...EnquiryChannel[]];

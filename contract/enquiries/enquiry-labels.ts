export const enquiryStatusLabels = {
  New: "New",
  Contacted: "Contacted",
  Visited: "Tested or visited",
  Enrolled: "Enrolled",
  Waiting: "Waiting list",
  Closed: "Closed",
  Spam: "Spam",
} as const;
export type EnquiryStatus = keyof typeof enquiryStatusLabels;
export const enquiryStatuses = Object.keys(enquiryStatusLabels) as [EnquiryStatus, ...EnquiryStatus[]];

export const enquiryChannels = {
  website: "Website",
  phone: "Phone call",
  visit: "Visit",
  whatsapp: "WhatsApp",
  mail: "Mail",
} as const;
export type EnquiryChannel = keyof typeof enquiryChannels;
export const enquiryChannelNames = Object.keys(enquiryChannels) as [EnquiryChannel, ...EnquiryChannel[]];

export const enquiryViews = {
  all: "All",
  new: "New",
  mine: "Mine",
  due: "Due today",
  overdue: "Overdue",
  tomorrow: "Due tomorrow",
  unplanned: "Nothing planned",
  waiting: "Waiting list",
  spam: "Spam",
} as const;
export type EnquiryView = keyof typeof enquiryViews;
export const enquiryViewNames = Object.keys(enquiryViews) as [EnquiryView, ...EnquiryView[]];

/** How enquiries can be put in order, other than as their view has them. */
export const enquiryOrders = ["unanswered"] as const;

/** What staff write into a timeline themselves; "opened" is told once a person and day. */
export const writtenEvents = { note: "Note", call: "Called", whatsapp: "Wrote on WhatsApp", visit: "Was here", opened: "Opened" } as const;
export type WrittenEvent = keyof typeof writtenEvents;
export const writtenEventNames = Object.keys(writtenEvents) as [WrittenEvent, ...WrittenEvent[]];

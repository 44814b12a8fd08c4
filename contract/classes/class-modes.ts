export const classModes = { academy: "In person", online: "Online", both: "In person and online" } as const;

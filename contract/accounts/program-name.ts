/** What the program's own work is signed with: a person of this name would be taken for it. */
export const programName = "system";

export const isProgramName = (name: string): boolean => name.toLowerCase() === programName;

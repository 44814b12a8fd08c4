import type { Database } from "#database/database.ts";

/** What a repository of content works with. */
export type ContentNeeds = {
  database: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** The calendar day where the academy is, YYYY-MM-DD, now or at a moment (milliseconds since 1970). */
  today: (at?: number) => string;
  /** Stores an uploaded picture and answers its address. Throws Invalid. */
  keepPicture: (image: string) => Promise<string>;
  /** Answers the address of a recording that is stored. Throws Invalid. */
  keepRecording: (recording: string) => Promise<string>;
};

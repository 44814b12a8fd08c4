import type { Generated } from "kysely";

/** Every table. Booleans are 0 or 1, moments are milliseconds since 1970, lists and records are JSON text. */
export type Tables = {
  courses: ContentColumns &
    PublishingColumns &
    SeoColumns &
    Texts<"title" | "slug" | "summary" | "duration" | "schedule" | "image" | "description" | "modules" | "features"> &
    Numbers<"students_per_class" | "featured" | "display_order">;
  exams: ContentColumns &
    PublishingColumns &
    SeoColumns &
    Texts<"title" | "slug" | "summary" | "image" | "description" | "modules" | "features"> &
    Texts<"schedule" | "target_score" | "exam_fee" | "next_exam_date" | "preparation_duration" | "students_per_class"> &
    Numbers<"display_order">;
  classes: ClassTable;
  rooms: ContentColumns &
    Texts<"name" | "note"> &
    Numbers<"active" | "display_order"> & {
      /** 0: none. */
      branch: Generated<number>;
      /** Always 1, and read by nobody: what the first program with rooms called its only branch. */
      branch_id: Generated<number>;
    };
  branches: ContentColumns &
    Texts<"name" | "address" | "city" | "phone" | "hours" | "landmark" | "buses" | "map"> &
    Numbers<"display_order">;
  languages: ContentColumns &
    Texts<"name" | "slug" | "native_name" | "greeting" | "tag" | "words" | "exams"> &
    Texts<"scheme" | "levels" | "questions_level" | "colours" | "image" | "recording" | "recording_words"> &
    Numbers<"active" | "display_order">;
  categories: ContentColumns & Texts<"name"> & Numbers<"filter" | "display_order">;
  posts: ContentColumns &
    PublishingColumns &
    SeoColumns &
    Texts<"title" | "slug" | "summary" | "image" | "date" | "read_time" | "category" | "content"> &
    Numbers<"featured">;
  questions: ContentColumns & Texts<"kind" | "question" | "answer"> & Numbers<"display_order" | "active">;
  page_questions: ContentColumns & Texts<"place" | "question" | "answer"> & Numbers<"display_order" | "active">;
  testimonials: ContentColumns &
    Texts<"name" | "role" | "type" | "place" | "subject" | "score" | "testimonial" | "language" | "image"> &
    Numbers<"rating" | "consent" | "active" | "display_order">;
  teachers: ContentColumns & Texts<"name" | "languages" | "levels" | "words" | "image"> & Numbers<"active" | "display_order">;
  site_settings: SiteSettingTable;
  /** Which item has a slug, or had it last; the slug in lower case. */
  slugs: Counted &
    Texts<"noun" | "slug"> &
    Numbers<"item_id"> & {
      /** 1: visitors saw an item there; null: it was taken before that was kept. */
      shown: number | null;
    };
  redirects: RedirectTable;
  missing_addresses: MissingAddressTable;
  visits: VisitTable;
  revisions: Counted & Texts<"noun" | "data" | "saved_by"> & Numbers<"item_id" | "version" | "saved_at">;
  /** Unpublished changes of a published item; `base_version`: the version of the item that they were made on. */
  working_copies: Counted &
    Texts<"noun" | "data" | "saved_by"> &
    Numbers<"item_id" | "version" | "base_version" | "saved_at"> & {
      /** ISO 8601 in UTC; "": only when somebody publishes them. */
      takes_over_at: Generated<string>;
    };
  audit: AuditTable;
  enquiries: EnquiryTable;
  enquiry_events: Counted & Texts<"actor" | "kind" | "text"> & Numbers<"enquiry_id" | "at">;
  jobs: JobTable;
  job_lanes: JobLaneTable;
  admins: AdminTable;
  /** What a person typed into a form: `data`, "" while nothing is typed; `client`, the window it is open in; `number` grows with each save. */
  autosaves: Counted &
    Texts<"form" | "client" | "data"> &
    Numbers<"admin_id" | "number" | "saved_at"> & {
      /** Of the item, as it was typed. */
      title: Generated<string>;
      /** When the form was last known to be open; 0 once it was closed. */
      seen_at: number;
      /** In the form of a new item: the id that it got when it was saved, until the next new one is typed. */
      saved_as: Generated<number | null>;
    };
  sessions: Texts<"token_hash"> &
    Numbers<"admin_id" | "created_at" | "last_used_at"> & {
      device: Generated<string>;
      network: Generated<string>;
      /** "code": the password was right, and nobody is signed in with it yet. */
      waits_for: Generated<string>;
      /** 1: begun with a passkey, or with a code after the password, or one of them was set up in it. */
      second_step: Generated<number>;
      /** When its person last proved who they are; 0: before that was asked for. */
      proved_at: Generated<number>;
    };
  account_links: AccountLinkTable;
  email_links: EmailLinkTable;
  account_changes: AccountChangeTable;
  password_resets: AccountLinkTable;
  preview_links: PreviewLinkTable;
  api_tokens: Counted &
    Texts<"token_hash" | "name" | "scopes"> &
    Numbers<"admin_id" | "read_only" | "created_at"> & { expires_at: number | null; last_used_at: number | null };
  webhooks: WebhookTable;
  announced_posts: { post_id: number };
  recovery_codes: { code_hash: string; admin_id: number };
  passkeys: PasskeyTable;
  settings: { key: string; value: string };
  attempts: { key: string; count: number; resets_at: number };
  used_challenges: { id: string; expires_at: number };
  pictures: { hash: string; bytes: Uint8Array; width: number; height: number; created_at: number };
  recordings: { hash: string; type: string; bytes: Uint8Array; created_at: number };
  picture_variants: { hash: string; width: number; format: string; bytes: Uint8Array };
  /** `noun`: the name of the table. */
  content_versions: { noun: string; version: number };
  schema_migrations: { name: string; applied_at: number };
};

/** What all kinds of content have in common; see academy/content/repository.ts. */
export type ContentColumns = {
  id: Generated<number>;
  version: number;
  search_text: string;
  created_at: number;
  updated_at: number;
  updated_by: string;
  deleted_at: number | null;
  deleted_by: string;
};

/** An item's own texts for search engines, or "". */
export type SeoColumns = { seo_title: string; seo_description: string };

/** Whether and when visitors see an item; a moment is ISO 8601 in UTC, or "". */
export type PublishingColumns = { status: string; publish_at: string; unpublish_at: string };

/** Columns of one type. */
type Texts<Name extends string> = Record<Name, string>;
type Numbers<Name extends string> = Record<Name, number>;
type Counted = { id: Generated<number> };

/** An id is 0 for none. */
export type ClassTable = ContentColumns &
  Texts<"title" | "level" | "starts_on" | "ends_on" | "enrol_until" | "times" | "no_class_on" | "held_on" | "mode"> &
  Texts<"place" | "teacher" | "fee_note" | "note"> &
  Numbers<"course_id" | "exam_id" | "fee" | "seats" | "active"> & { room_id: Generated<number>; teacher_id: Generated<number> };

// Tables without content. Their `noun` is what a row is about, by its path in the API: "blogs", "enquiries", "words/about".

/** What staff say of the academy and its site as a whole, one row a name; see academy/site-settings/site-settings.ts. */
export type SiteSettingTable = { name: string; data: string; version: number; updated_at: number; updated_by: string };

/** Where an address leads that has no page. `noun`, `item_id`: the item whose page it leads to; "" and 0 for none. */
export type RedirectTable = Counted &
  Texts<"noun" | "created_by"> &
  Numbers<"item_id" | "hits" | "created_at"> & {
    /** In the form of academy/redirects/address-key.ts. */
    source: string;
    /** For an item: where its page was when this was written, with the query and the part of the page that are wanted. Else a page, another site, or another redirect's `source`. */
    target: string;
    last_hit_at: number | null;
  };

export type MissingAddressTable = Counted &
  Texts<"address"> &
  Numbers<"asked" | "first_at" | "last_at" | "ignored"> & {
    /** The page of this site that last linked there; "" when none is known. */
    came_from: string;
  };

export type VisitTable = {
  id: Generated<number>;
  /** YYYY-MM-DD, in the academy's time zone. */
  day: string;
  kind: "page" | "host" | "words";
  /** The address of a page, the host that led there, or what was looked for. */
  name: string;
  count: number;
};

export type AuditTable = Counted &
  Texts<"actor" | "address" | "action" | "noun" | "title" | "search_text"> &
  Numbers<"at"> & { item_id: number | null; before: string | null; after: string | null };

export type EnquiryTable = Counted &
  Texts<"name" | "email" | "phone" | "interested_courses" | "interested_exams" | "details" | "status" | "notes" | "search_text"> &
  Numbers<"version" | "created_at" | "updated_at"> & {
    class_id: Generated<number | null>;
    /** What the class was called when it was chosen; "" for none. */
    class_name: Generated<string>;
    /** Of the admin who looks after it. */
    owner_id: Generated<number | null>;
    next_step: Generated<string>;
    /** YYYY-MM-DD, "" for none. */
    next_on: Generated<string>;
    contacted_at: Generated<number | null>;
    placed_at: Generated<number | null>;
    channel: Generated<string>;
    /** JSON: page, referrer, utm parameters. */
    came_from: Generated<string>;
    spam_reasons: Generated<string>;
    /** The enquiry of the same person that it was merged into. */
    merged_into: Generated<number | null>;
  };

/** Something that is to be sent to others, or was; see academy/jobs/job-rows.ts. */
export type JobTable = {
  id: Generated<number>;
  /** Who receives it: jobs of one lane go one after the other. */
  lane: string;
  kind: string;
  /** What it tells of, so that it is erased with it. */
  noun: string;
  item_id: number | null;
  /** A key that only one job has, ever. */
  once: string | null;
  /** The same at each try, so that a receiver can tell that it had it before. */
  message_id: string;
  /** What is sent; "" where it is written only when it is sent. */
  subject: Generated<string>;
  body: Generated<string>;
  /** The event of an enquiry's timeline that says so. */
  event_id: Generated<number | null>;
  /** waiting, sent; refused for good, failed: given up; "held" after a restore, "dropped" after that; "none": there was nothing to tell. */
  state: Generated<string>;
  attempts: Generated<number>;
  created_at: number;
  /** When it is due; of a job that no longer waits, when it got its state. */
  next_at: number;
  /** The first try since it was added or sent again. */
  first_try_at: Generated<number | null>;
  tried_at: Generated<number | null>;
  /** What was last answered: a code, if it has one, and words. */
  status: Generated<number | null>;
  answer: Generated<string>;
  /** When it is deleted; null: it stays as long as what it tells of. */
  expires_at: number | null;
};

/** Which process serves a lane, and how often its receiver failed. */
export type JobLaneTable = {
  lane: string;
  /** The process that serves it, until `served_until`. */
  holder: string;
  served_until: number;
  /** How many tries failed in a row, and since when. */
  failures: number;
  failing_since: number | null;
  paused_until: number;
};

export type PreviewLinkTable = Counted & Texts<"token_hash" | "noun" | "made_by"> & Numbers<"item_id" | "created_at" | "expires_at">;

export type WebhookTable = Counted &
  Texts<"address" | "events" | "secret" | "note" | "made_by"> &
  Numbers<"active" | "created_at"> & { failing_since: number | null };

// Accounts.

export type AdminTable = {
  id: Generated<number>;
  username: string;
  /** "": nobody can sign in with it yet. */
  password_hash: string;
  created_at: number;
  name: Generated<string>;
  /** The address that counts; "": none yet. */
  email: Generated<string>;
  /** Typed since, and counts once its link was opened; "": none. */
  email_waiting: Generated<string>;
  role: Generated<string>;
  left_at: Generated<number | null>;
  /** Base32; "": no second step. */
  totp_secret: Generated<string>;
  /** Shown, and not confirmed yet. */
  totp_offered: Generated<string>;
  /** The last time step whose code was used: no code works twice. */
  totp_counter: Generated<number>;
  /** The first day, YYYY-MM-DD, of the mail of the morning; "": none is wanted. */
  morning_mail_from: Generated<string>;
};

export type PasskeyTable = Counted &
  Texts<"name"> &
  Numbers<"admin_id" | "created_at"> & {
    /** As the authenticator made them; base64url, the key in COSE. */
    credential_id: string;
    public_key: string;
    /** How often it signed, as it says itself; 0 for those that do not count. */
    counter: number;
    last_used_at: number | null;
  };

export type AccountLinkTable = { token_hash: string; admin_id: number; expires_at: number };

/** A link that confirms an e-mail address; one for each account. */
export type EmailLinkTable = { token_hash: string; admin_id: number; email: string; expires_at: number };

/** One mailbox that is told of a change of an account. */
export type AccountChangeTable = Counted &
  Texts<"made_by" | "network" | "message_id"> &
  Numbers<"admin_id" | "at" | "attempts" | "next_at"> & {
    /** A sentence. */
    what: string;
    /** "": there is none; then it is told at the next sign-in only. */
    email: string;
    /** 1: of the same change to the new address, which does not count yet. */
    is_copy: number;
    /** waiting, sending, sent, failed; "none": there is no mailbox. */
    state: string;
    last_error: string | null;
    /** When its person said that they know of it. */
    seen_at: number | null;
  };

export type TableDeclaration = {
  /** The column by which a backup reads it, page by page. */
  key: string;
  /** Rows at a time in a backup. "here": it only matters to one running installation, and no backup carries it. */
  backup: number | "here";
  /** Public pages are made from its items (see ContentColumns): its version grows with every change. */
  content?: true;
  /** Public pages are made from it, too, but its rows are no items: they have no ContentColumns. */
  setting?: true;
};

/** Every table, those that others refer to first. Backups and content versions come from it; tests/every-table.both.test.ts finds one left out. */
export const everyTable = {
  courses: { key: "id", backup: 100, content: true },
  exams: { key: "id", backup: 100, content: true },
  branches: { key: "id", backup: 200, content: true },
  rooms: { key: "id", backup: 200, content: true },
  classes: { key: "id", backup: 100, content: true },
  posts: { key: "id", backup: 50, content: true },
  questions: { key: "id", backup: 200, content: true },
  page_questions: { key: "id", backup: 200, content: true },
  testimonials: { key: "id", backup: 200, content: true },
  teachers: { key: "id", backup: 200, content: true },
  languages: { key: "id", backup: 200, content: true },
  categories: { key: "id", backup: 200, content: true },
  site_settings: { key: "name", backup: 10, setting: true },
  slugs: { key: "id", backup: 500 },
  // Each process keeps redirects in memory and reads them again when their version has grown.
  redirects: { key: "id", backup: 500, setting: true },
  missing_addresses: { key: "id", backup: "here" },
  visits: { key: "id", backup: 500 },
  revisions: { key: "id", backup: 50 },
  working_copies: { key: "id", backup: 50 },
  audit: { key: "id", backup: 50 },
  enquiries: { key: "id", backup: 200 },
  enquiry_events: { key: "id", backup: 500 },
  // Of these only mail about enquiries is in a backup (database/backup/write-backup.ts).
  jobs: { key: "id", backup: 500 },
  job_lanes: { key: "lane", backup: "here" },
  admins: { key: "id", backup: 100 },
  autosaves: { key: "id", backup: 20 },
  sessions: { key: "token_hash", backup: "here" },
  account_links: { key: "token_hash", backup: "here" },
  email_links: { key: "token_hash", backup: "here" },
  // A restored copy must not tell people again of what was.
  account_changes: { key: "id", backup: "here" },
  password_resets: { key: "token_hash", backup: "here" },
  preview_links: { key: "id", backup: "here" },
  // A token that was ended since must not come back with a backup.
  api_tokens: { key: "id", backup: "here" },
  webhooks: { key: "id", backup: 100 },
  announced_posts: { key: "post_id", backup: "here" },
  recovery_codes: { key: "code_hash", backup: 500 },
  passkeys: { key: "id", backup: 200 },
  settings: { key: "key", backup: 100 },
  attempts: { key: "key", backup: "here" },
  used_challenges: { key: "id", backup: "here" },
  pictures: { key: "hash", backup: 2 },
  recordings: { key: "hash", backup: 10 },
  // They can be made again.
  picture_variants: { key: "hash", backup: "here" },
  content_versions: { key: "noun", backup: 100 },
  schema_migrations: { key: "name", backup: "here" },
} as const satisfies Record<keyof Tables, TableDeclaration>;

/** Tables of older versions that their backups carry; a migration moved what was in them into another. */
export const formerTables = [{ name: "mails", key: "id", page: 500, movedTo: "jobs" }] as const;

type Declared = typeof everyTable;
export type PageTable = {
  [Name in keyof Declared]: Declared[Name] extends { content: true } | { setting: true } ? Name : never;
}[keyof Declared];
export type ContentTable = { [Name in keyof Declared]: Declared[Name] extends { content: true } ? Name : never }[keyof Declared];
export type BackupTable = CurrentBackupTable | (typeof formerTables)[number]["name"];
type CurrentBackupTable = { [Name in keyof Declared]: Declared[Name] extends { backup: number } ? Name : never }[keyof Declared];

export const tableNames: readonly (keyof Tables)[] = Object.keys(everyTable) as (keyof Tables)[];
const declarationOf = (name: keyof Tables): TableDeclaration => everyTable[name];

export const pageTables = tableNames.filter(
  (name): name is PageTable => declarationOf(name).content === true || declarationOf(name).setting === true,
);
export const contentTables = tableNames.filter((name): name is ContentTable => declarationOf(name).content === true);

export const backupTables = [
  ...tableNames
    .filter((name): name is CurrentBackupTable => declarationOf(name).backup !== "here")
    .map((name) => ({ name, key: everyTable[name].key, page: everyTable[name].backup })),
  ...formerTables.map(({ name, key, page }) => ({ name, key, page })),
];

/** Tables whose ids the engine counts. `used_challenges` gets its ids from elsewhere. */
export const countedTables = tableNames.filter((name) => declarationOf(name).key === "id" && name !== "used_challenges");

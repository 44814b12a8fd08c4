import type { Generated } from "kysely";
import type * as accounts from "./account-rows.ts";
import type * as rows from "./rows.ts";

/** Every table. Booleans are 0 or 1, moments are milliseconds since 1970, lists and records are JSON text. */
export type Tables = {
  courses: CourseTable;
  exams: ExamTable;
  classes: ClassTable;
  posts: PostTable;
  questions: QuestionTable;
  page_questions: PageQuestionTable;
  testimonials: TestimonialTable;
  teachers: TeacherTable;
  site_settings: rows.SiteSettingTable;
  slugs: rows.SlugTable;
  redirects: rows.RedirectTable;
  missing_addresses: rows.MissingAddressTable;
  revisions: rows.RevisionTable;
  working_copies: rows.WorkingCopyTable;
  audit: rows.AuditTable;
  enquiries: rows.EnquiryTable;
  enquiry_events: rows.EnquiryEventTable;
  jobs: rows.JobTable;
  job_lanes: rows.JobLaneTable;
  admins: accounts.AdminTable;
  autosaves: accounts.AutosaveTable;
  sessions: accounts.SessionTable;
  account_links: accounts.AccountLinkTable;
  email_links: accounts.EmailLinkTable;
  account_changes: accounts.AccountChangeTable;
  password_resets: accounts.AccountLinkTable;
  preview_links: rows.PreviewLinkTable;
  api_tokens: accounts.ApiTokenTable;
  webhooks: rows.WebhookTable;
  announced_posts: { post_id: number };
  recovery_codes: { code_hash: string; admin_id: number };
  passkeys: accounts.PasskeyTable;
  settings: { key: string; value: string };
  attempts: { key: string; count: number; resets_at: number };
  used_challenges: { id: string; expires_at: number };
  pictures: rows.PictureTable;
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

export type CourseTable = ContentColumns &
  PublishingColumns &
  SeoColumns & {
    title: string;
    slug: string;
    summary: string;
    duration: string;
    students_per_class: number;
    schedule: string;
    image: string;
    description: string;
    modules: string;
    features: string;
    featured: number;
    display_order: number;
  };

export type ExamTable = ContentColumns &
  PublishingColumns &
  SeoColumns & {
    title: string;
    slug: string;
    summary: string;
    image: string;
    description: string;
    modules: string;
    features: string;
    schedule: string;
    target_score: string;
    exam_fee: string;
    next_exam_date: string;
    preparation_duration: string;
    students_per_class: string;
    display_order: number;
  };

export type ClassTable = ContentColumns & {
  /** 0: none. */
  course_id: number;
  exam_id: number;
  title: string;
  level: string;
  starts_on: string;
  ends_on: string;
  enrol_until: string;
  times: string;
  mode: string;
  place: string;
  teacher: string;
  fee: number;
  fee_note: string;
  seats: number;
  note: string;
  active: number;
};

export type PostTable = ContentColumns &
  PublishingColumns &
  SeoColumns & {
    title: string;
    slug: string;
    summary: string;
    image: string;
    date: string;
    read_time: string;
    category: string;
    featured: number;
    content: string;
  };

export type QuestionTable = ContentColumns & {
  kind: string;
  question: string;
  answer: string;
  display_order: number;
  active: number;
};

export type PageQuestionTable = ContentColumns & {
  place: string;
  question: string;
  answer: string;
  display_order: number;
  active: number;
};

export type TestimonialTable = ContentColumns & {
  name: string;
  role: string;
  type: string;
  place: string;
  subject: string;
  score: string;
  rating: number;
  testimonial: string;
  language: string;
  image: string;
  consent: number;
  active: number;
  display_order: number;
};

export type TeacherTable = ContentColumns & {
  name: string;
  languages: string;
  levels: string;
  words: string;
  image: string;
  active: number;
  display_order: number;
};

export type TableDeclaration = {
  /** The column it is read along. */
  key: string;
  /** Rows at a time in a backup. "here": it only matters to one running installation, and no backup carries it. */
  backup: number | "here";
  /** Public pages are made from its items (see ContentColumns): its version grows with every change. */
  content?: true;
  /** So they are from this, which is for the whole site and has no items in the sense of ContentColumns. */
  setting?: true;
};

/** Every table, those first that others point to. Backups and versions come from it; tests/every-table.both.test.ts finds one left out. */
export const everyTable = {
  courses: { key: "id", backup: 100, content: true },
  exams: { key: "id", backup: 100, content: true },
  classes: { key: "id", backup: 100, content: true },
  posts: { key: "id", backup: 50, content: true },
  questions: { key: "id", backup: 200, content: true },
  page_questions: { key: "id", backup: 200, content: true },
  testimonials: { key: "id", backup: 200, content: true },
  teachers: { key: "id", backup: 200, content: true },
  site_settings: { key: "name", backup: 10, setting: true },
  slugs: { key: "id", backup: 500 },
  // Each process keeps them in memory and reads them again when their version has grown.
  redirects: { key: "id", backup: 500, setting: true },
  missing_addresses: { key: "id", backup: "here" },
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
  // They can be made again.
  picture_variants: { key: "hash", backup: "here" },
  content_versions: { key: "noun", backup: 100 },
  schema_migrations: { key: "name", backup: "here" },
} as const satisfies Record<keyof Tables, TableDeclaration>;

/** Tables of older versions that their backups carry; a migration moved what was in them into another. */
export const formerTables = [{ name: "mails", key: "id", page: 500, movedTo: "jobs" }] as const;

import type { Generated } from "kysely";

/** Every table. Booleans are 0 or 1, moments are milliseconds since 1970, lists and records are JSON text. */
export type Tables = {
  courses: CourseTable;
  exams: ExamTable;
  posts: PostTable;
  questions: QuestionTable;
  page_questions: PageQuestionTable;
  testimonials: TestimonialTable;
  teachers: TeacherTable;
  site_settings: SiteSettingTable;
  revisions: RevisionTable;
  audit: AuditTable;
  enquiries: EnquiryTable;
  mails: MailTable;
  admins: AdminTable;
  sessions: SessionTable;
  account_links: AccountLinkTable;
  api_tokens: ApiTokenTable;
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
  announced_posts: { post_id: number };
  recovery_codes: { code_hash: string; admin_id: number };
  passkeys: PasskeyTable;
  settings: { key: string; value: string };
  attempts: { key: string; count: number; resets_at: number };
  used_challenges: { id: string; expires_at: number };
  pictures: PictureTable;
  picture_variants: { hash: string; width: number; format: string; bytes: Uint8Array };
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

export type CourseTable = ContentColumns & {
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

export type ExamTable = ContentColumns & {
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

export type PostTable = ContentColumns & {
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

/** What staff say of the academy and its site as a whole, one row a name; see academy/site-settings/site-settings.ts. */
export type SiteSettingTable = { name: string; data: string; version: number; updated_at: number; updated_by: string };

export type RevisionTable = {
  id: Generated<number>;
  noun: string;
  item_id: number;
  version: number;
  data: string;
  saved_at: number;
  saved_by: string;
};

export type AuditTable = {
  id: Generated<number>;
  at: number;
  actor: string;
  address: string;
  action: string;
  noun: string;
  item_id: number | null;
  before: string | null;
  after: string | null;
  title: string;
  search_text: string;
};

export type EnquiryTable = {
  id: Generated<number>;
  name: string;
  email: string;
  phone: string;
  interested_courses: string;
  interested_exams: string;
  details: string;
  status: string;
  notes: string;
  version: number;
  search_text: string;
  created_at: number;
  updated_at: number;
};

export type MailTable = {
  id: Generated<number>;
  enquiry_id: number;
  kind: string;
  state: string;
  attempts: number;
  next_at: number;
  message_id: string;
  last_error: string | null;
  sent_at: number | null;
};

export type AdminTable = {
  id: Generated<number>;
  username: string;
  /** "": nobody can sign in with it yet. */
  password_hash: string;
  created_at: number;
  name: Generated<string>;
  email: Generated<string>;
  role: Generated<string>;
  left_at: Generated<number | null>;
  /** Base32; "": no second step. */
  totp_secret: Generated<string>;
  /** Shown, and not confirmed yet. */
  totp_offered: Generated<string>;
  /** The last time step whose code was used: no code works twice. */
  totp_counter: Generated<number>;
};

export type SessionTable = {
  token_hash: string;
  admin_id: number;
  created_at: number;
  last_used_at: number;
  device: Generated<string>;
  network: Generated<string>;
  /** "code": the password was right, and nobody is signed in with it yet. */
  waits_for: Generated<string>;
  /** 1: begun with a passkey, or with a code after the password, or one of them was set up in it. */
  second_step: Generated<number>;
};

export type PasskeyTable = {
  id: Generated<number>;
  admin_id: number;
  /** As the authenticator made them; base64url, the key in COSE. */
  credential_id: string;
  public_key: string;
  /** How often it signed, as it says itself; 0 for those that do not count. */
  counter: number;
  name: string;
  created_at: number;
  last_used_at: number | null;
};

export type AccountLinkTable = { token_hash: string; admin_id: number; expires_at: number };

export type ApiTokenTable = {
  id: Generated<number>;
  token_hash: string;
  admin_id: number;
  name: string;
  scopes: string;
  read_only: number;
  created_at: number;
  expires_at: number | null;
  last_used_at: number | null;
};

export type WebhookTable = {
  id: Generated<number>;
  address: string;
  events: string;
  secret: string;
  active: number;
  note: string;
  failing_since: number | null;
  created_at: number;
  made_by: string;
};

export type WebhookDeliveryTable = {
  id: Generated<number>;
  webhook_id: number;
  event: string;
  /** What it tells of, so that it is erased with it. */
  noun: string;
  item_id: number | null;
  message_id: string;
  payload: string;
  state: string;
  attempts: number;
  next_at: number;
  created_at: number;
  tried_at: number | null;
  status: number | null;
  answer: string;
};

export type PictureTable = {
  hash: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  created_at: number;
};

type TableFacts = {
  /** The column it is read along. */
  key: string;
  /** Rows at a time in a backup. "here": it only matters to one running installation, and no backup carries it. */
  backup: number | "here";
  /** Public pages are made from its items (see ContentColumns): its version grows with every change. */
  content?: true;
  /** So they are from this, which is one thing for the whole site and no list of items. */
  setting?: true;
};

/**
 * Every table, those first that others point to. Backup, restore, rebuild and the content versions come from this list;
 * tests/every-table.db.test.ts holds it against the database's own catalogue.
 */
export const everyTable = {
  courses: { key: "id", backup: 100, content: true },
  exams: { key: "id", backup: 100, content: true },
  posts: { key: "id", backup: 50, content: true },
  questions: { key: "id", backup: 200, content: true },
  page_questions: { key: "id", backup: 200, content: true },
  testimonials: { key: "id", backup: 200, content: true },
  teachers: { key: "id", backup: 200, content: true },
  site_settings: { key: "name", backup: 10, setting: true },
  revisions: { key: "id", backup: 50 },
  audit: { key: "id", backup: 50 },
  enquiries: { key: "id", backup: 200 },
  mails: { key: "id", backup: 500 },
  admins: { key: "id", backup: 100 },
  sessions: { key: "token_hash", backup: "here" },
  account_links: { key: "token_hash", backup: "here" },
  // A token that was ended since must not come back with a backup.
  api_tokens: { key: "id", backup: "here" },
  webhooks: { key: "id", backup: 100 },
  webhook_deliveries: { key: "id", backup: "here" },
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
  // A backup names the migrations in its head.
  schema_migrations: { key: "name", backup: "here" },
} as const satisfies Record<keyof Tables, TableFacts>;

type Facts = typeof everyTable;
/** Tables that public pages are made from. */
export type PageTable = { [Name in keyof Facts]: Facts[Name] extends { content: true } | { setting: true } ? Name : never }[keyof Facts];
/** Those of them whose items staff write. */
export type ContentTable = { [Name in keyof Facts]: Facts[Name] extends { content: true } ? Name : never }[keyof Facts];
export type BackupTable = { [Name in keyof Facts]: Facts[Name] extends { backup: number } ? Name : never }[keyof Facts];

const names = Object.keys(everyTable) as (keyof Tables)[];
const factsOf = (name: keyof Tables): TableFacts => everyTable[name];

export const tableNames: readonly (keyof Tables)[] = names;
export const pageTables = names.filter((name): name is PageTable => factsOf(name).content === true || factsOf(name).setting === true);
export const contentTables = names.filter((name): name is ContentTable => factsOf(name).content === true);

/** The tables of a backup, in the order in which they can be filled. */
export const backupTables = names
  .filter((name): name is BackupTable => factsOf(name).backup !== "here")
  .map((name) => ({ name, key: everyTable[name].key, page: everyTable[name].backup }));

/** Tables whose ids the engine counts. `used_challenges` gets its ids from elsewhere. */
export const countedTables = names.filter((name) => factsOf(name).key === "id" && name !== "used_challenges");

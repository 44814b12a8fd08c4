import type { Generated } from "kysely";

// The columns of the tables that have no content. Booleans are 0 or 1, moments are milliseconds since 1970, lists are JSON text.
// `noun` is what a row is about, by its path in the API: "blogs", "enquiries", "words/about".

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

/** Which item has a slug, or had it last; the slug in lower case. */
export type SlugTable = {
  id: Generated<number>;
  noun: string;
  slug: string;
  item_id: number;
  /** 1: visitors saw an item there; null: it was taken before that was kept. */
  shown: number | null;
};

/** Where an address leads that has no page. `noun`, `item_id`: the item whose page it leads to; "" and 0 for none. */
export type RedirectTable = {
  id: Generated<number>;
  /** In the form of academy/redirects/address-key.ts. */
  source: string;
  /** For an item: where its page was when this was written, with the query and the part of the page that are wanted. Else a page, another site, or another redirect's `source`. */
  target: string;
  noun: string;
  item_id: number;
  hits: number;
  last_hit_at: number | null;
  created_at: number;
  created_by: string;
};

export type MissingAddressTable = {
  id: Generated<number>;
  address: string;
  asked: number;
  first_at: number;
  last_at: number;
  /** The page of this site that last linked there; "" when none is known. */
  came_from: string;
  ignored: number;
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
  /** The enquiry of the same person that took it in. */
  merged_into: Generated<number | null>;
};

export type EnquiryEventTable = {
  id: Generated<number>;
  enquiry_id: number;
  at: number;
  actor: string;
  kind: string;
  text: string;
};

/** Something to be sent to somebody else, or that was; see academy/jobs/job-rows.ts. */
export type JobTable = {
  id: Generated<number>;
  /** To whom: what has the same lane goes one after the other. */
  lane: string;
  kind: string;
  /** What it tells of, so that it is erased with it. */
  noun: string;
  item_id: number | null;
  /** A key that only one job has, ever. */
  once: string | null;
  /** The same at each try, so that a receiver who had it knows. */
  message_id: string;
  /** What is sent; "" where it is made when it goes. */
  subject: Generated<string>;
  body: Generated<string>;
  /** The line of a timeline that says so. */
  event_id: Generated<number | null>;
  /** waiting, sent; refused for good, failed: given up; "held" after a restore, "dropped" after that; "none": there was nothing to tell. */
  state: Generated<string>;
  attempts: Generated<number>;
  created_at: number;
  /** When it is due; of what waits no more, when that began. */
  next_at: number;
  /** Since it was put there or sent again. */
  first_try_at: Generated<number | null>;
  tried_at: Generated<number | null>;
  /** What was last answered: a code, if it has one, and words. */
  status: Generated<number | null>;
  answer: Generated<string>;
  /** When it is swept; null: it stays with what it tells of. */
  expires_at: number | null;
};

/** Who serves a lane, and how its receiver fares. */
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

export type PreviewLinkTable = {
  id: Generated<number>;
  token_hash: string;
  noun: string;
  item_id: number;
  made_by: string;
  created_at: number;
  expires_at: number;
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

/** Unpublished changes of a published item; `base_version`: the version of the item that they were made on. */
export type WorkingCopyTable = {
  id: Generated<number>;
  noun: string;
  item_id: number;
  version: number;
  base_version: number;
  data: string;
  saved_at: number;
  saved_by: string;
};

export type PictureTable = {
  hash: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  created_at: number;
};

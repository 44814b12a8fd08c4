import type { Migration } from "../migration.ts";
import { first } from "./0001-first.ts";
import { whoSaved } from "./0002-who-saved.ts";
import { trashByDate } from "./0003-trash-by-date.ts";
import { people } from "./0004-people.ts";
import { siteSettings } from "./0005-site-settings.ts";
import { testimonials } from "./0006-testimonials.ts";
import { teachers } from "./0007-teachers.ts";
import { pageQuestions } from "./0008-page-questions.ts";
import { secondStep } from "./0010-second-step.ts";
import { passkeys } from "./0012-passkeys.ts";
import { apiTokens } from "./0013-api-tokens.ts";
import { webhooks } from "./0014-webhooks.ts";
import { classes } from "./0015-classes.ts";
import { enquiryDesk } from "./0016-enquiry-desk.ts";
import { enquiryViews } from "./0017-enquiry-views.ts";
import { answers } from "./0018-answers.ts";
import { slugs } from "./0019-slugs.ts";
import { morningMail } from "./0020-morning-mail.ts";
import { publishing } from "./0021-publishing.ts";
import { redirects } from "./0022-redirects.ts";
import { seo } from "./0023-seo.ts";
import { workingCopies } from "./0026-working-copies.ts";
import { previewLinks } from "./0027-preview-links.ts";
import { autosaveTitles } from "./0028-autosave-titles.ts";
import { accountChanges } from "./0029-account-changes.ts";
import { shownSlugs } from "./0030-shown-slugs.ts";
import { passwordResets } from "./0033-password-resets.ts";
import { postsShown } from "./0034-posts-shown.ts";
import { jobs } from "./0035-jobs.ts";
import { rooms } from "./0036-rooms.ts";
import { classDays } from "./0037-class-days.ts";
import { languages } from "./0039-languages.ts";
import { withoutAccents } from "./0040-without-accents.ts";
import { categories } from "./0044-categories.ts";
import { recordings } from "./0045-recordings.ts";
import { visits } from "./0046-visits.ts";
import { branches } from "./0047-branches.ts";
import { timedChanges } from "./0048-timed-changes.ts";
import { savedAs } from "./0049-saved-as.ts";

/** Every migration, oldest first. A released one is never edited. */
export const migrations: readonly Migration[] = [
  first,
  whoSaved,
  trashByDate,
  people,
  siteSettings,
  testimonials,
  teachers,
  pageQuestions,
  secondStep,
  passkeys,
  apiTokens,
  webhooks,
  classes,
  enquiryDesk,
  enquiryViews,
  answers,
  slugs,
  morningMail,
  publishing,
  redirects,
  seo,
  workingCopies,
  previewLinks,
  autosaveTitles,
  accountChanges,
  shownSlugs,
  passwordResets,
  postsShown,
  jobs,
  rooms,
  classDays,
  languages,
  withoutAccents,
  categories,
  recordings,
  visits,
  branches,
  timedChanges,
  savedAs,
];

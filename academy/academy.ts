import { type KindName, kindAt, type PagedKind, type PublishedKind } from "#contract/content-kinds.ts";
import type { FactsFields } from "#contract/kinds/academy-facts.ts";
import type { Language } from "#contract/kinds/language.ts";
import { templatesKind } from "#contract/kinds/reply-template.ts";
import type { SiteOptions } from "#contract/kinds/site-options.ts";
import type { TypedItem } from "#contract/preview.ts";
import { textsKinds, textsParts } from "#contract/site-texts/texts-kinds.ts";
import type { Database } from "#database/database.ts";
import { createAccountChanges } from "./account-changes/account-changes.ts";
import { createLinkMail } from "./account-links/link-mail.ts";
import { createApiTokens } from "./api-tokens/api-tokens.ts";
import { createAudit } from "./audit/audit.ts";
import { createAutosaves } from "./autosaves/autosaves.ts";
import { createBranches } from "./branches/branches.ts";
import { startOfDayIn, todayIn } from "./calendar.ts";
import { samplePlaces } from "./classes/class-samples.ts";
import { createClasses } from "./classes/classes.ts";
import type { AnyRepository } from "./content/any-repository.ts";
import type { PagedRepository, ShownItem } from "./content/item-page.ts";
import { nextPublication } from "./content/next-publication.ts";
import { createRecordNews } from "./content/record-news.ts";
import { samplesOf } from "./content/samples-of-kinds.ts";
import { beganWithoutSamples, leaveOutSamples } from "./content/seeding.ts";
import { createTextUses } from "./content/text-uses.ts";
import { createTimedChanges } from "./content/timed-changes.ts";
import { createTrash } from "./content/trash.ts";
import { workingCopyNotes } from "./content/working-copies.ts";
import { hasRoomToFeature } from "./courses/course.ts";
import { createCourses } from "./courses/courses.ts";
import { createDeskToday } from "./desk-today.ts";
import { composeEnquiryMail } from "./enquiries/arrival/enquiry-mail.ts";
import { createEnquiries } from "./enquiries/enquiries.ts";
import { addEvent, noteContact } from "./enquiries/events.ts";
import { renewSearchText } from "./enquiries/search/enquiry-search.ts";
import { createExams } from "./exams/exams.ts";
import { createFirstHour } from "./first-hour/first-hour.ts";
import { claimsLeft, factsLeft } from "./first-hour/still-first.ts";
import { sweepIdempotencyKeys } from "./idempotency-key.ts";
import { createImports } from "./imports/imports.ts";
import { createJobs } from "./jobs/jobs.ts";
import { createLanguages, everyLanguage, taughtLanguages } from "./languages/languages.ts";
import { createLimits } from "./limits/limits.ts";
import type { MailSettings } from "./mail.ts";
import { createMissingAddresses, forgetMissing } from "./missing-addresses/missing-addresses.ts";
import { createMorningMail } from "./morning-mail/morning-mail.ts";
import { countErased, createNightlyJobs } from "./nightly/nightly-jobs.ts";
import { createOutbox, mailSource } from "./outbox/outbox.ts";
import { createPageQuestions } from "./page-questions/page-questions.ts";
import type { BuiltInPictures } from "./pictures/built-in-pictures.ts";
import { createPictureSizes } from "./pictures/picture-sizes.ts";
import { createPictures, type ImageProcessor } from "./pictures/pictures.ts";
import { createCategories } from "./posts/categories.ts";
import { createPosts, posts } from "./posts/posts.ts";
import { createPreviews } from "./previews/previews.ts";
import { itemOfTyped } from "./previews/typed-item.ts";
import { courseQuestions, createQuestions, examQuestions } from "./questions/questions.ts";
import { createQueueRunner } from "./queue-runner.ts";
import { createRecordings } from "./recordings/recordings.ts";
import { addressKey } from "./redirects/address-key.ts";
import { createRedirects } from "./redirects/redirects.ts";
import { firstTemplates } from "./replies/first-templates.ts";
import { createReplies } from "./replies/replies.ts";
import { createRooms } from "./rooms/rooms.ts";
import { createSamples } from "./samples/samples.ts";
import { type SharedBy, type SharePicture, sharePictureOf } from "./share-pictures/share-picture.ts";
import { createSitePages } from "./site-pages.ts";
import { createFacts, createOutdated } from "./site-settings/academy-facts.ts";
import { createLook } from "./site-settings/look/look.ts";
import { markOf } from "./site-settings/look/look-pictures.ts";
import { createSiteOptions } from "./site-settings/site-options.ts";
import { type AnySingle, createSingle } from "./site-settings/site-settings.ts";
import { createSiteTexts } from "./site-settings/site-texts.ts";
import { createStaffAccess } from "./staff-access.ts";
import { createTeachers } from "./teachers/teachers.ts";
import { createTestimonials } from "./testimonials/testimonials.ts";
import { createVisits } from "./visits/visits.ts";
import { tell } from "./webhooks/events.ts";
import { createWebhooks, type WebhookSettings } from "./webhooks/webhooks.ts";

export type Academy = ReturnType<typeof createAcademy>;

export type AcademyNeeds = {
  webhooks: Pick<WebhookSettings, "send" | "refuse">;
  database: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
  imageProcessor: ImageProcessor;
  builtInPictures: BuiltInPictures;
  mail: MailSettings;
  /** What the environment says of the academy: it holds until staff say something else. */
  facts: FactsFields;
  /** Origin of the public site without a trailing slash. */
  publicUrl: string;
  /** Time zone and times to keep things, until staff say something else. */
  options: SiteOptions;
  /** The site's address if one was configured, for passkeys; "": each request's own host. */
  passkeysAt: string;
  /** Whether a fresh database gets the built-in items, and pages show them where nothing was ever public and the database is away. */
  samples: boolean;
};

/** Everything the academy knows and decides: the one place where the nouns meet. */
export function createAcademy(given: AcademyNeeds) {
  const { database, clock, imageProcessor, builtInPictures, mail } = given;
  const pictures = createPictures(database, clock, imageProcessor, builtInPictures);
  const recordings = createRecordings(database, clock);
  const limits = createLimits(database, clock);
  const single = { database, clock, keepPicture: pictures.keep, keepRecording: recordings.keep };
  const options = createSiteOptions(single, given.options);
  const today = (at = clock()) => todayIn(options.timeZone(), at);
  const needs = { ...single, today };
  const facts = createFacts({ ...needs, mail }, given.facts, given.publicUrl);
  const texts = createSiteTexts(needs);
  const look = createLook(needs, imageProcessor);
  const templates = createSingle(needs, templatesKind, { first: { templates: [...firstTemplates] } });
  const singles = new Map(
    [facts, facts.next, ...Object.values(texts), look, templates, options].map((one): [string, AnySingle] => [one.path, one]),
  );
  const content = {
    courses: createCourses(needs),
    exams: createExams(needs),
    classes: createClasses({ ...needs, taughtLanguages }),
    posts: createPosts(needs),
    courseQuestions: createQuestions(needs, courseQuestions),
    examQuestions: createQuestions(needs, examQuestions),
    pageQuestions: createPageQuestions(needs),
    testimonials: createTestimonials(needs),
    teachers: createTeachers(needs),
    // After the classes, whose places are the first rooms.
    rooms: createRooms(needs),
    branches: createBranches(needs),
    languages: createLanguages(needs),
    categories: createCategories(needs, posts),
  } satisfies Record<KindName, AnyRepository> & Record<PublishedKind, Required<AnyRepository>> & Record<PagedKind, PagedRepository>;
  const paged: Record<PagedKind, PagedRepository> = content;
  const repositories = Object.values(content);
  const kinds = repositories.map(({ kind }) => kind);
  const byKind: Record<KindName, AnyRepository> = content;
  const timedChanges = createTimedChanges({ database, clock }, (path) => byKind[kindAt(path)]);

  const mailIsOff = () => !mail.isOn();
  const enquiries = createEnquiries({
    database,
    clock,
    today,
    startOfDay: (day) => startOfDayIn(options.timeZone(), day),
    mailIsOff,
    tellOfEnquiry: (tx, now, id, { interestedCourses, interestedExams }) =>
      // No name, address or number: who may read those fetches the enquiry (docs/webhooks.md).
      tell(tx, now, "enquiry.created", [
        {
          about: { noun: "enquiries", itemId: id },
          data: { id, interestedCourses, interestedExams, address: `${mail.backOffice}?form=${id}` },
        },
      ]),
    tellOfFullClass: (tx, now, id, title) => tell(tx, now, "class.full", [{ about: { noun: "classes", itemId: id }, data: { id, title } }]),
  });
  const webhooks = createWebhooks(database, clock, today, { ...given.webhooks, publicUrl: given.publicUrl });
  const account = `${given.publicUrl}/admin/account`;
  const accountChanges = createAccountChanges({
    ...{ mail, database, clock, timeZone: options.timeZone, academy: facts.now, emailBefore: facts.emailBefore },
    account,
  });
  const morningMail = createMorningMail({
    ...{ mail, database, clock, today, timeZone: options.timeZone, academy: facts.now },
    account,
  });
  const sources = [
    accountChanges.source,
    mailSource(database, {
      mail,
      compose: composeEnquiryMail({
        ...{ mail, academy: facts.now, texts: texts.mails.read },
        feeOf: async (id) => (await content.classes.findShown(id))?.fee,
        titles: async () => {
          const shown = await Promise.all([content.courses.pickPublished(["title"]), content.exams.pickPublished(["title"])]);
          return shown.flat().map(({ title }) => title);
        },
      }),
    }),
    morningMail.source,
    webhooks.source,
  ];
  const jobs = createJobs({ database, clock, sources, log: mail.log });
  const academyName = async () => (await facts.now()).name;
  const staff = createStaffAccess({ database, clock, limits, academyName, passkeysAt: given.passkeysAt });
  const audit = createAudit(database, clock, (day) => startOfDayIn(options.timeZone(), day));

  const pages = createSitePages(content);
  const redirects = createRedirects(database, clock, { pages, site: given.publicUrl, forgetMissing });
  const missingAddresses = createMissingAddresses(database, clock, pages);
  const visits = createVisits({ database, today, startOfDay: (day) => startOfDayIn(options.timeZone(), day), pages, addressKey });

  const apiTokens = createApiTokens(database, clock);
  /** What a preview link shows: what is saved last, whether visitors see it or not. */
  const itemToShow = async (kind: PagedKind, id: number): Promise<ShownItem | undefined> => {
    const item = await paged[kind].latest(id);
    return item && { kind, item };
  };
  const previews = createPreviews({ database, clock, limits, itemToShow, publicUrl: given.publicUrl });
  const autosaves = createAutosaves(database, clock);
  const sweepers = [apiTokens, jobs, previews, staff.emailLinks, accountChanges, autosaves, visits];
  const sweepOthers = async () => {
    let swept = await database.write((tx) => sweepIdempotencyKeys(tx, clock()));
    for (const one of sweepers) swept += await one.sweep();
    return swept;
  };

  /** The samples that nobody changed. */
  const firstSamples = createSamples({ ...needs, languagesIn: everyLanguage, hasRoomToFeature, places: samplePlaces }, kinds);
  const imports = createImports({
    ...{ database, content, pictures, redirects, addressKey },
    categories: async () => (await content.categories.pick(["name"])).map(({ name }) => name),
    addCategory: (name, actor) => content.categories.create({ name, filter: true }, actor),
    samplesOf: firstSamples.idsOf,
    pageAt: pages.at,
  });
  const firstHour = createFirstHour({
    database,
    clock,
    isDone: {
      logo: async () => markOf(await look.read()) !== "",
      answers: async () => {
        const { paying, refunds, buses, landmark } = await facts.read();
        return paying.length > 0 && refunds !== "" && (buses !== "" || landmark !== "");
      },
    },
    left: {
      facts: async () => factsLeft(await facts.read()),
      words: async () => (await Promise.all(textsParts.map(async (part) => claimsLeft(textsKinds[part], await texts[part].read())))).flat(),
    },
    samples: firstSamples.count,
  });

  return {
    ...content,
    content: byKind,
    enquiries,
    replies: createReplies({
      ...{ database, clock, today, mailIsOff, academy: facts.now, templates },
      ...{ addEvent, noteContact, renewSearch: renewSearchText },
    }),
    deskToday: createDeskToday({ database, clock, today, timeZone: options.timeZone }),
    morningMail,
    outbox: createOutbox({ database, clock }, mail.isOn),
    /** Sends the jobs that are due. */
    jobs,
    ...staff,
    apiTokens,
    webhooks,
    redirects,
    missingAddresses,
    addressCounts: createQueueRunner(
      "counts of addresses",
      async () => {
        await redirects.lookup.flush();
        await missingAddresses.flush();
      },
      mail.log,
    ),
    visits,
    visitCounts: createQueueRunner("counts of visits", visits.flush, mail.log),
    accountChanges,
    linkMail: createLinkMail({ mail, academy: facts.now, confirmation: staff.emailLinks.create }),
    /** The academy's own facts; `outdated`: content that still says what they were before. */
    facts: {
      ...facts,
      outdated: createOutdated(facts, createTextUses(database, kinds, Object.values(texts))),
    },
    /** Time zone and times to keep things; `wouldErase`: what such times would erase now. */
    options: {
      ...options,
      wouldErase: (keep: Pick<SiteOptions, "enquiryKeepMonths" | "auditKeepMonths">) => countErased({ enquiries, audit, clock }, keep),
    },
    texts,
    look,
    /** The kinds with one item, by their paths. */
    singles,
    limits,
    /** Links that show an item as visitors would see it; `typed`: what somebody is typing, as such an item. */
    previews: {
      ...previews,
      typed: (kind: PagedKind, typed: TypedItem) => itemOfTyped(kind, typed, today()),
      /** What would be drawn where it is shared. */
      sharePicture: ({ kind, item }: ShownItem, by: SharedBy, languages: readonly Language[]): SharePicture =>
        sharePictureOf({ ...paged[kind].page.share(item, languages), title: item.title }, by),
    },
    pictures,
    recordings,
    pictureSizes: createPictureSizes(pictures),
    audit,
    trash: createTrash(database, repositories),
    workingCopies: () => database.read(workingCopyNotes),
    timedChanges,
    autosaves,
    recordNews: createRecordNews({
      database,
      kinds,
      singles: [facts, facts.next, ...Object.values(texts), look],
    }),
    firstSamples,
    firstHour,
    /** Takes in the items of another site. */
    imports,
    today,
    /** How often each kind of content has changed. */
    contentVersions: database.contentVersions,
    /** Milliseconds since 1970; `next`: the first after `after` at which something is published or withdrawn, Infinity for none. */
    moments: {
      now: clock,
      next: (after: number) => database.read((db) => nextPublication(db, after)),
    },
    nightlyJobs: createNightlyJobs({
      repositories,
      singles,
      autosaves,
      pictures,
      recordings,
      enquiries,
      sessions: staff.sessions,
      accountLinks: staff.accountLinks,
      limits,
      audit,
      options,
      clock,
      sweepOthers,
    }),

    samples: () => samplesOf(content, given.samples, (name) => builtInPictures.named(name)?.address ?? ""),

    /** Fills a database with the built-in content of every kind that it never had, unless it began without any; kinds that it had are not touched. */
    async seedOnce(): Promise<void> {
      await facts.seedOnce();
      await options.seedOnce();
      if (!given.samples || (await database.read(beganWithoutSamples))) await leaveOutSamples(database, clock, kinds);
      for (const repository of repositories) await repository.seedOnce(pictures.keepBuiltIn);
    },
  };
}

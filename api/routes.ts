import { academyFacts } from "./academy-facts.ts";
import { access } from "./access.ts";
import { apiTokens } from "./accounts/api-tokens.ts";
import { auth } from "./accounts/auth.ts";
import { passkeys } from "./accounts/passkeys.ts";
import { people } from "./accounts/people.ts";
import { secondStep } from "./accounts/second-step.ts";
import { audit } from "./audit.ts";
import { autosaveRoutes } from "./autosaves.ts";
import { backups } from "./backups.ts";
import { classes } from "./classes.ts";
import { contentRoutes } from "./content.ts";
import type { Endpoint } from "./endpoint.ts";
import { answers } from "./enquiries/answers.ts";
import { desk } from "./enquiries/desk.ts";
import { enquiries } from "./enquiries/enquiries.ts";
import { enquiryDesk } from "./enquiries/enquiry-desk.ts";
import { mail } from "./mail.ts";
import { pictures } from "./pictures.ts";
import { previews } from "./previews.ts";
import { redirects } from "./redirects.ts";
import { siteOptions } from "./site-options.ts";
import { wordsRoutes } from "./site-words.ts";
import { system } from "./system.ts";
import { webhooks } from "./webhooks.ts";

export const routes: Record<string, Endpoint> = {
  ...contentRoutes,
  ...autosaveRoutes,
  ...wordsRoutes,
  "GET /audit": audit.list,
  "GET /audit/actors": audit.actors,
  "GET /audit/:id": audit.find,

  "GET /academy-facts": academyFacts.read,
  "PUT /academy-facts": academyFacts.save,
  "GET /academy-facts/versions": academyFacts.versions,
  "POST /academy-facts/versions/:version/restore": academyFacts.restoreVersion,
  "GET /academy-facts/outdated": academyFacts.outdated,

  "GET /redirects": redirects.list,
  "POST /redirects": redirects.create,
  "GET /redirects/export": redirects.pairs,
  "POST /redirects/import": redirects.importFile,
  "PUT /redirects/:id": redirects.update,
  "DELETE /redirects/:id": redirects.remove,
  "POST /trash/:noun/:id/redirect": redirects.leadTrashed,
  "GET /missing-addresses": redirects.missing,
  "DELETE /missing-addresses/:id": redirects.ignore,

  "GET /classes/:id/roster": classes.roster,

  "POST /contact": enquiries.receive,
  "GET /enquiries": enquiries.list,
  "POST /enquiries": enquiryDesk.create,
  "PATCH /enquiries": enquiryDesk.changeMany,
  "GET /enquiries/views": enquiryDesk.views,
  "GET /enquiries/owners": enquiryDesk.owners,
  "GET /enquiries/classes": enquiryDesk.classes,
  "GET /enquiries/person": enquiries.ofPerson,
  "DELETE /enquiries/person": enquiries.erasePerson,
  "GET /enquiries/:id": enquiries.find,
  "PUT /enquiries/:id": enquiries.update,
  "PATCH /enquiries/:id": enquiries.change,
  "GET /enquiries/:id/events": enquiries.events,
  "POST /enquiries/:id/events": enquiryDesk.addEvent,
  "GET /enquiries/:id/related": enquiryDesk.related,
  "DELETE /enquiries/:id": enquiries.remove,

  "GET /enquiries/:id/reply": answers.factsFor,
  "POST /enquiries/:id/reply": answers.reply,

  "GET /answer-templates": answers.templates,
  "PUT /answer-templates": answers.saveTemplates,
  "POST /answer-templates/restore-first": answers.restoreFirst,
  "GET /answer-templates/versions": answers.versions,
  "POST /answer-templates/versions/:version/restore": answers.restoreVersion,

  "GET /desk/today": desk.today,
  "GET /desk/morning-mail": desk.morningMail,
  "PUT /desk/morning-mail": desk.setMorningMail,

  "POST /pictures": pictures.add,

  "POST /previews/:noun": previews.show,
  "POST /previews/:noun/share-picture": previews.share,
  "GET /previews/:noun/:id/links": previews.list,
  "POST /previews/:noun/:id/links": previews.create,
  "DELETE /previews/:noun/:id/links/:link": previews.end,

  "GET /people": people.list,
  "POST /people": people.invite,
  "GET /people/second-step": secondStep.rule,
  "PUT /people/second-step": secondStep.setRule,
  "DELETE /people/:id/second-step": secondStep.removeFrom,
  "PUT /people/:id": people.update,
  "POST /people/:id/leave": people.leave,
  "POST /people/:id/come-back": people.comeBack,
  "POST /people/:id/link": people.makeLink,

  "POST /auth/login": auth.login,
  "POST /auth/login/code": auth.loginWithCode,
  "GET /auth/login/passkey": passkeys.request,
  "POST /auth/login/passkey": passkeys.login,
  "GET /auth/verify-token": auth.verifyToken,
  "POST /auth/logout": auth.logout,
  "POST /auth/verify-master": auth.verifyMaster,
  "POST /auth/change-admin-password": auth.changePassword,
  "POST /auth/change-password": auth.changeOwnPassword,
  "GET /auth/sessions": auth.sessions,
  "DELETE /auth/sessions/:session": auth.endSession,
  "GET /auth/second-step": secondStep.state,
  "POST /auth/second-step": secondStep.offer,
  "POST /auth/second-step/confirm": secondStep.confirm,
  "POST /auth/second-step/codes": secondStep.renewCodes,
  "POST /auth/second-step/off": secondStep.turnOff,
  "GET /auth/passkeys": passkeys.list,
  "POST /auth/passkeys/offer": passkeys.offer,
  "POST /auth/passkeys": passkeys.add,
  "POST /auth/passkeys/:id/remove": passkeys.remove,
  "POST /auth/read-link": auth.readLink,
  "POST /auth/choose-password": auth.choosePassword,
  "POST /auth/forgot-password": auth.forgotPassword,

  "GET /backups": backups.list,
  "POST /backups": backups.make,
  "POST /backups/:name/check": backups.check,
  "POST /backups/:name/download": backups.download,

  "GET /site-options": siteOptions.read,
  "PUT /site-options": siteOptions.save,
  "GET /site-options/would-erase": siteOptions.wouldErase,

  "GET /api-tokens": apiTokens.list,
  "POST /api-tokens": apiTokens.create,
  "DELETE /api-tokens/:id": apiTokens.end,

  "GET /webhooks": webhooks.list,
  "POST /webhooks": webhooks.create,
  "PUT /webhooks/:id": webhooks.update,
  "DELETE /webhooks/:id": webhooks.remove,
  "POST /webhooks/:id/secret": webhooks.replaceSecret,
  "POST /webhooks/:id/test": webhooks.test,
  "GET /webhooks/:id/deliveries": webhooks.deliveries,
  "POST /webhooks/:id/deliveries/:delivery/replay": webhooks.replay,

  "GET /mail": mail.state,
  "POST /mail/test": mail.sendTest,

  "GET /bot-check": system.botCheck,
  "GET /bot-check/challenge": system.challenge,
  "GET /status": system.status,
};

/** The routes that anyone may open; every other asks for a member of staff. */
export const publicRoutes: ReadonlySet<string> = new Set(Object.keys(access).filter((route) => access[route] === "anyone"));

import { asking, type Route } from "./access.ts";
import { apiTokens } from "./accounts/api-tokens.ts";
import { auth } from "./accounts/auth.ts";
import { own } from "./accounts/own-account.ts";
import { passkeys } from "./accounts/passkeys.ts";
import { people } from "./accounts/people.ts";
import { secondStep } from "./accounts/second-step.ts";
import { audit } from "./audit.ts";
import { autosaveRoutes } from "./autosaves.ts";
import { backups } from "./backups.ts";
import { classes } from "./classes.ts";
import { contentRoutes } from "./content.ts";
import { desk } from "./enquiries/desk.ts";
import { enquiries } from "./enquiries/enquiries.ts";
import { answers } from "./enquiries/replies.ts";
import { staffEnquiries } from "./enquiries/staff-enquiries.ts";
import { mail } from "./mail.ts";
import { previews } from "./previews.ts";
import { redirects } from "./redirects.ts";
import { restore } from "./restore.ts";
import { samples } from "./samples.ts";
import { singleRoutes } from "./single-kinds.ts";
import { site } from "./site.ts";
import { system } from "./system.ts";
import { uploads } from "./uploads.ts";
import { visits } from "./visits.ts";
import { webhooks } from "./webhooks.ts";

/** Asks for a proof of the last ten minutes: these decide who comes in, or take everything away. */
const proved = true;

/** Every call there is: its address, who may make it, and what it does. */
export const routes: Record<string, Route> = {
  ...contentRoutes,
  // Each person's own.
  ...asking("content", autosaveRoutes),
  ...singleRoutes,

  "GET /audit": { access: "activity", ...audit.list },
  "GET /audit/actors": { access: "activity", ...audit.actors },
  "GET /audit/:id": { access: "activity", ...audit.find },

  "GET /academy-facts/outdated": { access: "content", ...site.outdated },

  "GET /redirects": { access: "content", ...redirects.list },
  "GET /redirects/end": { access: "content", ...redirects.end },
  "POST /redirects": { access: "content", ...redirects.create },
  "GET /redirects/export": { access: "content", ...redirects.pairs },
  "POST /redirects/import": { access: "content", ...redirects.importFile },
  "POST /redirects/import/undo": { access: "content", ...redirects.undoImport },
  "PUT /redirects/:id": { access: "content", ...redirects.update },
  "DELETE /redirects/:id": { access: "content", ...redirects.remove },
  "POST /trash/:noun/:id/redirect": { access: "content", ...redirects.leadTrashed },
  "GET /missing-addresses": { access: "content", ...redirects.missing },
  "DELETE /missing-addresses/:id": { access: "content", ...redirects.ignore },

  "POST /visits": { access: "anyone", ...visits.note },
  "GET /visits": { access: "content", ...visits.summary },

  "GET /samples": { access: "content", ...samples.state },
  "GET /samples/:noun": { access: "content", ...samples.list },
  "PUT /samples/testimonials": { access: "content", ...samples.showTestimonials },
  "POST /samples/remove": { access: "content", ...samples.remove },
  "POST /samples/restore": { access: "content", ...samples.restore },

  "GET /classes/:id/roster": { access: "enquiries", ...classes.roster },
  "PUT /classes/:id/day": { access: "enquiries", ...classes.setDay },
  "PUT /classes/:id/told": { access: "enquiries", ...classes.noteTold },

  "POST /contact": { access: "anyone", ...enquiries.receive },
  "GET /enquiries": { access: "enquiries", ...enquiries.list },
  "POST /enquiries": { access: "enquiries", ...staffEnquiries.create },
  "PATCH /enquiries": { access: "enquiries", ...staffEnquiries.changeMany },
  "GET /enquiries/views": { access: "enquiries", ...staffEnquiries.views },
  "GET /enquiries/near": { access: "enquiries", ...staffEnquiries.near },
  "GET /enquiries/owners": { access: "enquiries", ...staffEnquiries.owners },
  "GET /enquiries/classes": { access: "enquiries", ...staffEnquiries.classes },
  "GET /enquiries/person": { access: "enquiries", ...enquiries.ofPerson },
  "DELETE /enquiries/person": { access: "enquiries", ...enquiries.erasePerson },
  "POST /enquiries/erase": { access: "enquiries", ...enquiries.erase },
  "GET /enquiries/:id": { access: "enquiries", ...enquiries.find },
  "PUT /enquiries/:id": { access: "enquiries", ...enquiries.update },
  "PATCH /enquiries/:id": { access: "enquiries", ...enquiries.change },
  "GET /enquiries/:id/events": { access: "enquiries", ...enquiries.events },
  "POST /enquiries/:id/events": { access: "enquiries", ...staffEnquiries.addEvent },
  "PUT /enquiries/:id/open": { access: "enquiries", ...staffEnquiries.open },
  "GET /enquiries/:id/related": { access: "enquiries", ...staffEnquiries.related },
  "GET /enquiries/:id/erasable": { access: "enquiries", ...enquiries.erasable },
  "DELETE /enquiries/:id": { access: "enquiries", ...enquiries.remove },

  "GET /enquiries/:id/reply": { access: "enquiries", ...answers.material },
  "POST /enquiries/:id/reply": { access: "enquiries", ...answers.reply },

  "GET /desk/today": { access: "enquiries", ...desk.today },
  "GET /desk/morning-mail": { access: "enquiries", ...desk.morningMail },
  "PUT /desk/morning-mail": { access: "enquiries", ...desk.setMorningMail },

  "POST /pictures": { access: "content", ...uploads.picture },
  "POST /recordings": { access: "content", ...uploads.recording },
  "POST /look/marks": { access: "content", ...uploads.mark },

  "POST /previews/:noun": { access: "content", ...previews.show },
  "POST /previews/:noun/share-picture": { access: "content", ...previews.share },
  "GET /previews/:noun/:id/links": { access: "content", ...previews.list },
  "POST /previews/:noun/:id/links": { access: "content", ...previews.create },
  "DELETE /previews/:noun/:id/links/:link": { access: "content", ...previews.end },

  "GET /people": { access: "people", ...people.list },
  "POST /people": { access: "people", proved, ...people.invite },
  "GET /people/second-step": { access: "people", ...secondStep.rule },
  "PUT /people/second-step": { access: "people", proved, ...secondStep.setRule },
  "DELETE /people/:id/second-step": { access: "people", proved, ...secondStep.removeFrom },
  "PUT /people/:id": { access: "people", proved, ...people.update },
  "POST /people/:id/leave": { access: "people", proved, ...people.leave },
  "POST /people/:id/come-back": { access: "people", proved, ...people.comeBack },
  "POST /people/:id/link": { access: "people", proved, ...people.makeLink },

  "POST /auth/login": { access: "anyone", ...auth.login },
  "POST /auth/login/code": { access: "anyone", ...auth.loginWithCode },
  // The passkey is the credential.
  "GET /auth/login/passkey": { access: "anyone", ...passkeys.request },
  "POST /auth/login/passkey": { access: "anyone", ...passkeys.login },
  "GET /auth/verify-token": { access: "staff", ...auth.verifyToken },
  "POST /auth/logout": { access: "staff", ...auth.logout },
  // The passwords in these two are the credentials.
  "POST /auth/verify-master": { access: "anyone", ...auth.verifyMaster },
  "POST /auth/change-admin-password": { access: "anyone", ...auth.changePassword },
  "POST /auth/change-password": { access: "staff", proved, ...auth.changeOwnPassword },
  "GET /auth/account": { access: "staff", ...own.read },
  "PUT /auth/email": { access: "staff", proved, ...own.setEmail },
  "POST /auth/email/link": { access: "staff", ...own.sendEmailLink },
  "POST /auth/changes/seen": { access: "staff", proved, ...own.changesSeen },
  "POST /auth/proof": { access: "staff", ...own.prove },
  "POST /auth/proof/passkey": { access: "staff", ...own.proveByPasskey },
  "GET /auth/sessions": { access: "staff", ...auth.sessions },
  "DELETE /auth/sessions/:session": { access: "staff", ...auth.endSession },
  "GET /auth/second-step": { access: "staff", ...secondStep.state },
  "POST /auth/second-step": { access: "staff", proved, ...secondStep.offer },
  "POST /auth/second-step/confirm": { access: "staff", proved, ...secondStep.confirm },
  // The password and the code in these two are the credentials: a proof would use the code up.
  "POST /auth/second-step/codes": { access: "staff", ...secondStep.renewCodes },
  "POST /auth/second-step/off": { access: "staff", ...secondStep.turnOff },
  "GET /auth/passkeys": { access: "staff", ...passkeys.list },
  "POST /auth/passkeys/offer": { access: "staff", proved, ...passkeys.offer },
  "POST /auth/passkeys": { access: "staff", proved, ...passkeys.add },
  "POST /auth/passkeys/:id/remove": { access: "staff", proved, ...passkeys.remove },
  // The link is the credential, and for the last the mailbox.
  "POST /auth/confirm-email": { access: "anyone", ...own.confirmEmail },
  "POST /auth/read-link": { access: "anyone", ...auth.readLink },
  "POST /auth/choose-password": { access: "anyone", ...auth.choosePassword },
  "POST /auth/forgot-password": { access: "anyone", ...auth.forgotPassword },

  "GET /backups": { access: "people", ...backups.list },
  "POST /backups": { access: "people", proved, ...backups.make },
  "POST /backups/:name/check": { access: "people", ...backups.check },
  "POST /backups/:name/download": { access: "people", proved, ...backups.download },

  "GET /restore": { access: "people", ...restore.state },
  "POST /restore": { access: "people", proved, ...restore.begin },
  "PUT /restore/:id/parts/:offset": { access: "people", ...restore.take },
  "POST /restore/:id/start": { access: "people", proved, ...restore.start },
  "DELETE /restore/:id": { access: "people", ...restore.drop },

  "GET /site-options/would-erase": { access: "people", ...site.wouldErase },

  "GET /api-tokens": { access: "people", ...apiTokens.list },
  "POST /api-tokens": { access: "people", proved, ...apiTokens.create },
  "DELETE /api-tokens/:id": { access: "people", ...apiTokens.end },

  "GET /webhooks": { access: "people", ...webhooks.list },
  "POST /webhooks": { access: "people", proved, ...webhooks.create },
  "PUT /webhooks/:id": { access: "people", proved, ...webhooks.update },
  "DELETE /webhooks/:id": { access: "people", ...webhooks.remove },
  "POST /webhooks/:id/secret": { access: "people", proved, ...webhooks.replaceSecret },
  "POST /webhooks/:id/test": { access: "people", ...webhooks.test },
  "GET /webhooks/:id/deliveries": { access: "people", ...webhooks.deliveries },
  "POST /webhooks/:id/deliveries/:delivery/replay": { access: "people", ...webhooks.replay },

  "GET /mail": { access: "people", ...mail.state },
  "PUT /mail": { access: "people", proved, ...mail.save },
  "POST /mail/try": { access: "people", proved, ...mail.try },
  "GET /mail/unsent": { access: "people", ...mail.unsent },
  "POST /mail/unsent/send": { access: "people", ...mail.resend },
  "POST /mail/unsent/:id/send": { access: "people", ...mail.resendOne },
  "POST /mail/test": { access: "people", ...mail.sendTest },

  "GET /bot-check": { access: "anyone", ...system.botCheck },
  "GET /bot-check/challenge": { access: "anyone", ...system.challenge },
  "GET /first-hour": { access: "people", ...site.firstHour },
  "PUT /first-hour": { access: "people", ...site.putFirstHourAway },
  "GET /attention": { access: "people", ...system.attention },
  "GET /status": { access: "staff", ...system.status },
};

/** The routes that anyone may open; every other asks for a member of staff. */
export const publicRoutes: ReadonlySet<string> = new Set(Object.keys(routes).filter((route) => routes[route]?.access === "anyone"));

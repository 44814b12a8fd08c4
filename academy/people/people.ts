import type { Selectable } from "kysely";
import type { Invitation, Person, PersonInput } from "#contract/accounts/person.ts";
import { roleOf } from "#contract/accounts/roles.ts";
import { type Database, Duplicate } from "#database/database.ts";
import type { AdminTable } from "#database/tables.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import { tellOfChange } from "../account-changes/tell-of-change.ts";
import { type Actor, fullNameOf, nameOf } from "../actor.ts";
import type { Attention } from "../attention/attention-line.ts";
import { record } from "../audit/audit.ts";
import { Invalid, NotFound, Refusal } from "../errors.ts";
import { isoMoment } from "../iso-moment.ts";
import { emailChanged, withEmail } from "../new-email.ts";
import { countOf } from "../rows.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { endedInvitations, invitationsAttention } from "./ended-invitations.ts";

type Row = Selectable<AdminTable>;
type Needs = {
  sessions: Pick<Sessions, "endAllOf">;
  /** Makes the link with which somebody chooses a password, and answers its secret. */
  createLink: (tx: Writer, adminId: number, expiresAt: number) => Promise<string>;
  /** Ends the links with which somebody can choose a password. */
  endLinks: (tx: Writer, adminId: number) => Promise<void>;
  /** Takes away what lets somebody in besides the password: links, tokens of programs, passkeys. */
  endOtherWaysIn: (tx: Writer, adminId: number) => Promise<void>;
};
export type MadeLink = { person: Person; token: string };

const day = 24 * 3_600_000;
const invitedFor = 7 * day;
const newPasswordFor = day;
const noOwner = "The academy needs an owner. Make somebody else an owner first.";

/** The people of the back office as its owners see them: who is there, with which role, and how they get their first password. */
export function createPeople(database: Database, clock: () => number, { sessions, createLink, endLinks, endOtherWaysIn }: Needs) {
  async function read(db: Reader | Writer, id?: number): Promise<Person[]> {
    const people = db.selectFrom("admins").selectAll().orderBy("id");
    const rows = await (id === undefined ? people : people.where("id", "=", id)).execute();
    const links = await db.selectFrom("account_links").selectAll().where("expires_at", ">", clock()).execute();
    const used = await db
      .selectFrom("sessions")
      .select((of) => ["admin_id", of.fn.max("last_used_at").as("last")])
      .groupBy("admin_id")
      .execute();
    const passkeys = await db
      .selectFrom("passkeys")
      .select((of) => ["admin_id", of.fn.countAll<number>().as("count")])
      .groupBy("admin_id")
      .execute();
    return rows.map((row) =>
      personOf(
        row,
        Number(passkeys.find(({ admin_id }) => admin_id === row.id)?.count ?? 0),
        links.find(({ admin_id }) => admin_id === row.id),
        used.find(({ admin_id }) => admin_id === row.id)?.last,
      ),
    );
  }

  async function find(db: Reader | Writer, id: number): Promise<Person> {
    const [found] = await read(db, id);
    if (!found) throw new NotFound("There is nobody with this id.");
    return found;
  }

  /** Changes one person in one transaction with its line of the audit log. */
  async function change(id: number, actor: Actor, action: string, work: (tx: Writer, before: Person) => Promise<void>): Promise<Person> {
    return database.write(async (tx) => {
      const before = await find(tx, id);
      await work(tx, before);
      const after = await find(tx, id);
      const names = { title: after.name, formerly: before.name };
      await record(tx, clock(), actor, { action, noun: "people", item_id: id, ...names, before: loggedOf(before), after: loggedOf(after) });
      return after;
    });
  }

  async function assertNameIsFree(tx: Writer, name: string, id = 0): Promise<void> {
    const others = await tx.selectFrom("admins").select(["id", "name", "username"]).where("id", "!=", id).execute();
    const same = others.some((other) => nameOf(other).toLowerCase() === name.toLowerCase());
    if (same) throw new Invalid("name", "Somebody else has this name. Add something that tells the two apart.");
  }

  return {
    list: (): Promise<Person[]> => database.read((db) => read(db)),

    attention: async (): Promise<Attention[]> => invitationsAttention(await database.read((db) => endedInvitations(db, clock()))),

    count: (): Promise<number> => database.read((db) => countOf(db.selectFrom("admins").where("left_at", "is", null))),

    /** Everybody's username and id, the first admin first; also in a database of an older version. */
    usernames: (): Promise<Array<{ id: number; username: string }>> =>
      database.read((db) => db.selectFrom("admins").select(["id", "username"]).orderBy("id").execute()),

    /** A new person, who chooses a password by the link. Throws Invalid when the name or the username is taken. */
    async invite({ username, name, email, role }: Invitation, actor: Actor): Promise<MadeLink> {
      try {
        return await database.write(async (tx) => {
          await assertNameIsFree(tx, name);
          const made = { username, name, email_waiting: email, role, password_hash: "", created_at: clock() };
          const { id } = await tx.insertInto("admins").values(made).returning("id").executeTakeFirstOrThrow();
          const token = await createLink(tx, id, clock() + invitedFor);
          const person = await find(tx, id);
          const what = `${fullNameOf({ name, username })} was invited to the back office, as ${wordOf(role)}, with the e-mail address ${email}.`;
          await tellOfChange(tx, clock(), { actor, what });
          await record(tx, clock(), actor, { action: "invite", noun: "people", item_id: id, title: name, after: loggedOf(person) });
          return { person, token };
        });
      } catch (error) {
        if (error instanceof Duplicate) throw new Invalid("username", "Somebody has this username already.");
        throw error;
      }
    },

    /**
     * `isNewEmail`: the caller sends the link that confirms it. A new address ends the open links that were mailed to the old one; somebody who
     * is invited gets a new one (`token`) where links are mailed. Throws NotFound, Invalid, and Refusal when the academy would be without an owner.
     */
    async update(
      id: number,
      { name, email, role }: PersonInput,
      actor: Actor,
      mailsLinks: boolean,
    ): Promise<{ person: Person; isNewEmail: boolean; token: string | undefined }> {
      let isNewEmail = false;
      let token: string | undefined;
      const person = await change(id, actor, "update", async (tx, before) => {
        isNewEmail = email !== before.email;
        await assertNameIsFree(tx, name, id);
        const owners = await ownersIn(tx);
        if (role !== "owner") assertOwnerLeft(owners, id);
        const row = await tx.selectFrom("admins").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
        if (isNewEmail) await tellOfChange(tx, clock(), { actor, of: id, what: emailChanged(row, email), newEmail: email });
        const what = `${fullNameOf(before)} was ${wordOf(before.role)} and is ${wordOf(role)} now.`;
        if (role !== before.role) await tellOfChange(tx, clock(), { actor, of: id, what });
        await tx
          .updateTable("admins")
          .set({ name, role, ...withEmail(row, email) })
          .where("id", "=", id)
          .execute();
        // The old address may have been mistyped: whoever reads that mailbox must not be able to use what was mailed there.
        const isInvited = before.state === "invited";
        if (isNewEmail && !isInvited) await endLinks(tx, id);
        if (isNewEmail && isInvited && before.link_until !== null && mailsLinks) token = await createLink(tx, id, clock() + invitedFor);
      });
      return { person, isNewEmail, token };
    },

    /** Signs a person out everywhere, for good; their work stays under their name. Throws NotFound, Refusal. */
    leave: (id: number, actor: Actor): Promise<Person> =>
      change(id, actor, "leave", async (tx, before) => {
        assertOwnerLeft(await ownersIn(tx), id);
        await tellOfChange(tx, clock(), { actor, of: id, what: `The account of ${fullNameOf(before)} was ended.` });
        await tx.updateTable("admins").set({ left_at: clock() }).where("id", "=", id).execute();
        await sessions.endAllOf(tx, id);
        await endOtherWaysIn(tx, id);
      }),

    /** Lets somebody who left come back, with a password that they choose by the link. Throws NotFound, Refusal. */
    async comeBack(id: number, actor: Actor): Promise<MadeLink> {
      let token = "";
      const person = await change(id, actor, "come-back", async (tx, before) => {
        if (before.state !== "left")
          throw new Refusal("This person did not leave. If they forgot the password, make a link for a new one.");
        const what = `${fullNameOf(before)} was let in again: a link for a new password was made.`;
        await tellOfChange(tx, clock(), { actor, of: id, what });
        await tx.updateTable("admins").set({ left_at: null, password_hash: "" }).where("id", "=", id).execute();
        token = await createLink(tx, id, clock() + invitedFor);
      });
      return { person, token };
    },

    /** A new link for somebody else who lost theirs, or the password; the earlier one ends. Throws NotFound, Refusal. */
    async makeLink(id: number, actor: Actor): Promise<MadeLink> {
      if (id === actor.id) throw new Refusal("Nobody makes a link for themselves. Change your own password under My account.");
      let token = "";
      const person = await change(id, actor, "make-link", async (tx, before) => {
        const { state } = before;
        if (state === "left") throw new Refusal("This person left. Let them in again first.");
        const what = `A link was made with which ${fullNameOf(before)} chooses a new password.`;
        await tellOfChange(tx, clock(), { actor, of: id, what });
        token = await createLink(tx, id, clock() + (state === "invited" ? invitedFor : newPasswordFor));
      });
      return { person, token };
    },
  };
}

/** The owners who can sign in. */
async function ownersIn(tx: Reader): Promise<number[]> {
  const all = tx.selectFrom("admins").select("id").where("role", "=", "owner").where("left_at", "is", null);
  return (await all.where("password_hash", "!=", "").execute()).map(({ id }) => id);
}

function assertOwnerLeft(owners: number[], without: number): void {
  if (!owners.some((id) => id !== without)) throw new Refusal(noOwner);
}

function personOf(row: Row, passkeys: number, link: { expires_at: number } | undefined, lastUsed: number | null | undefined): Person {
  const { id, username, role } = row;
  return {
    id,
    username,
    name: nameOf(row),
    email: row.email_waiting || row.email,
    email_confirmed: row.email !== "" && row.email_waiting === "",
    role,
    state: row.left_at !== null ? "left" : row.password_hash === "" ? "invited" : "active",
    hasSecondStep: row.totp_secret !== "" || passkeys > 0,
    passkeys,
    link_until: isoMoment(link?.expires_at ?? null),
    last_used: isoMoment(lastUsed ?? null),
  };
}

function wordOf(role: string): string {
  return (roleOf(role)?.word ?? role).toLowerCase();
}

/** What the audit log keeps of a person. */
function loggedOf({ username, name, email, role, state }: Person): object {
  return { username, name, email, role, state };
}

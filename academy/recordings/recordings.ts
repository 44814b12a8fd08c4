import { maxRecordingBytes, type RecordingType, recordingAddress, recordingHash } from "#contract/fields/recording.ts";
import type { Database } from "#database/database.ts";
import { Invalid } from "../errors.ts";
import { hashOf } from "../token.ts";
import { m4aSound } from "./m4a.ts";
import { mp3Sound } from "./mp3.ts";

export type Recordings = ReturnType<typeof createRecordings>;

const wrongType = "Only MP3 and M4A recordings are allowed";
const tooLarge = "A recording must be at most 300 KB";
const unknown = "Invalid recording";

/** The repository of recordings, each stored once under the hash of its bytes. */
export function createRecordings(database: Database, clock: () => number) {
  async function read(hash: string, type: RecordingType): Promise<Uint8Array | undefined> {
    const row = await database.read((db) =>
      db.selectFrom("recordings").select("bytes").where("hash", "=", hash).where("type", "=", type).executeTakeFirst(),
    );
    return row?.bytes;
  }

  return {
    read,

    /** Stores a recording sent as a data URL, without the tags in it; its bytes, not the URL, say which type it is. Throws Invalid. */
    async add(sent: string): Promise<{ recording: string; seconds: number }> {
      const { type, bytes, seconds } = soundOf(sent);
      const hash = hashOf(bytes, 32);
      await database.write((tx) =>
        tx
          .insertInto("recordings")
          .values({ hash, type, bytes, created_at: clock() })
          // One that is sent again counts as new, so that nightly work does not erase it before its language is saved.
          .onConflict((row) => row.column("hash").doUpdateSet({ created_at: clock() }))
          .execute(),
      );
      return { recording: recordingAddress(hash, type), seconds: Math.round(seconds * 10) / 10 };
    },

    /** Answers an address if it is "" or that of a stored recording; else throws Invalid. */
    async keep(address: string): Promise<string> {
      const hash = recordingHash(address);
      if (address === "" || (hash && (await read(hash, address.endsWith(".mp3") ? "mp3" : "m4a")))) return address;
      throw new Invalid("recording", unknown);
    },

    /** Erases those that are older than `before` and not among the addresses `used`. */
    async dropUnused(used: ReadonlySet<string>, before: number): Promise<number> {
      const old = await database.read((db) =>
        db.selectFrom("recordings").select(["hash", "type"]).where("created_at", "<", before).execute(),
      );
      const unused = old.filter(({ hash, type }) => !used.has(recordingAddress(hash, type as RecordingType)));
      for (const { hash } of unused)
        await database.write((tx) => tx.deleteFrom("recordings").where("hash", "=", hash).where("created_at", "<", before).execute());
      return unused.length;
    },
  };
}

function soundOf(sent: string): { type: RecordingType; bytes: Uint8Array; seconds: number } {
  const body = /^data:[^,]{0,100};base64,/.exec(sent.slice(0, 200));
  if (!body || !/^[A-Za-z0-9+/]+={0,2}$/.test(sent.slice(body[0].length))) throw new Invalid("recording", unknown);
  const bytes = Buffer.from(sent.slice(body[0].length), "base64");
  if (bytes.length > maxRecordingBytes) throw new Invalid("recording", tooLarge);
  const mp3 = mp3Sound(bytes);
  if (mp3) return { type: "mp3", ...mp3 };
  const m4a = m4aSound(bytes);
  if (m4a) return { type: "m4a", ...m4a };
  throw new Invalid("recording", wrongType);
}

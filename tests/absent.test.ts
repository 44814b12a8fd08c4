import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
/** The program without its tests: what runs where visitors can reach it. */
const sources = globSync("{academy,api,app,contract,database,server}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test\.ts$|^server\/dev-server\.ts$/.test(file),
);
const text = new Map(sources.map((file) => [file, readFileSync(join(root, file), "utf8")]));
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(text.get(file) ?? "")).sort();

// What the program does without, so that no input can reach it; a file that begins to use one is looked at first.
it.each<[what: string, pattern: RegExp, where: string[]]>([
  ["code made from text", /\beval\(|new Function\(|from "node:(vm|repl|inspector)"|setTimeout\(["'`]/, []],
  // Itself once more, to try a logo's drawing where it can be ended.
  ["other programs", /from "node:(child_process|cluster)"/, ["server/images/image-processor.ts"]],
  ["SQL made from text", /\bsql\.(raw|id)\(|\.prepare\([^"'`)]*[`+]|\.query\(`[^`]*\$\{/, []],
  ["a way to switch the check of certificates off", /rejectUnauthorized|NODE_TLS_REJECT|insecureHTTPParser|checkServerIdentity/, []],
  [
    "regular expressions made from text",
    /new RegExp\(/,
    // In text-uses.ts of digits alone.
    [
      "academy/content/text-uses.ts",
      "academy/text/clean-already.ts",
      "app/site/components/foreign-runs.ts",
      "contract/classes/contradictions.ts",
      "contract/site/course-language.ts",
    ],
  ],
  ["cookies", /set-cookie|document\.cookie/i, []],
  ["permission for other sites to read", /access-control-allow/i, []],
  [
    "weak or home-made cryptography",
    /createHash\("(?!sha256)|createCipher|createDecipher|Math\.random\(\).*(token|secret|key|salt)/i,
    ["server/mail/sealed.ts"],
  ],
  ["objects made from a request's keys", /Object\.assign\(\{\}, (body|input)|\.\.\.request\.(body|query)/, []],
  [
    "HTML in a page that is not React's own",
    /dangerouslySetInnerHTML=\{|dangerouslySetInnerHTML:|\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/,
    ["app/site/components/rich-text.tsx", "app/ui/data-script.tsx"],
  ],
  [
    "calls to other hosts",
    /(?<!\.)\bfetch\((?!")|createTransport\(|new (pg\.)?(Pool|Client)\(|https?\.request\(|net\.connect\(/,
    // Of our own host alone: where a text's links lead, the back office with its view of pages, and the check of the site by itself.
    [
      "app/admin/before-live/before-live.tsx",
      "app/admin/look/look-page.tsx",
      "app/admin/session/api-call.ts",
      "app/admin/site-texts/page-view.tsx",
      "database/watched-pool.ts",
      "server/bot-check/remote.ts",
      "server/mail/mailer.ts",
      "server/outgoing/fetch-bounded.ts",
      "server/process/site-probe.ts",
      "server/webhooks/send-webhook.ts",
    ],
  ],
])("%s: nowhere else", (_what, pattern, where) => {
  expect(sources.length).toBeGreaterThan(400);
  expect(filesWith(pattern)).toEqual(where);
});

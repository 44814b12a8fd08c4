/** The walls between rooms (docs/architecture.md); tests/walls.test.ts plants a violation of each, so that none falls unnoticed. */
const serverRooms = "^(academy|api|database|server|cli)/";
const testFiles = "(\\.test\\.tsx?$|^tests/)";
const forbidden = (name, comment, from, to) => ({ name, severity: "error", comment, from: { pathNot: testFiles, ...from }, to });

export default {
  forbidden: [
    forbidden("no-cycles", "A circle of imports, types included, has no beginning to read from.", {}, { circular: true }),
    forbidden(
      "app-takes-types-only",
      "The browser must never load server code.",
      { path: "^app/" },
      { path: serverRooms, dependencyTypesNot: ["type-only"] },
    ),
    forbidden(
      "app-sees-only-the-public-academy",
      "Loaders get it from the context, which names its type.",
      { path: "^app/" },
      { path: serverRooms, pathNot: "^academy/public/public-academy\\.ts$" },
    ),
    forbidden(
      "admin-talks-to-the-api",
      "The back office knows the contract and the API's addresses, nothing behind them.",
      { path: "^app/admin/" },
      { path: serverRooms },
    ),
    forbidden(
      "site-and-admin-are-strangers",
      "A visitor never downloads the back office.",
      { path: "^app/site/" },
      { path: "^app/admin/" },
    ),
    forbidden("admin-and-site-are-strangers", "They share ui only.", { path: "^app/admin/" }, { path: "^app/site/" }),
    forbidden(
      "ui-knows-no-noun",
      "A component there has never heard of a course; of the contract it knows numbers and pictures.",
      { path: "^app/ui/" },
      { path: `^app/(site|admin)/|^contract/|${serverRooms}`, pathNot: "^contract/(limits|fields/picture)\\.ts$" },
    ),
    forbidden(
      "api-enters-by-the-academy",
      "The API is handed the academy; beside types it knows its errors and how addresses are counted.",
      { path: "^api/" },
      { path: "^academy/", pathNot: "^academy/(errors|limits/(address-prefix|breather))\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    forbidden("api-knows-no-database", "Its failures are among the academy's errors.", { path: "^api/" }, { path: "^database/" }),
    forbidden("api-has-no-pages", "It answers programs; the server renders.", { path: "^api/" }, { path: "^app/" }),
    forbidden("academy-knows-no-caller", "Rules must not care who asks.", { path: "^academy/" }, { path: "^(app|api|server|cli)/" }),
    forbidden(
      "academy-knows-neither-http-nor-react",
      "Plain values come in and go out.",
      { path: "^academy/" },
      { path: "node_modules/(hono|@hono/.*|react|react-.*)/|^(node:)?https?$" },
    ),
    forbidden(
      "nouns-meet-in-the-academy",
      "Courses do not reach into exams; the repository, the audit log, what people are told of their accounts, what is sent to others, limits, pictures and what reads text serve all nouns. academy/public puts them together for the site.",
      { path: "^academy/([^/]+)/", pathNot: `^academy/public/|${testFiles}` },
      {
        path: "^academy/([^/]+)/",
        pathNot: "^academy/($1|content|audit|account-changes|jobs|limits|pictures|text)/",
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbidden(
      "only-the-repository-opens-the-database",
      "In a noun's folder it is the plural file named like the folder; academy/content serves them all. Others work in a transaction that they are given.",
      { path: "^academy/[^/]+/", pathNot: `^academy/([^/]+)/\\1\\.ts$|^academy/content/|${testFiles}` },
      { path: "^database/", pathNot: "^database/(transaction|tables|content-rows)\\.ts$" },
    ),
    forbidden(
      "the-environment-comes-by-the-config",
      "server/config.ts reads every setting; Biome's noProcessEnv holds the global.",
      { path: "^(academy|api|app|contract|database|server|cli)/" },
      { path: "^(node:)?process$" },
    ),
    forbidden(
      "contract-is-only-shapes",
      "What crosses HTTP depends on nothing but zod.",
      { path: "^contract/" },
      { pathNot: "^contract/|node_modules/zod/" },
    ),
    forbidden(
      "zod-comes-by-the-contract",
      "contract/zod.ts keeps it from making code from strings in the browser, which Trusted Types refuse.",
      { path: "^(app|contract)/", pathNot: `^contract/zod\\.ts$|${testFiles}` },
      { path: "node_modules/zod/" },
    ),
    forbidden(
      "database-is-a-leaf",
      "It knows no noun's rules.",
      { path: "^database/" },
      { path: "^(academy|api|app|contract|server|cli)/" },
    ),
    forbidden("cli-has-no-pages", "It works beside a site that runs, or without one.", { path: "^cli/" }, { path: "^(api|app)/" }),
    forbidden(
      "run-needs-no-program",
      "It prepares what the program needs; a build reads routes and style sheets as the program does.",
      { path: "^run/" },
      {
        path: "^(academy|api|app|cli|contract|database|server)/",
        pathNot: "^(app/react-router-internals|server/delivery/(parse-)?style-sheet)\\.ts$",
      },
    ),
    forbidden(
      "engines-stay-in-their-files",
      "Only sqlite.ts and postgres.ts know an engine.",
      {
        path: "^(academy|api|app|cli|contract|database|server)/",
        pathNot: `^database/(sqlite|postgres)\\.ts$|^database/scan-thread\\.ts$|${testFiles}`,
      },
      { path: "node_modules/(better-sqlite3|pg)/" },
    ),
    forbidden(
      "only-the-server-wires",
      "Only server/ and cli/ put rooms together.",
      { path: "^(api|academy|app|database)/" },
      { path: "^(server|cli)/" },
    ),
    forbidden("server-knows-no-command", "The command line stands on it.", { path: "^server/" }, { path: "^cli/" }),
    forbidden(
      "program-stands-alone",
      "What prepares, draws, measures or tests it is not there when it runs.",
      { path: "^(academy|api|app|cli|contract|database|server)/" },
      { path: "^(bench|run|tests)/" },
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(node_modules|build|\\.react-router)/|\\+types/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};

declare function ensurePostgres(): Promise<string>;

export { ensurePostgres };

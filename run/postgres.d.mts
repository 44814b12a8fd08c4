declare function ensurePostgres(): string;

export { ensurePostgres };

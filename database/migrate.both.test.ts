import { expect, it } from "vitest";
import { freshPlace, open } from "#tests/torture/killed-upgrades.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";

it("shows another process an empty database until it has all its tables, never the half of them", async () => {
  const place = await freshPlace();
  const starts = open(place);
  const startsToo = open(place);
  const seen: boolean[] = [];
  const looks: Promise<unknown>[] = [];
  const look = () => looks.push(pendingMigrations(startsToo.db).then(({ fresh, names }) => seen.push(fresh || names.length === 0)));
  await migrate(starts.db, starts.dialect, migrations, look);
  await Promise.all(looks);
  expect(new Set(seen)).toEqual(new Set([true]));
  await Promise.all([starts.close(), startsToo.close()]);
});

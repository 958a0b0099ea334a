import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { sql } from 'kysely';
import type { ReferencedBy } from '@console/contracts/core/resource';
import type { Application } from '../../platform/http/application.ts';
import { inUse } from '../../records/resource/guards.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { expressionOf } from '../../records/resource/columns.ts';
import { resourcesOf, type RegisteredResource } from '../../records/resource/registered.ts';
import { part } from '../../platform/http/part.ts';

/** A module whose records refer to zip codes: members, stores, kiosks. */
export interface ZipCodeUser {
  readonly module: string;
  /** Whether its active records prevent deactivating a code. */
  readonly blocks: boolean;
  /** Counts records by code: active ones, and all that ever existed. Codes without any may be left out. */
  readonly count: (
    db: Db | Tx,
    codes: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly active: number; readonly ever: number }>>;
}

/** Modules that refer to zip codes otherwise than by a field of theirs. */
const zipCodeUsers = part((): ZipCodeUser[] => []);

/** Counts a module's records as references to zip codes. */
export const registerZipCodeUser = (app: Application, user: ZipCodeUser): void => void zipCodeUsers(app).push(user);

/** Whether the row `t` of any table is active; registrations have no status. */
const isActive = sql`t.deleted_at is null and coalesce(to_jsonb(t) ->> 'status', 'active') = 'active'`;

/** The records of a module whose field holds a code (`codeOf` of its contract). */
const byField = ({ resource, definition }: RegisteredResource, field: string): ZipCodeUser => ({
  module: resource.module,
  blocks: resource.fields[field]?.codeOf?.holds === true,
  count: async (db, codes) => {
    const code = expressionOf(definition as never, field);
    const { rows } = await sql<{ code: string; active: number; ever: number }>`
      select ${code} as code, count(*)::int as ever,
        (count(*) filter (where ${isActive}))::int as active
      from ${sql.table(definition.table)} t
      where ${code} = any(${codes}) and ${definition.belongs ?? sql`true`} group by 1`.execute(db);
    return new Map(rows.map(({ code: found, ...counts }) => [found, counts]));
  },
});

/** All modules that refer to zip codes: those registered, and those with a field for a code. */
export const allZipCodeUsers = (app: Application): readonly ZipCodeUser[] => [
  ...zipCodeUsers(app),
  ...[...resourcesOf(app).values()].flatMap((registered) =>
    Object.entries(registered.resource.fields).flatMap(([name, { codeOf }]) =>
      codeOf?.module === zipCodes.module ? [byField(registered, name)] : [],
    ),
  ),
];

/** Active records that refer to a code, by module. */
export async function recordsIn(db: Db | Tx, list: readonly ZipCodeUser[], code: string): Promise<ReferencedBy[]> {
  const counts = await Promise.all(
    list.map(async ({ module, count }) => ({ module, count: (await count(db, [code])).get(code)?.active ?? 0 })),
  );
  return counts.filter(({ count }) => count > 0);
}

/** Why codes may not be deleted (`ever`) or deactivated: records of the modules that block. */
export async function usesOf(
  db: Db | Tx,
  list: readonly ZipCodeUser[],
  codes: readonly string[],
  kind: 'active' | 'ever',
): Promise<ReadonlyMap<string, Refusal>> {
  const found = new Map<string, ReferencedBy[]>();
  for (const { module, blocks, count } of list) {
    if (kind === 'active' && !blocks) continue;
    for (const [code, counts] of await count(db, codes)) {
      if (counts[kind] > 0) found.set(code, [...(found.get(code) ?? []), { module, count: counts[kind] }]);
    }
  }
  return new Map([...found].map(([code, referencedBy]) => [code, inUse(referencedBy)]));
}

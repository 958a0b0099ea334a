import { sql } from 'kysely';
import type { ReferencedBy } from '@console/contracts/core/resource';
import type { Application } from '../../platform/http/application.ts';
import { inUse } from '../../records/resource/guards.ts';
import type { Db, Tx } from '../../platform/context.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
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

/** The modules that refer to zip codes. */
export const zipCodeUsers = part((): ZipCodeUser[] => []);

/** Counts a module's records as references to zip codes. */
export const registerZipCodeUser = (app: Application, user: ZipCodeUser): void => void zipCodeUsers(app).push(user);

/**
 * The records of a module whose addresses have a zip code.
 * @param blocks whether its active records prevent that the last row of their code is switched off
 * @example registerZipCodeUser(app, addressesIn('mra', 'mra', false));
 */
export const addressesIn = (module: string, table: 'mra' | 'mro' | 'kiosk', blocks: boolean): ZipCodeUser => ({
  module,
  blocks,
  count: async (db, codes) => {
    const { rows } = await sql<{ code: string; active: number; ever: number }>`
      select t.zip_code as code, count(*)::int as ever,
        (count(*) filter (where t.deleted_at is null and t.status = 'active'))::int as active
      from ${sql.table(table)} t where t.zip_code = any(${codes}) group by t.zip_code`.execute(db);
    return new Map(rows.map(({ code, ...counts }) => [code, counts]));
  },
});

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

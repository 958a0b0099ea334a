import { mras } from '@console/contracts/branches-stores/mra';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inMras } from '../../people/scope/predicate.ts';
import { define } from '../../records/resource/definition.ts';
import type { CountUses, RegisteredUse } from '../../records/resource/uses.ts';

const activeMros = sql`from mro_view o where o.mra_id = t.id and o.status = 'active' and o.deleted_at is null`;

/** Region codes begin the codes of their areas. */
async function codeErrors(tx: Tx, mraCode: string, regionId: string): Promise<FieldError[]> {
  const region = await tx.selectFrom('region_view').select('region_code').where('id', '=', regionId).executeTakeFirst();
  return region && !mraCode.startsWith(region.region_code)
    ? [{ field: 'mraCode', code: 'REGION_CODE', parameters: { region: region.region_code } }]
    : [];
}

async function zipErrors(tx: Tx, zipCode: string): Promise<FieldError[]> {
  const known = await tx
    .selectFrom('zip_code')
    .select('id')
    .where('code', '=', zipCode)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return known ? [] : [{ field: 'zipCode', code: 'NOT_FOUND' }];
}

/** Active MROs of areas, by the area. */
export const mrosOf: CountUses = async (db, ids) => {
  const rows = await db
    .selectFrom('mro_view')
    .select(['mra_id as id', (mros) => mros.fn.countAll<number>().as('count')])
    .where('mra_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'active')
    .groupBy('mra_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
};

/**
 * How areas are stored, and their rules that need the database.
 * @param uses counts of users and cards, by the module that has them
 */
export const mraDefinition = (uses: () => ReadonlyMap<string, RegisteredUse>) =>
  define(mras, {
    table: 'mra',
    derived: {
      mroCount: sql`(select count(*) ${activeMros})`,
      branchCount: sql`(select count(distinct b.office_code) from branch_view b
        where b.status = 'active' and b.deleted_at is null and b.mro_id in (select o.id ${activeMros}))`,
    },
    // Records of other domains: they count their own.
    async load(db: Db | Tx, records) {
      const ids = records.map(({ secureId }) => secureId);
      const count = async (module: string) => (await uses().get(module)?.count(db, ids)) ?? new Map<string, number>();
      const [users, cards] = await Promise.all([count('user'), count('card-stock')]);
      for (const record of records) {
        record.userCount = users.get(record.secureId) ?? 0;
        record.cardCount = cards.get(record.secureId) ?? 0;
      }
    },
    // Everybody who may read areas reads all of them; others choose among their own.
    lov: {
      order: sql`t.mra_code`,
      limit: 200,
      scope: (scope) => inMras(scope, 't.id'),
    },
    uniqueIndexes: { mraCode: 'mra_mra_code_key', name: 'mra_name' },
    async beforeSave(tx, { values, before }) {
      const { mraCode, regionId, zipCode } = values;
      return [
        ...(before ? [] : await codeErrors(tx, mraCode, regionId)),
        ...(before?.zipCode === zipCode ? [] : await zipErrors(tx, zipCode)),
      ];
    },
    // Everything below an area moves with it.
    judge: async (_tx, { before, after }, by) => {
      if (before && after && before.regionId !== after.regionId && !by.isAdmin) throw new Refusal('REGION_BY_ADMIN');
    },
  });

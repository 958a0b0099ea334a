import { promos } from '@console/contracts/promos-products/promo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { choiceOf } from '../../records/resource/choice.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { targetOf } from '../../records/resource/references.ts';
import type { PromoRow } from './promo-row.ts';

/** The fields whose records have to be active for a promo to be. */
const checked = ['lobId', 'productGroupIds', 'financialSchemeId'] as const;
const columns = { lobId: 'lob_id', productGroupIds: 'product_group_ids', financialSchemeId: 'financial_scheme_id' };

/** A line of business, group or scheme that a promo names and that was switched off. */
export async function inactiveReferences(app: Application, db: Db | Tx, promo: PromoRow): Promise<readonly Refusal[]> {
  const registered = resourcesOf(app).get(promos[promo.line].module)!;
  const refusals: Refusal[] = [];
  for (const name of checked) {
    const target = name in registered.resource.fields ? targetOf(registered, name) : null;
    if (!target) continue;
    const { table, joins = sql``, lookups = sql`` } = target.definition;
    const { rows } = await sql<{ name: string }>`select ${choiceOf(target).name} as name
      from ${sql.table(table)} t ${joins} ${lookups}
      where t.id in (select unnest(array[p.${sql.ref(columns[name])}]) from promo p where p.id = ${promo.id})
        and (t.deleted_at is not null or t.status <> 'active') limit 1`.execute(db);
    if (rows[0]) refusals.push(new Refusal('INACTIVE_REFERENCE', { parameters: { name: rows[0].name } }));
  }
  return refusals;
}

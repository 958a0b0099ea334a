import { tariffsV1 } from '@console/contracts/products/product-insurance';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import { ofInsurer } from '../insurance/of-insurer.ts';
import { tenorsThatRise } from '../compulsory/raised.ts';
import { locksOfLine } from '../pricing-lock.ts';
import { unjudgedApproval } from '../unjudged.ts';
import { groupInNeed, isCoveredBySet, setHoldsOn } from '../covered.ts';

interface Fed {
  readonly insuranceId: string;
  readonly productGroupId: string;
  readonly tenorFrom: number;
  readonly tenorTo: number;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/** Another row of the package for the same group, tenor and days. */
async function overlapErrors(tx: Tx, values: Fed, id: string | null): Promise<FieldError[]> {
  const { rows } = await sql<{ code: string }>`
    select x.row_code as code from insurance_tariff_v1 x
    where x.insurance_id = ${values.insuranceId} and x.product_group_id = ${values.productGroupId}
      and x.deleted_at is null and x.id is distinct from ${id}::uuid
      and int4range(x.tenor_from, x.tenor_to, '[]') && int4range(${values.tenorFrom}::int, ${values.tenorTo}::int, '[]')
      and daterange(x.effective_from, x.effective_to, '[]')
        && daterange(${values.effectiveFrom}::date, ${values.effectiveTo}::date, '[]') limit 1`.execute(tx);
  return rows[0] ? [{ field: 'tenorFrom', code: 'BAND_OVERLAP', parameters: { group: rows[0].code } }] : [];
}

/**
 * By how many percent a waiting row changes a premium beside the row of its package that came before it for the same
 * group and tenors: by its percentage, which dear goods pay, or by its least premium, which cheap ones pay.
 */
const changeOfWaiting = sql`(select ceil(max(greatest(abs(t.premium_pct / b.premium_pct - 1),
    case when b.min_premium > 0 then abs(t.min_premium::numeric / b.min_premium - 1)
      when t.min_premium > 0 then 1 else 0 end)) * 100)::int
  from (select distinct on (b.tenor_from) b.premium_pct, b.min_premium from insurance_tariff_v1 b
    where b.insurance_id = t.insurance_id and b.product_group_id = t.product_group_id and b.deleted_at is null
      and b.effective_from < t.effective_from
      and int4range(b.tenor_from, b.tenor_to, '[]') && int4range(t.tenor_from, t.tenor_to, '[]')
    order by b.tenor_from, b.effective_from desc) b
  where t.status = 'inactive')`;

/** How tariffs by tenor are stored, and their rules that need the database. */
export const tenorTariffs = (now: () => Date) => {
  const today = () => jakartaDay(now());
  const successor = (column: 'id' | 'set_no') =>
    eachTime(
      () => sql`(select i.${sql.ref(column)}::text from insurance_tariff i
        where i.product_group_id = t.product_group_id and ${setHoldsOn(today())} order by i.row_code limit 1)`,
    );
  return define(tariffsV1, {
    table: 'insurance_tariff_v1',
    derived: {
      insurerName: sql`(select insurer_name from insurance_package p where p.id = t.insurance_id)`,
      phase: eachTime(
        () => sql`case when t.status = 'inactive' and t.effective_from > ${today()}::date then 'WAITING'
          when t.status = 'inactive' or t.effective_to < ${today()}::date then 'ENDED'
          when t.effective_from > ${today()}::date then 'SCHEDULED' else 'IN_FORCE' end`,
      ),
      superseded: eachTime(
        () => sql`exists (select 1 from insurance_tariff i
          where i.product_group_id = t.product_group_id and ${setHoldsOn(today())})`,
      ),
      successor: successor('set_no'),
      successorId: successor('id'),
      maxChangePct: changeOfWaiting,
    },
    async load(db, records) {
      // A set that holds in its place keeps it off: nothing rises.
      const waiting = records.filter(({ status, superseded }) => status === 'inactive' && !superseded);
      const rising = await tenorsThatRise(
        db,
        waiting.map(({ secureId, effectiveFrom: from }) => ({ secureId, day: from > today() ? from : today() })),
      );
      for (const record of records) record.raisesPremiums = rising.has(record.secureId);
    },
    approval: { locks: locksOfLine('SPEKTRA'), ...unjudgedApproval(tariffsV1.module) },
    filters: { insurerName: (name: string) => ofInsurer('insurance_package', name) },
    search: (pattern) => sql`(t.row_code ilike ${pattern} or t.insurance_id in (
        select id from insurance_package where insurer_name ilike ${pattern} or package_name ilike ${pattern})
      or t.product_group_id in (
        select id from product_group where name ilike ${pattern} or group_code ilike ${pattern}))`,
    beforeSave: (tx, { values, before }) => overlapErrors(tx, values, before?.secureId ?? null),
    async guard(tx, action, records) {
      const refused = new Map<string, Refusal>();
      for (const { secureId, productGroupId, insuranceId } of records) {
        const covered = await isCoveredBySet(tx, productGroupId, today());
        if (action === 'activate') {
          const refusal = covered ? new Refusal('V2_IN_FORCE') : await agreementRefusal(tx, insuranceId, today());
          if (refusal) refused.set(secureId, refusal);
        }
        if (action !== 'deactivate' || covered) continue;
        const groups = await groupInNeed(tx, productGroupId);
        if (groups !== undefined) refused.set(secureId, new Refusal('TARIFF_NEEDED', { parameters: { groups } }));
      }
      return refused;
    },
  });
};

/** Why the package of a tariff does not let it be switched on. */
async function agreementRefusal(tx: Tx, insuranceId: string, day: string): Promise<Refusal | null> {
  const { rows } = await sql<{ covers: boolean }>`
    select ${day}::date between agreement_from and agreement_to as covers
    from insurance_package where id = ${insuranceId}`.execute(tx);
  return rows[0]?.covers === true ? null : new Refusal('AGREEMENT_EXPIRED');
}

import type { BranchRegisters } from '@console/contracts/branches-stores/branch/register';
import { insuranceAreaOf } from '@console/contracts/branches-stores/provinces';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Definition, Sql } from '../../records/resource/definition.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import { inBranches, inMras, inOffices } from '../../people/scope/predicate.ts';
import { underQanun } from '../qanun-branch/in-force.ts';
import { heldFrom } from '../simulation/held-from.ts';
import { tablesOf } from '../simulation/tables.ts';
import { gapsInWords } from '../rate-gaps/in-words.ts';
import { activate, close } from './moves.ts';
import { applyToOtherLines, otherLineOf, otherLines } from './offices.ts';
import { followsProvince, provinceErrors } from './province.ts';

/** Code and name are unique in a line. */
async function takenErrors(
  tx: Tx,
  line: BusinessLine,
  { officeCode: code, name, id }: { readonly officeCode: string; readonly name: string; readonly id: string | null },
): Promise<FieldError[]> {
  const rows = await tx
    .selectFrom('branch')
    .select(['office_code', 'deleted_at'])
    .where('business_line', '=', line)
    .where(sql<boolean>`id is distinct from ${id}::uuid`)
    .where((where) =>
      where.or([
        where('office_code', '=', code),
        where.and([where(sql<string>`lower(name)`, '=', name.toLowerCase()), where('deleted_at', 'is', null)]),
      ]),
    )
    .execute();
  const isCode = rows.some(({ office_code: taken }) => taken === code);
  return [
    // Codes of offices are never used again.
    ...(isCode ? [{ field: 'officeCode', code: 'CODE_TAKEN' }] : []),
    ...(rows.some(({ office_code: taken }) => taken !== code) ? [{ field: 'name', code: 'NAME_TAKEN' }] : []),
  ];
}

/** How the register of branches of a line is stored (docs/model/branches-stores.md#branches). */
export function registerDefinition<R extends BranchRegisters>(app: Application, line: BusinessLine): Definition<R> {
  const { rates, fees } = tablesOf[line];
  const today = () => jakartaDay(app.services.now());
  const count = (table: string, condition: () => Sql): Sql =>
    eachTime(
      () => sql`(select count(*)::int from ${sql.table(table)} r
        where r.branch_id = t.id and r.deleted_at is null and ${condition()})`,
    );
  // The condition of the mechanism says `t`; here the row is `r`.
  const inForce = () => sql`(r.approval = 'APPROVED' and r.effective_from <= ${today()}::date
    and (r.effective_to is null or r.effective_to >= ${today()}::date))`;
  const qanun = () => underQanun(sql`t.id`, app.services.now());
  const definition: Definition<BranchRegisters> = {
    table: 'branch',
    where: sql`t.deleted_at is null and t.business_line = ${sql.lit(line)}`,
    belongs: sql`t.business_line = ${sql.lit(line)}`,
    serialised: 'organisation',
    scope: (scope) => inBranches(scope, 't.id'),
    columns: { state: 'status' },
    joins: sql`join mro_view o on o.id = t.mro_id join mra_view a on a.id = o.mra_id
      join region_view g on g.id = a.region_id`,
    derived: {
      mra: sql`a.mra_code || ' - ' || a.name`,
      region: sql`g.region_code || ' - ' || g.name`,
      ratesInForce: count(rates, inForce),
      feesInForce: count(fees, inForce),
      waitingCount: eachTime(
        () => sql`(select count(*)::int from (
          select branch_id from ${sql.table(rates)} where approval = 'PENDING' and deleted_at is null
          union all select branch_id from ${sql.table(fees)} where approval = 'PENDING' and deleted_at is null
        ) w where w.branch_id = t.id)`,
      ),
      isQanun: eachTime(qanun),
      closingDate: sql`t.closing_date`,
      otherLines,
      rateGaps: gapsInWords(sql`t.id`),
    },
    filters: {
      regionId: (id: string) => sql`a.region_id = ${id}`,
      mraId: (id: string) => sql`o.mra_id = ${id}`,
      isQanun: (wanted: boolean) => sql`${qanun()} = ${wanted}`,
      withoutRateFor: (tenor: number) => sql`not exists (select from ${sql.table(rates)} r
        where r.branch_id = t.id and r.deleted_at is null and ${inForce()}
          and ${tenor} between r.tenor_from and r.tenor_to)`,
      ratesOf: (groupId: string) => sql`exists (select from ${sql.table(rates)} r
        where r.branch_id = t.id and r.product_group_id = ${groupId}::uuid and ${heldFrom(today())})`,
      withGaps: (wanted: boolean) => sql`exists (select from branch_rate_gap g where g.branch_id = t.id) = ${wanted}`,
      endingSoon: (wanted: boolean) => sql`exists (select from ${sql.table(rates)} r
        where r.branch_id = t.id and r.deleted_at is null and ${inForce()}
          and r.effective_to < ${today()}::date + 30) = ${wanted}`,
    },
    async beforeSave(tx, { values, before, store, caller }) {
      const record = values as Record<string, unknown>;
      // The office is one: what another line says of it holds here too.
      if (!before) Object.assign(record, await otherLineOf(tx, values.officeCode));
      const area = insuranceAreaOf(values.provinsi ?? '');
      // A proposal keeps what was typed: the area follows from the province at the approval.
      if (!before) store['insurance_area'] = values.insuranceArea ?? area;
      else if (followsProvince(values, before)) record['insuranceArea'] = area;
      if (!before) store['business_line'] = line;
      const { officeCode, name, openingDate } = values;
      return [
        ...(await provinceErrors(tx, values, before, caller)),
        ...(before?.closingDate && openingDate && openingDate > before.closingDate
          ? [{ field: 'openingDate', code: 'CLOSING_BEFORE_OPENING' }]
          : []),
        ...(before && before.name === name
          ? []
          : await takenErrors(tx, line, { officeCode, name, id: before?.secureId ?? null })),
      ];
    },
    writtenWithin: {
      field: 'mroId',
      scope: (scope) => sql`(${inMras(scope, 'o.mra_id')} or ${inOffices(scope, 't.office_code')})`,
    },
    guard: async (_, action, records) =>
      new Map(
        records
          .filter(({ state }) => action === 'delete' && state !== 'new')
          .map(({ secureId }) => [secureId, new Refusal('BRANCH_NOT_NEW')]),
      ),
    afterChange: (tx, changed) => applyToOtherLines(tx, line, changed),
    moves: {
      activate: (tx, { record, store }) => activate(tx, line, record, store, today()),
      deactivate: async (_, { record, store }) => close(record, store, today()),
    },
  };
  return definition as unknown as Definition<R>;
}

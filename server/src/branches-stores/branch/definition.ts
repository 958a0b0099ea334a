import { branchLines } from '@console/contracts/branches-stores/branch/lines';
import { branchFees, branchFeesNmc, branchFeesUfi } from '@console/contracts/branches-stores/branch/fees';
import { branchRates, branchRatesNmc, branchRatesUfi } from '@console/contracts/branches-stores/branch/rates';
import { followsProvince, vehicleAreas } from '@console/contracts/branches-stores/branch/insurance-area';
import type { BranchRegisters } from '@console/contracts/branches-stores/branch/register';
import { insuranceAreaOf } from '@console/contracts/branches-stores/provinces';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordsAwaiting } from '../../records/changes/change-awaits.ts';
import type { Definition, Sql } from '../../records/resource/definition.ts';
import { duplicate } from '../../records/resource/unique.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import { inBranches, inMras, inOffices } from '../../people/scope/predicate.ts';
import { pricesOfLine, unjudgedApproval } from '../../products/index.ts';
import { underQanun } from '../under-qanun/in-force.ts';
import { heldFrom } from '../simulation/held-from.ts';
import { tablesOf } from '../simulation/tables.ts';
import { gapsInWords } from '../rate-gaps/in-words.ts';
import { activationNote } from './activation-note.ts';
import { whenBranchCreated } from './created.ts';
import { applyToOtherLines, otherLineOf, otherLines } from './offices.ts';
import { officeErrors, provinceErrors, sourceErrors } from './office-errors.ts';
import { branchSteps } from './steps.ts';

/** Codes of offices are never used again. @throws Refusal DUPLICATE for that of a deleted branch of the line */
async function requireNewCode(tx: Tx, line: BusinessLine, code: string): Promise<void> {
  const used = await tx
    .selectFrom('branch')
    .select('id')
    .where('business_line', '=', line)
    .where('office_code', '=', code)
    .executeTakeFirst();
  if (used) throw duplicate('officeCode');
}

/** The modules of rates and fees of a line. */
const pricedBy = {
  SPEKTRA: { rates: branchRates.module, fees: branchFees.module },
  NMC: { rates: branchRatesNmc.module, fees: branchFeesNmc.module },
  UFI: { rates: branchRatesUfi.module, fees: branchFeesUfi.module },
} as const satisfies Readonly<Record<BusinessLine, object>>;

/** Branches of the approved rows of a table whose change waits; those of new rows are counted by their approval. */
const changesOf = (table: string, module: string): Sql => sql`select r.branch_id from ${recordsAwaiting(module)} p
  join ${sql.table(table)} r on r.id = p.id where r.approval = 'APPROVED' and r.deleted_at is null`;

/** How the register of branches of a line is stored (docs/model/branches-stores.md#branches). */
export function registerDefinition<R extends BranchRegisters>(app: Application, line: BusinessLine): Definition<R> {
  const { rates, fees } = tablesOf[line];
  const modules = pricedBy[line];
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
    // Found again by each check of gaps.
    parts: ['branch_rate_gap'],
    uniqueIndexes: { officeCode: 'branch_business_line_office_code_key', name: 'branch_name' },
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
          union all ${changesOf(rates, modules.rates)} union all ${changesOf(fees, modules.fees)}
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
      ratesOn: (day: string) => sql`exists (select from ${sql.table(rates)} r
        where r.branch_id = t.id and r.deleted_at is null and r.approval = 'APPROVED'
          and r.effective_from <= ${day}::date and (r.effective_to is null or r.effective_to >= ${day}::date))`,
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
      const { officeCode, openingDate } = values;
      if (!before) await requireNewCode(tx, line, officeCode);
      return [
        ...(await provinceErrors(tx, values, before, caller)),
        ...officeErrors(values, before, caller),
        ...(before ? [] : await sourceErrors(tx, line, values.copyFromId, caller)),
        ...(before?.closingDate && openingDate && openingDate > before.closingDate
          ? [{ field: 'openingDate', code: 'CLOSING_BEFORE_OPENING' }]
          : []),
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
    approval: {
      locks: () => Promise.resolve([pricesOfLine('NMC')]),
      ...unjudgedApproval(branchLines[line].module, async (_, { values, before }) => {
        const areas = vehicleAreas(branchLines[line].module, values, before);
        return {
          values: areas && { insuranceArea: areas.now },
          before: areas && { insuranceArea: areas.before },
          insured: true,
        };
      }),
    },
    activationNote: (db, { secureId }) => activationNote(db, line, secureId, today()),
    afterChange: async (tx, changed) => {
      await applyToOtherLines(tx, line, changed);
      for (const { action, after, actor } of changed)
        if (action === 'create' && after)
          for (const follow of whenBranchCreated(app)) await follow(tx, { line, branch: after, actor });
    },
    steps: branchSteps(line),
  };
  return definition as unknown as Definition<R>;
}

import { sharedIdentity, type BranchRegisters } from '@console/contracts/branches-stores/branch/register';
import { insuranceAreaOf } from '@console/contracts/branches-stores/provinces';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Definition, Sql } from '../../records/resource/definition.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import { underQanun } from '../qanun-branch/in-force.ts';
import { heldFrom } from '../simulation/held-from.ts';
import { tablesOf } from '../simulation/tables.ts';
import { gapsInWords } from '../rate-gaps/in-words.ts';
import { activate, deactivate } from './moves.ts';

/** What the office is in another line; nothing when it is new. */
async function otherLine(tx: Tx, officeCode: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { rows } = await sql<Readonly<Record<string, unknown>>>`select address, city, provinsi, zip_code as "zipCode",
      phone, email, latitude, longitude
    from branch where office_code = ${officeCode} and deleted_at is null limit 1`.execute(tx);
  return rows[0];
}

/** Code and name are unique in a line. */
async function takenErrors(tx: Tx, line: BusinessLine, code: string, name: string): Promise<FieldError[]> {
  const rows = await tx
    .selectFrom('branch')
    .select(['office_code', 'deleted_at'])
    .where('business_line', '=', line)
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
    async beforeSave(tx, { values, before, store }) {
      if (before) return [];
      const record = values as Record<string, unknown>;
      const other = await otherLine(tx, values.officeCode);
      // The office is one: what another line says of it holds here too.
      if (other) for (const name of sharedIdentity) record[name] = other[name] ?? record[name] ?? null;
      record['insuranceArea'] ??= insuranceAreaOf((record['provinsi'] as string | null) ?? '');
      store['business_line'] = line;
      return takenErrors(tx, line, values.officeCode, values.name);
    },
    moves: {
      activate: (tx, { record }) => activate(tx, line, record, today()),
      deactivate: (tx, { record, store }) => deactivate(app, tx, line, record, store, today()),
    },
  };
  return definition as unknown as Definition<R>;
}

import { salesForceImports, type MappingColumns } from '@console/contracts/branches-stores/sales-force/import';
import { servedOutlets, type ServedLine } from '@console/contracts/branches-stores/sales-force/outlets';
import type { ImportDefinition } from '@console/contracts/platform/imports';
import type { Fields } from '@console/contracts/core/fields';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { defineHandler, type Applied, type ApplyRow, type Found } from '../../records/imports/handler.ts';
import {
  moreServing,
  namedMappings,
  planOf,
  type Mapping,
  type MappingRow,
  type Named,
  type Plan,
} from './import-rows.ts';
import { demote, mappingFacts, mappingFault, overlapFault, type Writer } from './mapping-rules.ts';

const missing = '00000000-0000-0000-0000-000000000000';
const yes = (flag: boolean) => (flag ? 'Y' : 'N') as MappingRow['values']['primary'];

/** What a row that ends a mapping finds. */
function foundEnd({ values, code }: MappingRow, last: Mapping | null, plan: Plan): Found<MappingColumns> {
  const { end_date: end } = values;
  if (!last || (last.endDate !== null && last.endDate !== end))
    return { errors: [{ column: 'sf_npk', code: 'SF_NOT_MAPPED' }], stored: null };
  if (end === null) return { errors: [{ column: 'end_date', code: 'REQUIRED' }], stored: null };
  if (end < last.startDate) return { errors: [{ column: 'end_date', code: 'DATE_ORDER' }], stored: null };
  const stay = last.others - ((plan.ends.get(code)?.size ?? 1) - 1) > 0 || plan.adds.has(code);
  if (last.endDate === null && last.isPrimary && stay && !plan.primaries.has(code))
    return { errors: [{ column: 'sf_npk', code: 'SF_PRIMARY_NEEDED' }], stored: null };
  return { stored: { end_date: last.endDate } };
}

/** Import of sales people of the outlets of a line: rows add a mapping, change who is primary, or end one. */
export const salesForceHandler = (line: ServedLine, fields: Fields) => {
  const { column, id: outletField } = servedOutlets[line];
  const coded = <Row extends { readonly values: MappingRow['values'] }>(row: Row) => ({
    ...row,
    code: (row.values as unknown as Readonly<Record<string, string>>)[column]!,
  });
  return defineHandler<MappingColumns>({
    definition: salesForceImports[line] as unknown as ImportDefinition<MappingColumns>,
    fields,

    async check(given, run) {
      const { db, scope, importId } = run;
      const rows = given.map(coded);
      // Rows are checked again where they are written: nobody else changes their outlets from then on.
      const found = await namedMappings(db, line, rows, scope, importId !== undefined);
      const facts = await mappingFacts(
        db,
        line,
        rows.map(({ values }, index) => ({
          outletId: found[index]!.outletId ?? missing,
          salesForceId: found[index]!.salesForceId ?? missing,
          startDate: values.start_date,
        })),
      );
      const plan = planOf(run, rows, found);
      const { primaries, added } = plan;
      return rows.map((row, index): Found<MappingColumns> => {
        const { values, code } = row;
        const { outletId, salesForceId, last } = found[index]!;
        const unknown = [
          ...(outletId === null ? [{ column, code: 'NOT_FOUND' }] : []),
          ...(salesForceId === null ? [{ column: 'sf_npk', code: 'NOT_FOUND' }] : []),
        ];
        if (unknown.length > 0) return { errors: unknown, stored: null };
        if (values.action === 'ADD' && values.primary === 'Y' && (primaries.get(code)?.size ?? 0) > 1)
          return { errors: [{ column: 'primary', code: 'SF_ONE_PRIMARY' }], stored: null };
        if (values.action === 'END') return foundEnd(row, last, plan);
        if (values.end_date !== null && values.end_date < values.start_date)
          return { errors: [{ column: 'end_date', code: 'DATE_ORDER' }], stored: null };
        if (last?.endDate === null) {
          if (values.end_date !== null)
            return { errors: [{ column: 'end_date', ...overlapFault(last) }], stored: null };
          const leavesNone = last.isPrimary && values.primary === 'N' && !primaries.has(code);
          return {
            errors: leavesNone ? [{ column: 'primary', code: 'SF_PRIMARY_NEEDED' }] : [],
            stored: { primary: yes(last.isPrimary) },
          };
        }
        const fault = mappingFault(facts[index]!, moreServing(plan, code, values.start_date));
        if (!fault) {
          added.set(code, (added.get(code) ?? 0) + 1);
          return { stored: null };
        }
        const { subject, ...rest } = fault;
        return { errors: [{ column: subject === 'outlet' ? column : 'sf_npk', ...rest } as never], stored: null };
      });
    },

    async apply(given, { db: tx, scope, actor, now, refuse }) {
      const rows = given.map(coded);
      const found = await namedMappings(tx, line, rows, scope);
      const writer = { line, outletField, actor, now };
      const order = rows.map((row, index) => ({ row, named: found[index]! }));
      // Who becomes primary comes before who ends.
      order.sort((one, other) => Number(one.row.values.action === 'END') - Number(other.row.values.action === 'END'));
      const applied: Applied[] = [];
      for (const { row, named } of order) {
        const write = row.values.action === 'END' ? end : add;
        const written = await write(tx, row, named, writer);
        if (written) applied.push(written);
        else refuse(row.rowNo, 'sf_npk', 'NOT_FOUND');
      }
      return applied;
    },
  });
};

type Row = ApplyRow<MappingColumns> & MappingRow;
interface LineWriter extends Writer {
  readonly line: ServedLine;
  /** The field of the outlet in the audit trail. */
  readonly outletField: string;
}
const labelOf = ({ values, code }: Row) => `${code} ${values.sf_npk}`;

async function end(tx: Tx, row: Row, { last }: Named, { actor, now }: LineWriter): Promise<Applied | null> {
  const { end_date: endDate } = row.values;
  if (!last) return null;
  await sql`update outlet_sales_force set state = 'ENDED', end_date = ${endDate}::date, version = version + 1,
      updated_by = ${actor.username}, updated_at = ${now} where id = ${last.id}`.execute(tx);
  return { entityId: last.id, entityLabel: labelOf(row), before: { endDate: null }, after: { endDate } };
}

async function add(
  tx: Tx,
  row: Row,
  { outletId, salesForceId, last }: Named,
  writer: LineWriter,
): Promise<Applied | null> {
  const { line, outletField, actor, now } = writer;
  const { start_date: startDate, end_date: endDate, primary } = row.values;
  if (outletId === null || salesForceId === null) return null;
  const { rows } = await sql<{ has: boolean }>`select exists (select from outlet_sales_force
    where outlet_id = ${outletId} and is_primary and state = 'OPEN' and deleted_at is null) as has`.execute(tx);
  const isPrimary = endDate === null && (primary === 'Y' || !rows[0]!.has);
  if (isPrimary) await demote(tx, [outletId], writer, last ? [last.id] : []);
  if (last?.endDate === null) {
    await sql`update outlet_sales_force set is_primary = ${isPrimary}, version = version + 1,
        updated_by = ${actor.username}, updated_at = ${now} where id = ${last.id}`.execute(tx);
    return {
      entityId: last.id,
      entityLabel: labelOf(row),
      before: { isPrimary: last.isPrimary },
      after: { isPrimary },
    };
  }
  const id = randomUUID();
  await sql`insert into outlet_sales_force (id, created_by, created_at, updated_by, updated_at, business_line,
      outlet_id, sales_force_id, is_primary, start_date, end_date, state)
    values (${id}, ${actor.username}, ${now}, ${actor.username}, ${now}, ${line}, ${outletId}, ${salesForceId},
      ${isPrimary}, ${startDate}::date, ${endDate}::date,
      ${endDate === null ? 'OPEN' : 'ENDED'})`.execute(tx);
  return {
    entityId: id,
    entityLabel: labelOf(row),
    before: null,
    after: { [outletField]: outletId, salesForceId, isPrimary, startDate },
  };
}

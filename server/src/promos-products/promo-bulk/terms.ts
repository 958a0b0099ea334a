import type { bulkFiles } from '@console/contracts/promos-products/promo/bulk-files';
import { same } from '../../platform/audit/differences.ts';
import { plainText } from '../../platform/plain-text.ts';
import { checkBody } from '../../records/resource/check.ts';
import { updateRecord } from '../../records/resource/write.ts';
import type { Found, ImportHandler, RowFault, RowValues } from '../../records/imports/handler.ts';
import type { Row } from '../../records/resource/registered.ts';
import { closePromo } from '../promo/end-promos.ts';
import { faultAt, faultsOfBody } from './faults.ts';
import { fieldsOf, promosByCode } from './find.ts';
import { handlerOf, type BulkOf } from './shared.ts';

type Columns = (typeof bulkFiles)['SPEKTRA']['terms']['columns'];
type Values = RowValues<Columns>;

/** Fields of a promo by the columns of the file. */
const fieldOf = {
  end_date: 'endDate',
  priority: 'priority',
  quota_contracts: 'quotaContracts',
  quota_amount: 'quotaAmount',
  budget_subsidy: 'budgetSubsidy',
} as const;
type Column = keyof typeof fieldOf;
const columns = Object.keys(fieldOf) as Column[];

const storedOf = (record: Row): Partial<Values> => ({
  ...(Object.fromEntries(columns.map((column) => [column, record[fieldOf[column]] ?? null])) as Partial<Values>),
  deactivate: 'N',
});

const typedOf = (values: Values) => Object.fromEntries(columns.map((column) => [fieldOf[column], values[column]]));

const isChanged = (record: Row, values: Values): boolean =>
  columns.some((column) => !same(values[column], record[fieldOf[column]] ?? null));

/** Faults of a save by column; what an active promo may not become names its fields. */
function columnsOf(field: string, parameters: Readonly<Record<string, unknown>> | undefined): (string | null)[] {
  const named = field === '' ? plainText(parameters?.['fields'] ?? '').split(', ') : [field];
  const found = columns.filter((column) => named.includes(fieldOf[column]));
  return found.length > 0 ? found : [null];
}

/** Import of the limits of promos: end, priority, quota, budget, and whether they go on. */
export function termsFile(of: BulkOf): ImportHandler<Columns> {
  const { app, line, promos } = of;

  async function faultsOf(db: Parameters<typeof faultsOfBody>[0], record: Row, values: Values): Promise<RowFault[]> {
    const { state } = record as Row & { readonly state?: unknown };
    if (state === 'inactive') return [{ column: 'promo_code', code: 'PROMO_STATE' }];
    if (values.deactivate === 'Y' && state !== 'active') return [{ column: 'deactivate', code: 'NOT_DEACTIVATED' }];
    if (!isChanged(record, values)) return [];
    const faults = await faultsOfBody(db, promos, { ...fieldsOf(promos, record), ...typedOf(values) }, record);
    return faults.flatMap((fault) => columnsOf(fault.field, fault.parameters).map((column) => faultAt(column, fault)));
  }

  return handlerOf<Columns>(of, 'terms', {
    fields: promos.resource.fields,
    recordModule: promos.resource.module,

    async check(rows, { db, scope }) {
      const codes = rows.map(({ values }) => values.promo_code);
      const found = await promosByCode(db, promos, line, codes, scope);
      const answers: Found<Columns>[] = [];
      for (const { values } of rows) {
        const record = found.get(values.promo_code)?.record;
        answers.push(
          record
            ? { errors: await faultsOf(db, record, values), stored: storedOf(record) }
            : { errors: [{ column: 'promo_code', code: 'NOT_FOUND' }], stored: null },
        );
      }
      return answers;
    },

    async apply(rows, { db: tx, actor, now, scope, reason, refuse }) {
      // A note is shorter than the reason of a file may be.
      const note = reason?.slice(0, 255) ?? null;
      const options = { actor, caller: null, now };
      const codes = rows.map(({ values }) => values.promo_code);
      const found = await promosByCode(tx, promos, line, codes, scope);
      for (const { rowNo, values } of rows) {
        const { record } = found.get(values.promo_code)!;
        const [fault] = await faultsOf(tx, record, values);
        if (fault) {
          refuse(rowNo, fault.column, fault.code);
          continue;
        }
        if (isChanged(record, values)) {
          const body = { ...fieldsOf(promos, record), ...typedOf(values) };
          await updateRecord(tx, promos, record, await checkBody(tx, promos, body, record, options), options);
        }
        if (values.deactivate === 'Y')
          await closePromo(
            app,
            tx,
            promos,
            { id: record.secureId, verb: 'deactivate', reason: 'MANUAL', note },
            options,
          );
      }
      // Each has its own entry.
      return [];
    },
  });
}

import {
  changesAny,
  chosenStart,
  linesOfBusiness,
  parameterNames,
  startFaults,
} from '@console/contracts/products/master-lob';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Application } from '../../platform/http/application.ts';
import { checkFiles, keepFiles } from '../../records/files/records.ts';
import { define, type Save } from '../../records/resource/definition.ts';
import { valueUseErrors } from '../../records/resource/value-uses.ts';
import { inactivePublished, unpublish } from '../publication.ts';
import { locksByLine } from '../pricing-lock.ts';
import { parametersOf, periodsOf, storePeriod } from './periods.ts';
import { parametersAdminOnly, warningsOfParameters } from './unjudged.ts';

type Saved = Save<typeof linesOfBusiness>;
const { module } = linesOfBusiness;

/**
 * Settles the day from which changed parameters hold: the chosen one; without one the day of the approval, but for rate
 * method and rounding, which need a day. A day that has passed is refused.
 */
function settleStart({ values, before, caller }: Saved, today: string): FieldError[] {
  if (!before) return [];
  if (!changesAny([...parameterNames, 'parametersFrom'], { action: 'update', before, values })) return [];
  const faults = startFaults(values, before, today);
  if (faults.length > 0) return faults;
  // An approval is stored without a caller; a request keeps the day open.
  values.parametersFrom = chosenStart(values, before, today) ?? (caller === null ? today : null);
  return [];
}

/** Refuses a rate method or tenors that others still use on the day from which they would be gone. */
async function usedValues(app: Application, tx: Tx, { values, before }: Saved, today: string): Promise<FieldError[]> {
  if (!before) return [];
  const lost = { id: before.secureId, from: values.parametersFrom ?? today };
  const method = before.rateMethod !== null && before.rateMethod !== values.rateMethod ? [before.rateMethod] : [];
  const gone = (before.tenors ?? []).filter((tenor) => !values.tenors?.includes(tenor));
  return [
    ...(await valueUseErrors(
      app,
      tx,
      { module, field: 'rateMethod', fault: 'LOB_HAS_RATES' },
      { ...lost, values: method },
    )),
    ...(await valueUseErrors(app, tx, { module, field: 'tenors', fault: 'TENOR_IN_USE' }, { ...lost, values: gone })),
  ];
}

/** How lines of business are stored, and their rules that need the database. */
export const lobDefinition = (app: Application) => {
  const today = (): string => toWireInstant(app.services.now()).slice(0, 10);
  return define(linesOfBusiness, {
    table: 'line_of_business',
    derived: {
      groupCount: sql`(select count(*)::int from (select lob_id, status, deleted_at from product_group
        union all select lob_id, status, deleted_at from product_group_nmc
        union all select lob_id, status, deleted_at from product_group_ufi) g
        where g.lob_id = t.id and g.status = 'active' and g.deleted_at is null)`,
    },
    counted: {
      productCount: ['product', 'product-nmc', 'product-ufi'],
      schemeCount: ['financial-scheme', 'financial-scheme-nmc'],
    },
    lov: { order: sql`t.business_line, t.sequence, t.name` },
    approval: {
      locks: locksByLine,
      warnings: (db, change) => warningsOfParameters(db, change, today()),
      adminOnly: parametersAdminOnly,
    },
    async load(db, records, { of }) {
      const periods =
        of === 'detail'
          ? await periodsOf(
              db,
              records.map(({ secureId }) => secureId),
            )
          : null;
      for (const record of records) record.parameterPeriods = periods?.get(record.secureId) ?? [];
    },
    async beforeSave(tx, save) {
      return [
        ...(await checkFiles(tx, linesOfBusiness, save)),
        ...inactivePublished(save),
        ...settleStart(save, today()),
        ...(await usedValues(app, tx, save, today())),
      ];
    },
    async afterChange(tx, changed) {
      await keepFiles(tx, linesOfBusiness, changed, app.services.now());
      await unpublish(tx, 'line_of_business', changed);
      for (const { action, before, after } of changed)
        if (action === 'update' && before && after?.parametersFrom)
          if (changesAny([...parameterNames, 'parametersFrom'], { action, before, values: after }))
            await storePeriod(tx, after.secureId, after.parametersFrom, parametersOf(after));
    },
  });
};

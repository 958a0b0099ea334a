import type { RatesOfBranches } from '@console/contracts/branches-stores/branch/rates';
import { adminApproves } from '@console/contracts/branches-stores/branch/rate-fields';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import type { RateMethod } from '@console/contracts/core/credit-terms';
import { usualMethod } from '@console/contracts/core/rate-sheets';
import { rateBounds } from '@console/instalments';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { currentReads } from '../../platform/shared-reads.ts';
import { groupTerms } from '../../products/index.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { belowOwnSheet } from './below-own-sheet.ts';
import { carriedOver } from '../concessions/carry.ts';
import { openBranchErrors } from '../branch/open-branch.ts';
import { judgedUnder, locksByBranch } from '../simulation/pricing-locks.ts';
import { tablesOf } from '../simulation/tables.ts';
import { wordsUnderQanun } from '../under-qanun/words.ts';
import { warningsOfRate } from './admin-only.ts';
import { effectOfRateChange } from './effect-of-change.ts';
import { addSamples } from './samples.ts';

interface RateValues {
  readonly branchId: string;
  readonly productGroupId: string | null;
  readonly rateRegular: string;
  readonly rateRepeat: string | null;
  readonly effectiveFrom: string;
}

/** The method by which rates of a product group that begin on a day are read. */
export async function methodOfRates(
  tx: Tx,
  line: BusinessLine,
  { productGroupId, effectiveFrom }: Pick<RateValues, 'productGroupId' | 'effectiveFrom'>,
): Promise<RateMethod> {
  const terms = await currentReads().once(['terms of a rate', line, productGroupId, effectiveFrom], () =>
    groupTerms(tx, line, productGroupId, effectiveFrom),
  );
  return terms?.parameters.rateMethod ?? usualMethod[line];
}

/** A rate lies within the bounds of the method of its line of business. */
export async function methodErrors(tx: Tx, line: BusinessLine, values: RateValues): Promise<FieldError[]> {
  const { rateRegular, rateRepeat } = values;
  const { minimum, maximum } = rateBounds[await methodOfRates(tx, line, values)];
  return Object.entries({ rateRegular, rateRepeat }).flatMap(([field, rate]) =>
    rate !== null && Number(rate) > Number(maximum)
      ? [{ field, code: 'RATE_OUT_OF_BOUNDS', parameters: { minimum, maximum } }]
      : [],
  );
}

/** How rates of branches of a line are stored (docs/model/branches-stores.md#rates). */
export function rateDefinition<R extends RatesOfBranches>(app: Application, line: BusinessLine): Definition<R> {
  const { rates, rateSheets } = tablesOf[line];
  const carried = carriedOver(app, line, 'rate');
  const definition: Definition<RatesOfBranches> = {
    table: rates,
    lookups: sql`left join branch_view b on b.id = t.branch_id`,
    scope: 'branch_id',
    derived: {
      officeCode: sql`b.office_code`,
      branchName: sql`b.name`,
      tenors: sql`(t.tenor_from || '-' || t.tenor_to)`,
      exclusiveCount: sql`coalesce((select jsonb_array_length(s.lines) from ${sql.table(rateSheets)} s
        where s.base_id = t.id and s.deleted_at is null), 0)`,
      ...(line === 'NMC' ? { condition: sql`'N'` } : {}),
    },
    byPhase: true,
    // All groups first, then each group in its place; `branch_rate_in_order` has this order.
    ties: {
      tenorFrom: [
        sql`t.tenor_to`,
        ...(line === 'UFI' ? [sql`t.collateral_type`, sql`t.age_band`] : []),
        sql`coalesce(t.product_group_id, '00000000-0000-0000-0000-000000000000')`,
        sql`t.effective_from`,
      ],
    },
    filters: { tenor: (tenor: number) => sql`${tenor} between t.tenor_from and t.tenor_to` },
    load: (db, records, { of }) => (of === 'list' ? addSamples(app, db, line, records as never) : Promise.resolve()),
    beforeSave: async (tx, { values, before }) => [
      ...(before
        ? await belowOwnSheet(tx, line, 'rate', before, values)
        : await openBranchErrors(tx, line, values.branchId)),
      ...(await methodErrors(tx, line, values as RateValues)),
      ...(await carried.errors(tx, values, before)),
    ],
    words: wordsUnderQanun(app.services, sql`${sql.table(rates)} t`, sql`t.branch_id`),
    afterChange: carried.write,
    approval: {
      locks: locksByBranch(rates),
      adminOnly: adminApproves,
      warnings: (db, { values, before }) => warningsOfRate(app, db, line, { values, before } as never),
      judgedUnder: judgedUnder(line),
      consequence: (db, change, record) => effectOfRateChange(app, db, line, change, record as never),
    },
    lov: { order: sql`b.office_code, t.tenor_from` },
  };
  return definition as unknown as Definition<R>;
}

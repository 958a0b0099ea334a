import type { RateGrid } from '@console/contracts/branches-stores/branch/rate-grid';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { awaiting } from '../../records/changes/awaiting.ts';
import { putInForce } from '../../records/effective/apply.ts';
import { requireNoSuccessor, storePending } from '../../records/effective/pending.ts';
import { requireNoChange, successorErrors } from '../../records/effective/rules.ts';
import { writeOptions } from '../../records/operations/save.ts';
import { newPeriod } from '../../records/operations/supersede.ts';
import { checkBody } from '../../records/resource/check.ts';
import { sameKey } from '../../records/resource/period-overlap.ts';
import { inForceOn, jakartaDay } from '../../records/resource/phase.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { changeTransaction } from '../../records/resource/serialised.ts';
import { insertRecord } from '../../records/resource/write.ts';

type Values = Readonly<Record<string, unknown>>;

/** The rate in force of the same key and band, whose place a new one takes. */
async function inForce(tx: Tx, registered: RegisteredResource, values: Values, day: string): Promise<Row | null> {
  const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(registered.definition.table)} t
    where t.deleted_at is null and ${inForceOn(day)} and ${sameKey(registered, values)}
      and t.tenor_from = ${values['tenorFrom']} and t.tenor_to = ${values['tenorTo']} limit 1`.execute(tx);
  const [found] = rows;
  if (!found) return null;
  const options = { of: 'detail', caller: null, lock: true } as const;
  return (await findRecords(tx, registered, [found.id], { type: 'all' }, options))[0] ?? null;
}

/** Proposes one rate. @returns whether it waits for a second person */
async function proposeOne(
  tx: Tx,
  app: Application,
  registered: RegisteredResource,
  context: Context<unknown, RateGrid>,
  values: Values,
): Promise<boolean> {
  const options = writeOptions(app, context as Context);
  const today = jakartaDay(options.now);
  const before = context.body.supersede ? await inForce(tx, registered, values, today) : null;
  if (before) {
    await requireNoChange(tx, registered, [before.secureId]);
    await requireNoSuccessor(tx, registered, before.secureId);
  }
  const checked = await checkBody(tx, registered, before ? { ...values, version: before.version } : values, before, {
    ...options,
    ...(before ? { alsoCheck: successorErrors(today) } : newPeriod(registered, context.caller, options.now)),
  });
  const store = () => storePending(tx, registered, checked, before, options);
  const waiting = await awaiting(tx, app.services, registered, context as Context, {
    action: before ? 'update' : 'create',
    before,
    values: checked.values,
    reason: context.body.reason,
    store,
  });
  if (waiting) return true;
  if (before) await putInForce(tx, registered, await store(), checked.store, options);
  else await insertRecord(tx, registered, checked, options);
  return false;
}

const columns = new Set(['tenorFrom', 'tenorTo', 'rateRegular', 'rateRepeat']);

/** The faults of one row of the grid, beside its cells. */
const faultsAt = (refusal: Refusal, at: number): FieldError[] => {
  const errors = refusal.details.errors ?? [];
  if (refusal.code === 'CHANGE_PENDING') return [{ field: `rates[${at}].tenorFrom`, code: 'CHANGE_PENDING' }];
  if (refusal.code === 'PERIOD_OVERLAP') return errors.map((error) => ({ ...error, field: `rates[${at}].tenorFrom` }));
  return errors.map((error) => ({
    ...error,
    field: columns.has(error.field) ? `rates[${at}].${error.field}` : error.field,
  }));
};

/** Proposes the rates of a grid for each product group, all or none. @throws Refusal VALIDATION beside every cell */
export const proposeGrid = (
  app: Application,
  registered: RegisteredResource,
  context: Context<unknown, RateGrid>,
): Promise<{ waiting: number; stored: number }> =>
  changeTransaction(app.services.db, registered, async (tx) => {
    const { rates, productGroupIds, branchId, effectiveFrom, effectiveTo, collateralType, ageBand } = context.body;
    const groups = productGroupIds && productGroupIds.length > 0 ? productGroupIds : [null];
    const key = 'collateralType' in registered.resource.fields ? { collateralType, ageBand } : {};
    const faults: FieldError[] = [];
    const answer = { waiting: 0, stored: 0 };
    for (const productGroupId of groups)
      for (const [at, row] of rates.entries()) {
        const values = { branchId, productGroupId, ...key, ...row, effectiveFrom, effectiveTo: effectiveTo ?? null };
        try {
          const waits = await proposeOne(tx, app, registered, context, values);
          answer[waits ? 'waiting' : 'stored'] += 1;
        } catch (error) {
          const found = error instanceof Refusal ? faultsAt(error, at) : [];
          if (found.length === 0) throw error;
          faults.push(
            ...found.filter(({ field, code }) => !faults.some((each) => each.field === field && each.code === code)),
          );
        }
      }
    if (faults.length > 0) throw invalid(...faults);
    await context.remember(tx, answer);
    return answer;
  });

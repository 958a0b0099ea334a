import type { Period } from '@console/contracts/core/resource';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { awaiting } from '../../records/changes/awaiting.ts';
import { inOneBatch, type Batch } from '../../records/changes/batch.ts';
import { putInForce } from '../../records/effective/apply.ts';
import { clashFault } from '../../records/resource/clash.ts';
import { requireNoSuccessor, storePending } from '../../records/effective/pending.ts';
import { pieceOf } from '../../records/effective/pieces.ts';
import { requireNoChange, successorErrors } from '../../records/effective/rules.ts';
import { writeOptions } from '../../records/operations/save.ts';
import { newPeriod } from '../../records/operations/supersede.ts';
import { checkBody } from '../../records/resource/check.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { requireNamedWithin } from '../../records/resource/within-scope.ts';
import { changeTransaction } from '../../records/resource/serialised.ts';
import { insertRecord } from '../../records/resource/write.ts';
import { cureOf, groupCode, leftFault, rateInTheWay, subjectOf } from './clash.ts';
import type { GridSource, ProposedGrid } from './grid-source.ts';
import { GridFaults } from './grid-faults.ts';
import { heldOf, replacedBy, type Held } from './replaced.ts';

type Values = Readonly<Record<string, unknown>>;

/** What all rows of a sheet are proposed with. */
interface Sheet<Grid extends ProposedGrid = ProposedGrid> {
  readonly app: Application;
  readonly source: GridSource<Grid>;
  readonly context: Context<unknown, Grid>;
}

/**
 * A rate in force whose place a row takes, locked.
 * @throws Refusal CHANGE_PENDING while another change of it waits
 */
async function toReplace(tx: Tx, registered: RegisteredResource, { id }: Held): Promise<Row | null> {
  const options = { of: 'detail', caller: null, lock: true } as const;
  const [before] = await findRecords(tx, registered, [id], { type: 'all' }, options);
  await requireNoChange(tx, registered, [id]);
  await requireNoSuccessor(tx, registered, id);
  return before ?? null;
}

/**
 * Proposes one rate.
 * @param before the rate in force of which it takes the place, or that of a piece
 * @returns whether it waits for a second person
 */
async function proposeOne<Grid extends ProposedGrid>(
  tx: Tx,
  { app, source, context }: Sheet<Grid>,
  values: Values,
  before: Row | null,
  batch: Batch,
): Promise<boolean> {
  const options = writeOptions(app, context as Context);
  const today = jakartaDay(options.now);
  const { registered, carriedLines } = source;
  const { effectiveFrom, effectiveTo = null } = context.body;
  const carried =
    before && carriedLines
      ? { carriedLines: await carriedLines(tx, before.secureId, { effectiveFrom, effectiveTo: effectiveTo ?? null }) }
      : {};
  const body = before ? { ...values, version: before.version, ...carried } : values;
  const checked = await checkBody(tx, registered, body, before && pieceOf(registered, before, values), {
    ...options,
    ...(before
      ? {
          alsoCheck: (row: Values) =>
            successorErrors(registered, before, today)(carriedLines ? { ...row, carriedLines: null } : row),
        }
      : newPeriod(registered, context.caller, options.now)),
  });
  const store = () => storePending(tx, registered, checked, before, options);
  const waiting = await awaiting(tx, app.services, registered, context as Context, {
    action: before ? 'update' : 'create',
    before,
    values: checked.values,
    reason: context.body.reason,
    store,
    batch,
  });
  if (waiting) return true;
  if (before) await putInForce(tx, registered, await store(), checked.store, options);
  else await insertRecord(tx, registered, checked, options);
  return false;
}

/** Proposes the rates of a sheet for one product group. @returns how many wait, and how many are stored */
async function proposeFor<Grid extends ProposedGrid>(
  tx: Tx,
  sheet: Sheet<Grid>,
  key: Values,
  faults: GridFaults,
  batch: Batch,
) {
  const { app, source, context } = sheet;
  const { registered, tables } = source;
  const { rates, effectiveFrom, effectiveTo = null, supersede } = context.body;
  const group = key['productGroupId'] as string | null;
  const held = supersede ? await heldOf(tx, registered, key, jakartaDay(app.services.now())) : [];
  const { replaced, kept } = replacedBy(rates, held, effectiveFrom);
  const before = new Map<Held, Promise<Row | null>>();
  const answer = { waiting: 0, stored: 0 };
  const inTheWay = async (at: number, { phase, ...clash }: Period) => {
    const found = await rateInTheWay(tx, tables, { phase, ...clash });
    if (!found) return null;
    const { tenorFrom: from, tenorTo: to } = rates[at]!;
    const cure = cureOf({ ...found, phase }, { supersede, from, to, inPieces: true });
    return clashFault({ subject: subjectOf(found), ...clash, phase, cure }, (kept.get(at)?.length ?? 1) - 1);
  };
  for (const [at, row] of rates.entries()) {
    const parts = kept.get(at);
    if (parts) {
      const field = `rates[${at}].tenorFrom`;
      const over = parts.find(({ held: { from, to } }) => row.tenorFrom < from || row.tenorTo > to);
      const { id: secureId, ...period } = over?.held ?? parts[0]!.held;
      const fault = over
        ? await inTheWay(at, { ...period, secureId, phase: 'IN_FORCE' })
        : leftFault(await groupCode(tx, tables, group), parts);
      // Where another row reaches over the edge, that one is at fault.
      if (fault && (over || parts.some(({ left }) => left.length > 0))) faults.add({ field, ...fault });
      continue;
    }
    try {
      const place = replaced.get(at);
      if (place && !before.has(place)) before.set(place, toReplace(tx, registered, place));
      const successorOf = place ? await before.get(place)! : null;
      const values = { ...key, ...source.agreed?.(context.body), ...row, effectiveFrom, effectiveTo };
      answer[(await proposeOne(tx, sheet, values, successorOf, batch)) ? 'waiting' : 'stored'] += 1;
    } catch (error) {
      await faults.refused(error, at, (clash) => inTheWay(at, clash));
    }
  }
  return answer;
}

/**
 * Proposes the rates of a grid for each product group, all or none, to be decided as one.
 * @throws Refusal VALIDATION beside every cell
 */
export const proposeRates = <Grid extends ProposedGrid>(
  app: Application,
  source: GridSource<Grid>,
  context: Context<unknown, Grid>,
): Promise<{ waiting: number; stored: number }> =>
  changeTransaction(app.services.db, source.registered, async (tx) => {
    const { productGroupIds, reason } = context.body;
    const groups = productGroupIds && productGroupIds.length > 0 ? productGroupIds : [null];
    const faults = new GridFaults(source.shownBeside);
    const { registered, key } = source;
    await requireNamedWithin(tx, registered, key(context.body), context.caller);
    const sheet = { app, source, context };
    const answer = { waiting: 0, stored: 0 };
    const proposeAll = async (batch: Batch) => {
      for (const productGroupId of groups) {
        const added = await proposeFor(tx, sheet, { ...key(context.body), productGroupId }, faults, batch);
        answer.waiting += added.waiting;
        answer.stored += added.stored;
      }
      if (faults.all.length > 0) throw invalid(...faults.all);
    };
    const proposed = { label: await source.title(tx, context.body), reason, now: app.services.now() };
    await inOneBatch(tx, app.services, registered, context as Context, proposed, proposeAll);
    await context.remember(tx, answer);
    return answer;
  });

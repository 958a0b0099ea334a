import { reason, type Resource } from '@console/contracts/core/resource';
import { cleanText } from '@console/contracts/core/clean-text';
import { same } from '../../platform/audit/differences.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { serve } from '../../platform/http/serve.ts';
import { newPeriod, supersede, supersedes } from './supersede.ts';
import { updateScheduled } from '../effective/give-back.ts';
import { storePending } from '../effective/pending.ts';
import { startErrorsOf } from '../effective/pieces.ts';
import { checkBody, type Checked } from '../resource/check.ts';
import { present } from '../resource/present.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { refusals } from '../resource/guards.ts';
import { awaiting } from '../changes/awaiting.ts';
import { carryPending } from '../changes/carry-pending.ts';
import { changeTransaction } from '../resource/serialised.ts';
import { storedOnTrial } from '../resource/trial.ts';
import { insertRecord, removeRecord, updateRecord, type WriteOptions } from '../resource/write.ts';
import { requireWithin } from '../resource/written-within.ts';

export const writeOptions = (app: Application, context: Context, reason?: string | null): WriteOptions => ({
  actor: actorOf(context),
  caller: context.caller,
  now: app.services.now(),
  reason: reason ?? null,
});

/** The reason of a change that needs a second person. */
const reasonOf = ({ body }: Context): unknown => {
  const reason = (body as { readonly reason?: unknown } | null)?.reason;
  return typeof reason === 'string' ? cleanText(reason).trim() : reason;
};

const isReason = (typed: unknown): typed is string =>
  typeof typed === 'string' && reason.safeParse(typed.trim()).success;

/**
 * The reason of an update that changes a field of `reasonFor`; `null` for any other.
 * @throws Refusal VALIDATION without a reason of 5 to 255 characters
 */
function requiredReason(
  { reasonFor }: Resource,
  before: Row,
  values: Readonly<Record<string, unknown>>,
  typed: unknown,
): string | null {
  if (!reasonFor.some((name) => !same(values[name], before[name]))) return null;
  if (!isReason(typed))
    throw invalid({ field: 'reason', code: typed ? 'TOO_SHORT' : 'REQUIRED', parameters: { minimum: 5 } });
  return typed.trim();
}

interface Named {
  readonly secureId?: unknown;
  readonly version?: unknown;
}

/** The record of a change, locked. @throws Refusal NOT_FOUND, STALE_VERSION with the current record. */
export async function current(
  tx: Tx,
  registered: RegisteredResource,
  { secureId, version }: Named,
  { caller }: Context,
): Promise<Row> {
  if (typeof secureId !== 'string' || typeof version !== 'number') throw new Refusal('MALFORMED');
  const [row] = await findRecords(tx, registered, [secureId], caller.scope, { of: 'detail', caller, lock: true });
  if (!row) throw notFound();
  requireVersion(row, version, registered.resource);
  return row;
}

async function refuseIfGuarded(
  tx: Tx,
  registered: RegisteredResource,
  action: 'update' | 'delete',
  row: Row,
  options: WriteOptions,
): Promise<void> {
  const refusal = (await refusals(tx, registered, action, [row], options)).get(row.secureId);
  if (refusal) throw refusal;
}

/**
 * Stores a new record that awaits approval once and takes it back: what its maker may not store where it would stand is
 * refused at the proposal.
 */
async function tryNew(tx: Tx, registered: RegisteredResource, checked: Checked, options: WriteOptions): Promise<void> {
  const { resource, definition } = registered;
  const isPlaced = definition.writtenWithin !== undefined || typeof definition.scope === 'function';
  if (!resource.fourEyes || resource.effective || !isPlaced || options.caller?.scope.type === 'all') return;
  await storedOnTrial(tx, registered, checked, options, ({ secureId }) =>
    requireWithin(tx, registered, secureId, options, 'create'),
  );
}

export function serveCreate(app: Application, registered: RegisteredResource): void {
  serve(
    app,
    registered.calls['create'],
    (context: Context) =>
      changeTransaction(app.services.db, registered, async (tx) => {
        const options = writeOptions(app, context);
        const checked = await checkBody(tx, registered, context.body, null, {
          ...options,
          ...newPeriod(registered, context.caller, options.now),
        });
        await tryNew(tx, registered, checked, options);
        const waiting = await awaiting(tx, app.services, registered, context, {
          action: 'create',
          before: null,
          values: checked.values,
          reason: reasonOf(context),
          ...(registered.resource.effective
            ? { store: () => storePending(tx, registered, checked, null, options) }
            : {}),
        });
        const answer =
          waiting ?? present(registered, await insertRecord(tx, registered, checked, options), context.caller);
        await context.remember(tx, answer);
        return answer;
      }),
    { bodyChecked: true },
  );
}

/** Replaces the whole record at its version; an unchanged one is not written. */
export function serveUpdate(app: Application, registered: RegisteredResource): void {
  serve(
    app,
    registered.calls['update'],
    (context: Context) =>
      changeTransaction(app.services.db, registered, async (tx) => {
        const options = writeOptions(app, context);
        const before = await current(tx, registered, (context.body ?? {}) as Named, context);
        if (supersedes(registered, before)) return supersede(tx, app, registered, context, before, options);
        await refuseIfGuarded(tx, registered, 'update', before, options);
        const checked = await checkBody(tx, registered, context.body, before, {
          ...options,
          ...newPeriod(registered, context.caller, options.now),
        });
        const shared = await startErrorsOf(tx, registered, before, checked.values);
        if (shared.length > 0) throw invalid(...shared);
        const reason = requiredReason(registered.resource, before, checked.values, reasonOf(context));
        const waiting = await awaiting(tx, app.services, registered, context, {
          action: 'update',
          before,
          values: checked.values,
          reason: reasonOf(context),
        });
        if (waiting) return waiting;
        const write = registered.resource.effective ? updateScheduled : updateRecord;
        const after = await write(tx, registered, before, checked, { ...options, reason });
        await carryPending(tx, app.services, registered, { before, values: checked.values, after });
        return present(registered, after, context.caller);
      }),
    { bodyChecked: true },
  );
}

export function serveDelete(app: Application, registered: RegisteredResource): void {
  serve(app, registered.calls['delete'], (context: Context) =>
    changeTransaction(app.services.db, registered, async (tx) => {
      const body = context.body as Named & { reason: string };
      const options = writeOptions(app, context, body.reason);
      const before = await current(tx, registered, body, context);
      await refuseIfGuarded(tx, registered, 'delete', before, options);
      const waiting = await awaiting(tx, app.services, registered, context, {
        action: 'delete',
        before,
        values: null,
        reason: body.reason,
      });
      if (!waiting) await removeRecord(tx, registered, before, options);
      return waiting;
    }),
  );
}

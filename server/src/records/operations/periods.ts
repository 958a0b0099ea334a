import { mostPeriods, type Period } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { serve } from '../../platform/http/serve.ts';
import { awaiting } from '../changes/awaiting.ts';
import { inOneBatch, type Batch } from '../changes/batch.ts';
import { current, writeOptions } from './save.ts';
import { checkBody } from '../resource/check.ts';
import { labelOf } from '../resource/label.ts';
import { visible } from '../resource/predicates.ts';
import { present } from '../resource/present.ts';
import { findRecords, from } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { changeTransaction } from '../resource/serialised.ts';
import { removeRecord, updateRecord } from '../resource/write.ts';
import { sameBands } from '../resource/period-overlap.ts';
import { requireNoSuccessor } from '../effective/pending.ts';
import { piecesWith } from '../effective/pieces.ts';
import { jakartaDay, phaseOn } from '../resource/phase.ts';
import { endErrors, requirePhase } from '../effective/rules.ts';

interface Body {
  readonly secureId: string;
  readonly version: number;
  readonly reason: string;
  readonly effectiveTo?: string;
}

/** Ends a record in force, today or later. */
function serveEnd(app: Application, registered: RegisteredResource): void {
  const { resource } = registered;
  serve(app, registered.calls['end'], (context: Context) =>
    changeTransaction(app.services.db, registered, async (tx) => {
      const body = context.body as Body;
      const options = { ...writeOptions(app, context, body.reason), verb: 'end' };
      const before = await current(tx, registered, body, context);
      requirePhase(before, ['IN_FORCE'], 'end');
      await requireNoSuccessor(tx, registered, before.secureId);
      const kept = Object.fromEntries(Object.keys(resource.fields).map((name) => [name, before[name]]));
      const values = { ...kept, effectiveTo: body.effectiveTo };
      const alsoCheck = endErrors(jakartaDay(options.now), before);
      const checked = await checkBody(tx, registered, values, before, { ...options, alsoCheck });
      const waiting = await awaiting(tx, app.services, registered, context, {
        action: 'update',
        before,
        values: checked.values,
        reason: body.reason,
      });
      return (
        waiting ?? present(registered, await updateRecord(tx, registered, before, checked, options), context.caller)
      );
    }),
  );
}

/** Cancels a scheduled record, with those that take the place of one together with it. */
function serveCancel(app: Application, registered: RegisteredResource): void {
  serve(app, registered.calls['cancel'], (context: Context) =>
    changeTransaction(app.services.db, registered, async (tx) => {
      const body = context.body as Body;
      const options = { ...writeOptions(app, context, body.reason), verb: 'cancel' };
      const before = await current(tx, registered, body, context);
      requirePhase(before, ['SCHEDULED'], 'cancel');
      const pieces = await piecesWith(tx, registered, before);
      let answer: Answer | null = null;
      const cancelAll = async (batch?: Batch) => {
        for (const piece of pieces) {
          const requested = { action: 'delete', before: piece, values: null, reason: body.reason } as const;
          const waiting = await awaiting(tx, app.services, registered, context, {
            ...requested,
            ...(batch && { batch }),
          });
          if (!waiting) await removeRecord(tx, registered, piece, options);
          answer ??= waiting;
        }
      };
      if (pieces.length === 1) await cancelAll();
      else {
        const label = `${labelOf(registered, before)} (+${pieces.length - 1})`;
        const proposed = { label, reason: body.reason };
        await inOneBatch(tx, app.services, registered, context, proposed, cancelAll);
      }
      return answer;
    }),
  );
}

/** The live periods of the key and bands of a record that the caller may read, those nearest to it. */
function serveCalendar(app: Application, registered: RegisteredResource): void {
  serve(app, registered.calls['periods'], async ({ caller, db, parameters }: Context) => {
    const id = parameters['secureId'] ?? '';
    const [record] = await findRecords(db, registered, [id], caller.scope, { of: 'detail', caller });
    if (!record) throw notFound();
    const today = jakartaDay(app.services.now());
    const { rows } = await sql<Period>`
      select t.id as "secureId", t.effective_from as "effectiveFrom", t.effective_to as "effectiveTo",
        ${phaseOn(today)} as phase
      ${from(registered)} where ${visible(registered, caller.scope)} and ${sameBands(registered, record)}
        and (t.approval <> 'REJECTED' or t.id = ${record.secureId})
      order by abs(t.effective_from - ${record['effectiveFrom']}::date), t.id limit ${mostPeriods}`.execute(db);
    const start = ({ effectiveFrom, secureId }: Period) => `${effectiveFrom} ${secureId}`;
    return { rows: rows.toSorted((one, other) => (start(one) < start(other) ? -1 : 1)), today };
  });
}

/** Serves what effective-dated records have besides their operations. */
export function servePeriods(app: Application, registered: RegisteredResource): void {
  serveEnd(app, registered);
  serveCancel(app, registered);
  serveCalendar(app, registered);
}

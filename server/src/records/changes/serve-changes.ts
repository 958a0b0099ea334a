import { changeCallsOf, type ChangesQuery } from '@console/contracts/core/changes';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serveInOwnWords as serve } from './in-own-words.ts';
import { changeTransaction } from '../resource/serialised.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import type { Services } from '../../platform/services.ts';
import { elsewhereOf } from './elsewhere.ts';
import { changesWithin } from './within.ts';
import { withConsequences } from './consequences.ts';
import { decidedTogether } from './batch.ts';
import type { Decision } from './check-decision.ts';
import { decideTogether } from './decide-together.ts';
import { lockForApproval } from './locks.ts';
import { changesOf } from './lists.ts';
import { aboutValue } from './pending-values.ts';
import { valuesOf } from './judged-change.ts';
import { viewChange } from './view.ts';

interface Body {
  readonly secureIds: readonly string[];
  readonly note?: string | null;
  readonly acknowledged?: readonly string[];
}

type Check = (change: { readonly action: string; readonly values: unknown }) => Promise<void>;

/** The module's last checks of pending changes, outside the transaction of the approval. */
export async function checkBefore(
  services: Services,
  { resource, definition }: RegisteredResource,
  ids: readonly string[],
): Promise<void> {
  const check = definition.approval?.check as Check | undefined;
  if (!check) return;
  const rows = await services.db
    .selectFrom('change_request')
    .selectAll()
    .where('id', 'in', ids)
    .where('module', '=', resource.module)
    .where('state', '=', 'PENDING')
    .execute();
  for (const row of rows) await check({ action: row.action, values: await valuesOf(services, row) });
}

/** Serves the changes of a four-eyes module: a call decides all of its changes, or none. */
export function serveChanges(app: Application, registered: RegisteredResource): void {
  const { services } = app;
  const calls = changeCallsOf(registered.resource);
  serve(app, calls.changes, async (context) => {
    const { caller, db } = context;
    // Somebody looks at a record; else it is a list of many.
    const isOpened = context.query.recordId !== undefined || context.query.field !== undefined;
    const { field, value, within, withinId, whole, warned = false, ...query } = context.query as ChangesQuery;
    const about =
      field !== undefined
        ? await aboutValue(services, registered, field, value ?? '')
        : within !== undefined
          ? changesWithin(registered, within, withinId ?? '')
          : undefined;
    const page = await changesOf(db, registered, { ...query, about, each: isOpened }, caller, services.now());
    const elsewhere = whole
      ? { elsewhere: await elsewhereOf(app).find(app, registered, { reader: context, isWarned: warned }) }
      : {};
    return { ...page, rows: await withConsequences(app, context, page.rows, { isOpened }), ...elsewhere };
  });
  const decide = (decision: Decision) => async (context: Context) => {
    const { secureIds, note, acknowledged = [] } = context.body as Body;
    const given = { note: note?.trim() || null, acknowledged };
    const groups = await decidedTogether(services.db, secureIds);
    if (decision === 'approve') await checkBefore(services, registered, groups.flat());
    const decided = await changeTransaction(services.db, registered, async (tx) => {
      if (decision === 'approve') await lockForApproval(tx, services, registered, groups.flat());
      const rows = [];
      for (const ids of groups)
        rows.push(...(await decideTogether(tx, app, registered, context, decision, ids, given)).changes);
      return rows;
    });
    // The transaction is committed before the refusal: the change stays decided as outdated.
    if (decided.some(({ state }) => state === 'OUTDATED'))
      throw new Refusal('CHANGE_OUTDATED', {
        result: decided.map((row) => viewChange(row, context.caller, services.now())),
      });
    return { rows: decided.map((row) => viewChange(row, context.caller, services.now())) };
  };
  serve(app, calls.approveChange, decide('approve'));
  serve(app, calls.rejectChange, decide('reject'));
  serve(app, calls.withdrawChange, decide('withdraw'));
}

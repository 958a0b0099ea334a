import { changeCallsOf, type ChangesQuery } from '@console/contracts/core/changes';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeTransaction } from '../resource/serialised.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import type { Services } from '../../platform/services.ts';
import { withConsequences } from './consequences.ts';
import { decideChange, type Decision } from './decide.ts';
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
    const { field, value, ...query } = context.query as ChangesQuery;
    const about = field === undefined ? undefined : await aboutValue(services, registered, field, value ?? '');
    const page = await changesOf(db, registered, { ...query, about }, caller, services.now());
    return { ...page, rows: await withConsequences(app, context, page.rows) };
  });
  const decide = (decision: Decision) => async (context: Context) => {
    const { secureIds, note, acknowledged = [] } = context.body as Body;
    const given = { note: note?.trim() || null, acknowledged };
    if (decision === 'approve') await checkBefore(services, registered, secureIds);
    const decided = await changeTransaction(services.db, registered, async (tx) => {
      const rows = [];
      for (const id of new Set(secureIds))
        rows.push(await decideChange(tx, app, registered, context, decision, id, given));
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

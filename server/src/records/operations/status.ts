import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import { accepted } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { awaiting } from '../changes/awaiting.ts';
import { changeTransaction } from '../resource/serialised.ts';
import { switchRecords, type WriteOptions } from '../resource/write.ts';
import { refusalOfAll, statusRefusals, type Item, type Switch } from './status-refusals.ts';

/** Every deactivation needs a reason (docs/model/platform.md#bulk-status). */
export function requireReason(action: Switch, reason: string | null | undefined): void {
  if (action === 'deactivate' && !reason?.trim()) throw invalid({ field: 'reason', code: 'REQUIRED' });
}

/** Switches the named records, all or nothing: one that cannot be switched refuses the whole call, which names it. */
export function serveStatus(app: Application, registered: RegisteredResource, action: Switch): void {
  serve(app, registered.calls[action], (context: Context) =>
    changeTransaction(app.services.db, registered, async (tx) => {
      const { items, reason } = context.body as { items: Item[]; reason?: string | null };
      requireReason(action, reason);
      const { caller } = context;
      const ids = [...new Set(items.map(({ secureId }) => secureId.toLowerCase()))];
      const rows = await findRecords(tx, registered, ids, caller.scope, { of: 'detail', caller, lock: true });
      if (rows.length < ids.length) throw notFound();
      const options: WriteOptions = {
        actor: actorOf(context),
        caller,
        now: app.services.now(),
        reason: reason ?? null,
      };
      const refused = await statusRefusals(tx, registered, action, rows, items, options);
      if (refused.size > 0) throw refusalOfAll(items, refused);
      const now: Row[] = [];
      for (const row of rows)
        if (!(await awaiting(tx, app.services, registered, context, { action, before: row, values: null, reason })))
          now.push(row);
      await switchRecords(tx, registered, now, action, {
        ...options,
        parentId: await parentOf(tx, registered, action, now, options),
      });
      return now.length === rows.length
        ? { changed: now.length }
        : accepted({ changed: now.length, waiting: rows.length - now.length });
    }),
  );
}

/** The parent audit entry of a call that names several records. */
async function parentOf(
  tx: Parameters<typeof recordEntry>[0],
  { resource }: RegisteredResource,
  action: Switch,
  rows: readonly Row[],
  { actor, now, reason }: WriteOptions,
): Promise<string | null> {
  if (rows.length < 2) return null;
  return recordEntry(tx, {
    actor,
    module: resource.module,
    action: action.toUpperCase(),
    recordCount: rows.length,
    reason: reason ?? null,
    at: now,
  });
}

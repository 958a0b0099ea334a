import type { Text } from '@console/contracts/core/text';
import { auditActionOptions } from '@console/contracts/orders-logs/audit-actions';
import { changesOf } from '../../platform/audit/history.ts';
import type { Context, Db } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { seenChanges } from '../resource/hidden.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';

/** Entries of one answer. */
const size = 20;

/** Words of the actions, as the audit trail says them. */
const actionTitles = new Map<string, Text>(auditActionOptions.map(({ value, title }) => [value, title]));

/** `GET x/{secureId}/history`: who changed what of a record that the caller may read, and why. */
export function serveHistory(app: Application, registered: RegisteredResource): void {
  serve(app, registered.calls['history'], async ({ caller, db, parameters, query }: Context) => {
    const secureId = parameters['secureId'] ?? '';
    const [record] = await findRecords(db as Db, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!record) throw notFound();
    const { before = null } = query as { readonly before?: string };
    const { module } = registered.resource;
    const entries = await changesOf(db as Db, { module, entityId: secureId, before }, size + 1);
    return {
      rows: entries.slice(0, size).map((entry) => ({
        ...entry,
        ...(actionTitles.has(entry.action) ? { title: actionTitles.get(entry.action) } : {}),
        at: toWireInstant(entry.at),
        changes: seenChanges(registered, entry.changes, caller),
      })),
      more: entries.length > size,
    };
  });
}

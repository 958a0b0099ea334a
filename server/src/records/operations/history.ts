import type { HistoryEntry } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Context, Db } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { hiddenFieldsOf } from '../resource/present.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';

/** Entries of one answer. */
const size = 20;

interface Stored extends Omit<HistoryEntry, 'at'> {
  readonly at: Date;
}

/**
 * Changes of a record, the latest first, from the audit trail, which masks personal data when it is written.
 * @param before the last entry that the client has; the older ones follow
 */
const entriesOf = async (db: Db, module: string, secureId: string, before: string | null): Promise<Stored[]> =>
  (
    await sql<Stored>`
      select e.id as "secureId", e.at, e.username, e.actor_name as name, e.action, e.reason, e.changes
        from audit_entry e
      where e.entity_id = ${secureId} and e.module = ${module} and e.outcome = 'success'
        and e.action not in ('READ', 'REVEAL')
        and (${before}::uuid is null
          or (e.at, e.id) < (select l.at, l.id from audit_entry l where l.id = ${before}::uuid))
      order by e.at desc, e.id desc limit ${size + 1}`.execute(db)
  ).rows;

/** `GET x/{secureId}/history`: who changed what of a record that the caller may read, and why. */
export function serveHistory(app: Application, registered: RegisteredResource): void {
  serve(app, registered.calls['history'], async ({ caller, db, parameters, query }: Context) => {
    const secureId = parameters['secureId'] ?? '';
    const [record] = await findRecords(db as Db, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!record) throw notFound();
    const hidden = new Set(hiddenFieldsOf(registered, caller));
    const { before = null } = query as { readonly before?: string };
    const entries = await entriesOf(db as Db, registered.resource.module, secureId, before);
    return {
      rows: entries.slice(0, size).map((entry) => ({
        ...entry,
        at: toWireInstant(entry.at),
        changes: entry.changes.filter(({ field }) => !hidden.has(field.split(': ')[0] ?? field)),
      })),
      more: entries.length > size,
    };
  });
}

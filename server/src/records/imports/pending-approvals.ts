import { text } from '@console/contracts/core/text';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { decideBy, type ApprovalSource } from '../waiting/sources.ts';
import type { ImportRegistry } from './handler-registry.ts';

const word = text('Impor', 'Import');

/** Imports of others that the caller may decide, for the home page. */
export function waitingImports({ services }: Application, registry: ImportRegistry): ApprovalSource {
  const decided = (caller: Caller) =>
    registry
      .all()
      .filter(
        (handler) =>
          handler.definition.needsApproval &&
          caller.can(handler.definition.privilege, 'approve') &&
          !handler.approver?.(caller),
      );
  const found = (db: Db, caller: Caller) =>
    db
      .selectFrom('import_job')
      .where('state', '=', 'WAITING_APPROVAL')
      .where('uploaded_by', '<>', caller.username)
      .where((where) =>
        where.or(
          decided(caller).map(({ definition }) =>
            where.and({ module: definition.module, import_kind: definition.importKind }),
          ),
        ),
      );
  return {
    appliesTo: (caller) => decided(caller).length > 0,
    async count(db, caller) {
      const { count } = await found(db, caller)
        .select((jobs) => jobs.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    async items(db, caller, { limit, language }) {
      const due = await decideBy(services);
      const jobs = await found(db, caller).selectAll().orderBy('uploaded_at').orderBy('id').limit(limit).execute();
      return jobs.map((job) => ({
        secureId: job.id,
        kind: 'APPROVAL',
        reference: job.file_name,
        title: `${word[language]} ${registry.of(job).definition.title[language]}: ${job.uploaded_by}`,
        branch: null,
        ...due(job.uploaded_at),
        url: `/${job.module}/import?importId=${job.id}`,
      }));
    },
  };
}

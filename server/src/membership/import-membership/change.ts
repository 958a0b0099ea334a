import { memberImports, memberNew, type NewTarget } from '@console/contracts/membership/import-membership';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { recheckImport } from '../../records/imports/recheck.ts';
import type { Job } from '../../records/imports/tables.ts';

interface Body {
  readonly importId: string;
  readonly onDuplicate: NonNullable<NewTarget['onDuplicate']>;
}

/**
 * Another choice for known members of a checked file.
 * @throws Refusal NOT_FOUND, INVALID_STATE, IMPORT_EXPIRED
 */
export function changeTarget(app: Application, context: Context<unknown, Body>): Promise<Job> {
  const { importId, onDuplicate } = context.body;
  const { module } = memberImports;
  return recheckImport(
    app,
    context as Context,
    { importId, module, importKind: memberNew.importKind },
    {
      target: { onDuplicate },
      record: (tx, job) =>
        recordChange(tx, {
          actor: actorOf(context),
          module,
          action: 'UPDATE',
          entityType: 'import-job',
          entityId: job.id,
          entityLabel: job.file_name,
          before: { onDuplicate: (job.target as NewTarget | null)?.onDuplicate ?? 'SKIP' },
          after: { onDuplicate },
          at: app.services.now(),
        }),
    },
  );
}

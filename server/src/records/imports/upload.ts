import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { checkedInCall } from '@console/contracts/platform/imports';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Upload } from '../../platform/context.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { settings } from '../../people/settings/settings.ts';
import type { Services } from '../../platform/services.ts';
import { FileFault } from '../../platform/spreadsheets/sheet.ts';
import type { ImportHandler } from './handler.ts';
import { checkName, countRows, type ReadableFile } from './read-file.ts';
import { importNo } from './import-no.ts';
import { recordsPerRow } from './store-rows.ts';
import { refuseRepeated, type Wanted } from './repeated-file.ts';
import type { Job, Values } from './tables.ts';

/** @throws Refusal IMPORT_RUNNING while another import of the module and line is being checked or applied. */
export async function refuseWhileRunning(db: Services['db'], module: string, line: string): Promise<void> {
  const running = await db
    .selectFrom('import_job')
    .select('id')
    .where('module', '=', module)
    .where('line', '=', line)
    .where('state', 'in', ['VALIDATING', 'RUNNING'])
    .executeTakeFirst();
  if (running) throw new Refusal('IMPORT_RUNNING', { result: { importId: running.id } });
}

async function createJob(
  services: Services,
  context: Context,
  { handler: { definition }, upload, target, line }: Wanted,
  { rows, separator }: ReadableFile,
): Promise<string> {
  const { caller } = context;
  const id = randomUUID();
  const fileName = path.basename(upload.name).slice(0, 255) || 'file';
  await fileStoreOf(services).take(id, upload.path);
  const actor = actorOf(context);
  await services.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('import_job')
      .values({
        id,
        module: definition.module,
        import_kind: definition.importKind,
        import_no: definition.numbered ? importNo(definition.numbered, services.now()) : null,
        line,
        target: JSON.stringify(target),
        file_name: fileName,
        file_hash: upload.hash,
        file_size: upload.size,
        separator,
        uploaded_by: caller.username,
        uploaded_at: services.now(),
        state: 'VALIDATING',
        total_rows: rows,
        confirmed_by: JSON.stringify(null),
        parameters: JSON.stringify(null),
        uploader: JSON.stringify({
          actor,
          scope: caller.scope,
          isAdmin: caller.isAdmin,
          mappingType: caller.mappingType,
        }),
      })
      .execute();
    await recordEntry(tx, {
      actor,
      module: definition.module,
      action: 'IMPORT_UPLOAD',
      entityType: 'import-job',
      entityId: id,
      entityLabel: fileName,
      recordCount: rows,
      at: services.now(),
    });
  });
  return id;
}

/** Counts the rows; a faulty file leaves only an audit entry. */
async function count(
  services: Services,
  context: Context,
  { handler: { definition }, upload }: Wanted,
  each: number,
): Promise<ReadableFile> {
  try {
    checkName(upload.name, definition);
    return await countRows(upload.path, definition, await settings(services).number('IMPORT_MAX_ROWS'), each);
  } catch (error) {
    if (error instanceof FileFault) {
      await recordEntry(services.db, {
        actor: actorOf(context),
        module: definition.module,
        action: 'IMPORT_UPLOAD',
        entityType: 'import-job',
        entityLabel: path.basename(upload.name).slice(0, 255),
        outcome: 'refused',
        code: error.code,
        at: services.now(),
      });
    }
    throw error;
  }
}

/**
 * Creates a job for an uploaded file. What comes to 1,000 records is checked before the answer, larger files after it.
 * @param start starts the check
 */
export async function uploadImport(
  services: Services,
  context: Context,
  handler: ImportHandler,
  start: (jobId: string) => Promise<void>,
): Promise<Job> {
  const barred = handler.uploader?.(context.caller);
  if (barred) throw barred;
  const { force = false, ...rest } = context.body as { force?: boolean };
  const target = Object.keys(rest).length > 0 ? (rest as Values) : null;
  const wanted: Wanted = { handler, upload: context.upload as Upload, target, line: handler.line?.(target) ?? '' };
  const by = { isAdmin: context.caller.isAdmin, now: services.now() };
  const faults = (await handler.targetErrors?.(services.db, target, by)) ?? [];
  if (faults.length > 0) throw invalid(...faults);
  const each = recordsPerRow(handler, target);
  const file = await count(services, context, wanted, each);
  if (!force || handler.oncePerFile) await refuseRepeated(services, context.caller, wanted, force);
  await refuseWhileRunning(services.db, handler.definition.module, wanted.line);
  const jobId = await createJob(services, context, wanted, file);
  const check = start(jobId);
  if (file.rows * each <= checkedInCall) await check;
  return services.db.selectFrom('import_job').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
}

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { checkedInCall } from '@console/contracts/platform/imports';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Caller, Context, Upload } from '../../platform/context.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { settings } from '../../people/settings/settings.ts';
import type { Services } from '../../platform/services.ts';
import { FileFault } from '../../platform/spreadsheets/sheet.ts';
import type { ImportHandler } from './handler.ts';
import { countRows } from './read-file.ts';
import { importNo } from './import-no.ts';
import type { Job, Values } from './tables.ts';

const repeatedWithinMs = 24 * 3_600_000;
/** States of a confirmed job. */
const confirmed = [
  'WAITING_APPROVAL',
  'SCHEDULED',
  'RUNNING',
  'STOPPED',
  'COMPLETED',
  'COMPLETED_WITH_ERRORS',
  'FAILED',
] as const;

interface Wanted {
  readonly handler: ImportHandler;
  readonly upload: Upload;
  readonly target: Values | null;
  readonly line: string;
}

/** @throws Refusal IMPORT_DUPLICATE_FILE naming the earlier job. */
async function refuseRepeated(
  { db, now }: Services,
  caller: Pick<Caller, 'username' | 'isAdmin'>,
  { handler: { definition, oncePerFile = false }, upload, target }: Wanted,
  force: boolean,
): Promise<void> {
  const earlier = await db
    .selectFrom('import_job')
    .select(['id', 'uploaded_at', 'uploaded_by', 'state', 'target'])
    .where('file_hash', '=', upload.hash)
    .where('module', '=', definition.module)
    .where('import_kind', '=', definition.importKind)
    .where((where) =>
      where.or([
        ...(force
          ? []
          : [
              where.and([
                where('uploaded_at', '>', new Date(now().getTime() - repeatedWithinMs).toISOString()),
                where('state', 'not in', ['REFUSED', 'CANCELLED', 'EXPIRED']),
              ]),
            ]),
        ...(oncePerFile ? [where('state', 'in', [...confirmed])] : []),
      ]),
    )
    .orderBy('uploaded_at', 'desc')
    .execute();
  const same = earlier.find((job) => JSON.stringify(job.target) === JSON.stringify(target));
  if (same)
    // Only admins learn of another person's job.
    throw new Refusal(
      'IMPORT_DUPLICATE_FILE',
      same.uploaded_by === caller.username || caller.isAdmin
        ? {
            result: {
              importId: same.id,
              uploadedAt: same.uploaded_at,
              uploadedBy: same.uploaded_by,
              state: same.state,
            },
          }
        : {},
    );
}

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
  rows: number,
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
): Promise<number> {
  try {
    return await countRows(upload.path, definition, await settings(services).number('IMPORT_MAX_ROWS'));
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
 * Creates a job for an uploaded file. Up to 1,000 rows are checked before the answer, larger files afterwards.
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
  const rows = await count(services, context, wanted);
  const faults = (await handler.targetErrors?.(services.db, target, rows)) ?? [];
  if (faults.length > 0) throw invalid(...faults);
  if (!force || handler.oncePerFile) await refuseRepeated(services, context.caller, wanted, force);
  await refuseWhileRunning(services.db, handler.definition.module, wanted.line);
  const jobId = await createJob(services, context, wanted, rows);
  const check = start(jobId);
  if (rows <= checkedInCall) await check;
  return services.db.selectFrom('import_job').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
}

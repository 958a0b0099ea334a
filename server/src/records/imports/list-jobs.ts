import { sql } from 'kysely';
import type { ImportRow, RowResult } from '@console/contracts/platform/imports';
import { pageSizes } from '@console/contracts/core/list-limits';
import type { Caller } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { coversStored } from '../../people/scope/covers.ts';
import type { Services } from '../../platform/services.ts';
import { effectsOf } from './effects.ts';
import type { ImportHandler } from './handler.ts';
import { expirePreviews } from './jobs.ts';
import type { ImportRegistry } from './handler-registry.ts';
import { namesBeside } from './names-beside.ts';
import { rowEncryptionOf } from './row-encryption.ts';
import type { Job } from './tables.ts';
import { viewRow, type Viewer } from './view.ts';

interface Query {
  readonly module?: string | undefined;
  readonly state?: string[] | undefined;
  readonly mine?: boolean | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

interface Paged<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

function offsetOf(page: number, size: number): number {
  if (page < 1) throw invalid({ field: 'page', code: 'RANGE', parameters: { minimum: 1, maximum: 10_000 } });
  return (page - 1) * size;
}

/** Import jobs, newest first: the caller's own, to approvers also pending ones, to admins all. */
export async function listJobs(
  services: Services,
  registry: ImportRegistry,
  query: Query,
  caller: Caller,
): Promise<Paged<Job>> {
  const { module, state, page = 1, size = 10 } = query;
  if (!(pageSizes as readonly number[]).includes(size)) throw invalid({ field: 'size', code: 'NOT_ALLOWED' });
  await expirePreviews(services);
  const modules = (action: 'import' | 'approve') =>
    registry
      .all()
      .map(({ definition }) => definition)
      .filter(({ privilege }) => caller.can(privilege, action))
      .map((definition) => definition.module);
  const scoped = registry.all().flatMap((each) => (registry.hasScope(each) ? [each.definition.module] : []));
  const visible = caller.isAdmin
    ? sql<boolean>`module = any(${registry.all().map(({ definition }) => definition.module)})`
    : sql<boolean>`((uploaded_by = ${caller.username} and module = any(${modules('import')}))
      or ((state = 'WAITING_APPROVAL' or decided_by = ${caller.username}) and module = any(${modules('approve')})
        and (module <> all(${scoped}) or ${coversStored(caller.scope, sql`uploader->'scope'`)})))`;
  const found = services.db
    .selectFrom('import_job')
    .where(visible)
    .$if(module !== undefined, (jobs) => jobs.where('module', '=', module as string))
    .$if(state !== undefined, (jobs) => jobs.where('state', 'in', state as Job['state'][]))
    .$if(query.mine === true, (jobs) => jobs.where('uploaded_by', '=', caller.username));
  const rows = await found
    .selectAll()
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset(offsetOf(page, size))
    .execute();
  const { total } = await found.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total, page, size };
}

/** A page of a job's rows, in the order of the file. @throws Refusal IMPORT_EXPIRED when they were deleted. */
export async function listRows(
  services: Services,
  job: Job,
  handler: ImportHandler,
  query: { result?: RowResult | undefined; page?: number | undefined; size: number },
  viewer: Viewer,
): Promise<Paged<ImportRow>> {
  if (job.state === 'EXPIRED') throw new Refusal('IMPORT_EXPIRED');
  const { result, page = 1, size } = query;
  const { open } = await rowEncryptionOf(services, handler.definition);
  const found = services.db
    .selectFrom('import_row')
    .where('job_id', '=', job.id)
    .$if(result !== undefined, (rows) => rows.where('result', '=', result as RowResult));
  const rows = await found.selectAll().orderBy('row_no').limit(size).offset(offsetOf(page, size)).execute();
  const { total } = await found.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const opened = rows.map(open);
  const effects = await effectsOf(services.db, services.now(), job, handler, opened);
  const namesOf = await namesBeside(services.db, handler, opened, viewer.caller.scope);
  return {
    rows: opened.map((row) => viewRow(row, handler, viewer, { effect: effects.get(row.row_no), namesOf })),
    total,
    page,
    size,
  };
}

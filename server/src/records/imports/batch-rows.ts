import { batchPageSize, type BatchRow, type BatchRows } from '@console/contracts/platform/approvals';
import { rowResults } from '@console/contracts/platform/imports';
import type { Services } from '../../platform/services.ts';
import { isToApply } from './checked-rows.ts';
import type { ImportHandler } from './handler.ts';
import { effectsOf } from './effects.ts';
import { namesBeside } from './names-beside.ts';
import { rowEncryptionOf } from './row-encryption.ts';
import type { Job, JobRow } from './tables.ts';
import { shown, viewRow, type Viewer } from './view.ts';

/** What a row does to one column: values as they are, so that both sides are written alike; personal ones masked. */
function valueOf(handler: ImportHandler, name: string, { values, stored }: JobRow): BatchRow['values'][number] {
  const { title, field } = handler.definition.columns[name]!;
  const { kind, options, emptyMeans } = field;
  const seen = (value: unknown) => (field.personal ? shown(handler, name, value) : (value ?? null));
  return {
    name,
    title,
    field: field.personal
      ? { kind: 'text' }
      : { kind, ...(options ? { options } : {}), ...(emptyMeans ? { emptyMeans } : {}) },
    before: seen(stored?.[name]),
    after: seen(values[name]),
  };
}

/** A page of the rows of a file that an approval writes: before and after, with their effects and warnings. */
export async function batchRows(
  services: Services,
  job: Job,
  handler: ImportHandler,
  page: number,
  viewer: Viewer,
): Promise<BatchRows> {
  const { db, now } = services;
  const { columns } = handler.definition;
  const { open } = await rowEncryptionOf(services, handler.definition);
  const sealed = await db
    .selectFrom('import_row as r')
    .selectAll('r')
    .where('r.job_id', '=', job.id)
    .where(isToApply)
    .orderBy('r.row_no')
    .limit(batchPageSize)
    .offset((page - 1) * batchPageSize)
    .execute();
  const rows = sealed.map(open);
  const effects = await effectsOf(db, now(), job, handler, rows);
  const replaced = (await handler.replaces?.(rows as never, { db, target: job.target, now: now() })) ?? [];
  const names = Object.keys(columns);
  const namesOf = await namesBeside(db, handler, rows, viewer.caller.scope);
  return {
    rows: rows.map((row, at) => {
      const named = namesOf(row);
      const { effect, messages } = viewRow(row, handler, viewer, { effect: effects.get(row.row_no) });
      return {
        key: String(row.row_no),
        about: names
          .flatMap((name) => (columns[name]!.key ? [shown(handler, name, row.values[name]), named[name]] : []))
          .filter(Boolean)
          .join(' '),
        result: rowResults.find(({ value }) => value === row.result)!.title[viewer.language],
        values: names.filter((name) => !columns[name]!.key).map((name) => valueOf(handler, name, row)),
        replaces: (replaced[at] ?? []).map((words) => words[viewer.language]),
        consequence: effect,
        warnings: messages.filter(({ severity }) => severity === 'warning').map(({ message }) => message),
      };
    }),
    total: job.rows_to_apply || job.new_rows + job.changed_rows,
    page,
    size: batchPageSize,
  };
}

import { extraCellsColumn } from '@console/contracts/platform/imports';
import { actorOf } from '../../platform/audit/actor.ts';
import { differences } from '../../platform/audit/differences.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalid, invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { checkBetweenRows, groupsOf, rowsInGroups } from './check-between-rows.ts';
import { checkByModule } from './check-by-module.ts';
import { seenExtraCells } from './extra-cells.ts';
import type { ImportHandler, ImportRun } from './handler.ts';
import { changeJob, lockJob } from './jobs.ts';
import { isMarked, isUnread } from './cell-fault.ts';
import { checkReadValue, error, keyTextOf, readAndCheckCell } from './read-and-check-row.ts';
import { withRangeEnds } from './range-ends.ts';
import { rowEncryptionOf, type RowEncryption } from './row-encryption.ts';
import type { Job, JobRow, RowMessage } from './tables.ts';
import { countResults, runOf } from './check-file.ts';
import { batchSize, storeResults } from './store-rows.ts';
import { unsharedTexts } from './unshared.ts';
import { addUnnamed } from './unnamed.ts';

type Cells = Readonly<Record<string, string | null>>;

/** Whether a fault is only visible in the file; it stays until its cell is corrected or left out. */
const isFromFile = ({ code }: RowMessage): boolean => isMarked(code) || code === 'EXTRA_CELLS';

const cellOf = ({ code, column }: RowMessage): string | null => (code === 'EXTRA_CELLS' ? extraCellsColumn : column);

/** The row with corrected cells: text, values and the faults of its fields. */
function corrected(
  handler: ImportHandler,
  row: JobRow,
  cells: Cells,
): Pick<JobRow, 'source' | 'values' | 'messages' | 'key_text' | 'unshared'> {
  const { definition } = handler;
  const { columns } = definition;
  const { [extraCellsColumn]: _, ...ofColumns } = cells;
  const source = { ...row.source, ...cells };
  const read = Object.entries(ofColumns).map(
    ([name, text]) => [name, readAndCheckCell(name, columns[name]!, text, true).value] as const,
  );
  const values = withRangeEnds(definition, source, { ...row.values, ...Object.fromEntries(read) });
  const kept = row.messages.filter((message) => isFromFile(message) && !((cellOf(message) ?? '') in cells));
  return {
    source,
    values,
    messages: kept,
    key_text: keyTextOf(columns, values, row.row_no),
    unshared: unsharedTexts(definition, values),
  };
}

/** The faults of a row on its own, without the database and the other rows. */
export function ownFaults(
  handler: ImportHandler,
  { source, values, messages }: Pick<JobRow, 'source' | 'values' | 'messages'>,
): RowMessage[] {
  const file = messages.filter(isFromFile);
  const fields = Object.entries(handler.definition.columns).flatMap(([name, column]) => {
    if (file.some(({ column }) => column === name)) return [];
    const text = source[name] ?? null;
    const fault = isUnread(text)
      ? readAndCheckCell(name, column, text, true).fault
      : checkReadValue(name, column.field, values[name]);
    return fault ? [error(name, fault.code, fault.parameters)] : [];
  });
  return [...file, ...fields];
}

/** Checks rows completely again, as if they had just been read; without faults between rows. */
async function checkAgain(
  tx: Tx,
  handler: ImportHandler,
  job: Job,
  rowNumbers: readonly number[],
  run: ImportRun,
  encryption: RowEncryption,
): Promise<void> {
  for (let from = 0; from < rowNumbers.length; from += batchSize) {
    const sealed = await tx
      .selectFrom('import_row')
      .selectAll()
      .where('job_id', '=', job.id)
      .where('row_no', 'in', rowNumbers.slice(from, from + batchSize))
      .execute();
    const rows = sealed.map(encryption.open);
    const checked = await checkByModule(
      handler,
      rows.map((row) => ({ rowNo: row.row_no, values: row.values, messages: ownFaults(handler, row) })),
      run,
    );
    await storeResults(tx, job.id, rows, checked, encryption);
  }
}

function checkCells(handler: ImportHandler, cells: Cells): void {
  for (const name of Object.keys(cells))
    if (name === extraCellsColumn) {
      // They belong to no column: they can only be left out.
      if (cells[name] !== null) throw invalid({ field: `values.${name}`, code: 'NOT_ALLOWED' });
    } else if (!Object.hasOwn(handler.definition.columns, name))
      throw invalid({ field: `values.${name}`, code: 'NOT_FOUND' });
}

function checkCorrectable(job: Job): void {
  if (job.state === 'EXPIRED') throw new Refusal('IMPORT_EXPIRED');
  if (job.state !== 'PREVIEWED') throw invalidState(job.state, 'correct');
}

/**
 * Corrects cells of a checked row before the confirmation. The row is checked again, with the rows that shared its old
 * or new key. Only the uploader may; the changes are audited.
 * @throws Refusal INVALID_STATE once confirmed, IMPORT_EXPIRED, NOT_FOUND for a row that the file does not have
 */
export async function correctRow(
  services: Services,
  context: Context,
  handler: ImportHandler,
  found: Job,
): Promise<{ job: Job; row: JobRow }> {
  const { rowNo, values: cells } = context.body as { rowNo: number; values: Cells };
  if (found.uploaded_by !== context.caller.username) throw notFound();
  checkCells(handler, cells);
  const seal = await rowEncryptionOf(services, handler.definition);
  return services.db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, found.id);
    checkCorrectable(job);
    const rowOf = () =>
      tx.selectFrom('import_row').selectAll().where('job_id', '=', job.id).where('row_no', '=', rowNo);
    const sealed = await rowOf().executeTakeFirst();
    if (!sealed || sealed.unnamed) throw notFound();
    const row = seal.open(sealed);
    const before = await groupsOf(tx, job.id, [rowNo], handler);
    const { source, messages, ...rest } = corrected(handler, row, cells);
    const stored = seal.seal({ source, ...rest });
    await tx
      .updateTable('import_row')
      .set({
        source: JSON.stringify(stored.source),
        values: JSON.stringify(stored.values),
        messages: JSON.stringify(messages),
        key_text: stored.key_text,
        unshared: JSON.stringify(stored.unshared),
        corrected: true,
      })
      .where('job_id', '=', job.id)
      .where('row_no', '=', rowNo)
      .execute();
    const groups = [...before, ...(await groupsOf(tx, job.id, [rowNo], handler))];
    const run = runOf(job, tx, services.now());
    await addUnnamed(handler, job.id, run, seal);
    const touched = await rowsInGroups(tx, job.id, handler, groups);
    const again = [...new Set([rowNo, ...touched])];
    await checkAgain(tx, handler, job, again, run, seal);
    await checkBetweenRows(tx, job.id, handler, again);
    await recordCorrection(tx, context, handler, job, row, source, services.now());
    return {
      job: await changeJob(tx, job.id, await countResults(tx, job.id)),
      row: seal.open(await rowOf().executeTakeFirstOrThrow()),
    };
  });
}

async function recordCorrection(
  tx: Tx,
  context: Context,
  handler: ImportHandler,
  job: Job,
  row: JobRow,
  after: Cells,
  now: Date,
): Promise<void> {
  const fields =
    handler.fields ??
    Object.fromEntries(Object.entries(handler.definition.columns).map(([name, { field }]) => [name, field]));
  const seen = (cells: Cells): Cells =>
    extraCellsColumn in cells ? { ...cells, [extraCellsColumn]: seenExtraCells(handler.definition, cells) } : cells;
  const changes = differences(seen(row.source), seen(after), fields);
  if (changes.length === 0) return;
  await recordEntry(tx, {
    actor: actorOf(context),
    module: job.module,
    action: 'IMPORT_CORRECT',
    entityType: 'import-job',
    entityId: job.id,
    entityLabel: `${job.file_name} #${row.row_no}`,
    changes,
    at: now,
  });
}

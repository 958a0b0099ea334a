import { differences, same } from '../../platform/audit/differences.ts';
import { asChildrenOf } from '../../platform/audit/parent.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import { checkByModule, differing } from './check-by-module.ts';
import type { ApplyRow, ApplyRun, Columns, ImportHandler, ImportRun } from './handler.ts';
import type { Job, JobRow, RowMessage, Values } from './tables.ts';

export interface Outcome {
  /** Rows that now match the file, written or already so. */
  readonly applied: readonly number[];
  readonly failed: readonly { readonly rowNo: number; readonly messages: readonly RowMessage[] }[];
}

/** Whether a column was changed to a value that is neither the previewed nor the new one. */
function changedSincePreview(row: JobRow, now: Values | null): boolean {
  if (!row.stored || !now) return (row.stored === null) !== (now === null);
  return Object.keys(row.stored).some(
    (name) => !same(row.stored?.[name], now[name]) && !same(row.values[name], now[name]),
  );
}

const inOrder = <Value>(of: Readonly<Record<string, Value>>): (readonly [string, Value])[] =>
  Object.entries(of).toSorted(([one], [other]) => one.localeCompare(other));

/** What a message says, as one text: the database keeps the parts of an object in an order of its own. */
const said = ({ column, code, parameters = {}, words = {}, about }: RowMessage): string => {
  const inWords = inOrder(words).map(([name, { id, en }]) => [name, id, en]);
  return JSON.stringify([column, code, inOrder(parameters), inWords, about]);
};

/** Whether a row has a warning by now that says something else than what the approver of the file has ticked. */
function warnsAnew({ definition }: ImportHandler, row: JobRow, messages: readonly RowMessage[]): boolean {
  if (!definition.needsApproval) return false;
  const ticked = new Set(row.messages.map(said));
  return messages.some((message) => definition.ticked?.includes(message.code) && !ticked.has(said(message)));
}

const rowChanged: RowMessage = { column: null, code: 'ROW_CHANGED', severity: 'error' };

async function auditRows(
  handler: ImportHandler,
  job: Job,
  run: ApplyRun,
  rows: readonly ApplyRow<Columns>[],
): Promise<void> {
  const apply = () => handler.apply(rows, run);
  // What a module writes as its forms do has entries of its own.
  const written = await (job.audit_id ? asChildrenOf(job.audit_id, apply) : apply());
  const fields =
    handler.fields ??
    Object.fromEntries(Object.entries(handler.definition.columns).map(([name, { field }]) => [name, field]));
  await recordEntries(
    run.db,
    written.map(({ entityId, entityLabel, before, after }) => ({
      actor: run.actor,
      module: handler.recordModule ?? job.module,
      action: before ? 'UPDATE' : 'CREATE',
      entityId,
      entityLabel,
      parentId: job.audit_id,
      changes: differences(before, after, fields),
      reason: job.reason,
      at: run.now,
    })),
  );
}

interface Checked {
  readonly outcome: Outcome;
  readonly toWrite: readonly ApplyRow<Columns>[];
}

/**
 * Checks rows again: one that already matches the file is not written. One whose record changed since the preview, or
 * with a warning that says something else than what was ticked, fails with ROW_CHANGED; so does a new row that has a
 * record by now which the file does not compare with.
 */
export async function checkToApply(
  handler: ImportHandler,
  job: Job,
  rows: readonly JobRow[],
  run: ImportRun,
): Promise<Checked> {
  const checked = await checkByModule(
    handler,
    rows.map((row) => ({ rowNo: row.row_no, values: row.values, messages: [] })),
    run,
  );
  const applied: number[] = [];
  const failed: { rowNo: number; messages: readonly RowMessage[] }[] = [];
  const toWrite: ApplyRow<Columns>[] = [];
  for (const [index, row] of rows.entries()) {
    const { result, stored, messages } = checked[index] as (typeof checked)[number];
    if (result === 'ERROR')
      failed.push({ rowNo: row.row_no, messages: messages.filter(({ severity }) => severity === 'error') });
    else if (stored && Object.keys(stored).length > 0 && differing(row.values, stored).length === 0)
      applied.push(row.row_no);
    else if (changedSincePreview(row, stored) || warnsAnew(handler, row, messages))
      failed.push({ rowNo: row.row_no, messages: [rowChanged] });
    else {
      applied.push(row.row_no);
      toWrite.push({ rowNo: row.row_no, unnamed: row.unnamed, values: row.values as never, stored: stored as never });
    }
  }
  return { outcome: { applied, failed }, toWrite };
}

/** Applies rows inside a transaction, and checks each again there. */
export async function applyRows(
  handler: ImportHandler,
  job: Job,
  rows: readonly JobRow[],
  run: Omit<ApplyRun, 'refuse'>,
): Promise<Outcome> {
  const { outcome, toWrite } = await checkToApply(handler, job, rows, run);
  if (toWrite.length === 0) return outcome;
  const refused = new Map<number, RowMessage>();
  const refuse: ApplyRun['refuse'] = (rowNo, column, code) =>
    void refused.set(rowNo, { column, code, severity: 'error' });
  await auditRows(handler, job, { ...run, refuse }, toWrite);
  return {
    applied: outcome.applied.filter((rowNo) => !refused.has(rowNo)),
    failed: [...outcome.failed, ...[...refused].map(([rowNo, message]) => ({ rowNo, messages: [message] }))],
  };
}

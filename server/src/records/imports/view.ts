import { modeOf, type ImportJob, type ImportRow, type ImportWarning } from '@console/contracts/platform/imports';
import type { Caller } from '../../platform/context.ts';
import type { Language, Text } from '@console/contracts/core/text';
import { mask } from '../../platform/personal-data/mask.ts';
import { plainText } from '../../platform/plain-text.ts';
import type { ErrorCatalogue } from '../../platform/http/error-catalogue.ts';
import { differing } from './check-by-module.ts';
import type { ImportHandler } from './handler.ts';
import type { Job, JobRow, RowMessage, Values } from './tables.ts';

export interface Viewer {
  readonly caller: Caller;
  readonly language: Language;
  readonly errors: ErrorCatalogue;
}

const resumableForMs = 7 * 24 * 3_600_000;

/** Whether a stopped or failed job may be resumed. */
export const isResumable = (job: Job, now: Date): boolean =>
  job.state === 'FAILED' ||
  (job.state === 'STOPPED' && now.getTime() - Date.parse(job.finished_at ?? '') <= resumableForMs);

export const cancellable: readonly Job['state'][] = ['PREVIEWED', 'WAITING_APPROVAL', 'SCHEDULED', 'STOPPED'];

function actionsOf(job: Job, handler: ImportHandler, caller: Caller, now: Date): ImportJob['actions'] {
  const own = job.uploaded_by === caller.username;
  const steers = own || caller.isAdmin;
  const decides =
    job.state === 'WAITING_APPROVAL' &&
    !own &&
    caller.can(handler.definition.privilege, 'approve') &&
    !handler.approver?.(caller);
  return [
    ...(own && job.state === 'PREVIEWED' ? ['confirm' as const, 'correct' as const] : []),
    ...(steers && job.state === 'RUNNING' ? ['stop' as const] : []),
    ...(steers && isResumable(job, now) ? ['resume' as const] : []),
    ...(steers && cancellable.includes(job.state) ? ['cancel' as const] : []),
    ...(decides ? ['approve' as const, 'reject' as const] : []),
  ];
}

/** The job in the form of the API. @param warnings that an approval has to tick, or that were ticked */
export function viewJob(
  job: Job,
  handler: ImportHandler,
  { caller, language, errors }: Viewer,
  now: Date,
  warnings: readonly ImportWarning[],
): ImportJob {
  const parameters = (job.parameters ?? {}) as Record<string, string | number>;
  return {
    secureId: job.id,
    module: job.module,
    importKind: job.import_kind,
    importNo: job.import_no,
    target: job.target,
    fileName: job.file_name,
    fileHash: job.file_hash,
    fileSize: job.file_size,
    uploadedBy: job.uploaded_by,
    uploadedAt: job.uploaded_at,
    state: job.state,
    ...modeOf(handler.definition, job.rows_to_apply || job.new_rows + job.changed_rows),
    skipErrors: job.skip_errors,
    totalRows: job.total_rows,
    newRows: job.new_rows,
    changedRows: job.changed_rows,
    sameRows: job.same_rows,
    errorRows: job.error_rows,
    warningRows: job.warning_rows,
    rowsToApply: job.rows_to_apply,
    appliedRows: job.applied_rows,
    failedRows: job.failed_rows,
    startedAt: job.started_at,
    finishedAt: job.finished_at,
    expiresAt: job.expires_at,
    decidedBy: job.decided_by,
    decisionNote: job.decision_note,
    ...(warnings.length > 0 ? { warnings: [...warnings] } : {}),
    message: job.message ?? (job.code ? errors.text(job.code, language, parameters) : null),
    code: job.code,
    parameters: job.parameters,
    actions: actionsOf(job, handler, caller, now),
  };
}

/** A message of a row in the caller's language. */
export const messageText = (message: RowMessage, { language, errors }: Pick<Viewer, 'language' | 'errors'>): string =>
  errors.fieldError(
    {
      field: message.column ?? '',
      code: message.code,
      ...(message.parameters ? { parameters: message.parameters } : {}),
    },
    language,
  ).message ?? message.code;

const shown = (handler: ImportHandler, name: string, value: unknown): string | null => {
  const personal = handler.definition.columns[name]?.field.personal;
  return value == null ? null : personal ? mask(personal, value) : plainText(value);
};

/** A row as the preview shows it: personal data masked, with the stored values of changed columns. */
export function viewRow(
  row: JobRow,
  handler: ImportHandler,
  viewer: Pick<Viewer, 'language' | 'errors'>,
  effect: Text | null = null,
): ImportRow {
  const { stored } = row;
  const changed = row.result === 'CHANGED' && stored ? differing(row.values, stored) : null;
  const show = (values: Values, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, shown(handler, name, values[name])]));
  return {
    rowNo: row.row_no,
    result: row.result,
    values: show(row.source, Object.keys(handler.definition.columns)),
    before: changed && stored ? show(stored, changed) : null,
    effect: effect && effect[viewer.language],
    applied: row.applied,
    corrected: row.corrected,
    unnamed: row.unnamed,
    messages: row.messages.map((message) => ({
      column: message.column,
      code: message.code,
      severity: message.severity,
      message: messageText(message, viewer),
    })),
  };
}

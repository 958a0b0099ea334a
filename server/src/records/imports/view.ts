import { modeOf, type ImportJob, type ImportRow, type ImportWarning } from '@console/contracts/platform/imports';
import type { Caller } from '../../platform/context.ts';
import type { Language, Text } from '@console/contracts/core/text';
import { mask } from '../../platform/personal-data/mask.ts';
import { plainText } from '../../platform/plain-text.ts';
import type { ErrorCatalogue } from '../../platform/http/error-catalogue.ts';
import { seenWarnings } from '../changes/warnings.ts';
import { differing, faultyColumns } from './check-by-module.ts';
import { seenExtraCells } from './extra-cells.ts';
import type { ImportHandler } from './handler.ts';
import { noNames, type NamesOf } from './names-beside.ts';
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

export const cancellable: readonly Job['state'][] = [
  'VALIDATING',
  'PREVIEWED',
  'WAITING_APPROVAL',
  'SCHEDULED',
  'STOPPED',
];

function actionsOf(
  job: Job,
  handler: ImportHandler,
  caller: Caller,
  now: Date,
  needsAdmin: boolean,
): ImportJob['actions'] {
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
    ...(decides && (caller.isAdmin || !needsAdmin) ? ['approve' as const] : []),
    ...(decides ? ['reject' as const] : []),
  ];
}

/** What an approval of a job rests on. */
export interface ApprovalOfJob {
  /** Warnings to tick, or that were ticked. */
  readonly warnings: readonly ImportWarning[];
  /** Code that refuses the approval to all but admins. */
  readonly adminOnly: string | null;
}

/** The job in the form of the API. */
export function viewJob(
  job: Job,
  handler: ImportHandler,
  { caller, language, errors }: Viewer,
  now: Date,
  { warnings, adminOnly }: ApprovalOfJob,
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
    records: job.fresh_records === null ? null : { fresh: job.fresh_records, replaced: job.replaced_records ?? 0 },
    rowsToApply: job.rows_to_apply,
    checkedRows: job.checked_rows,
    appliedRows: job.applied_rows,
    failedRows: job.failed_rows,
    startedAt: job.started_at,
    finishedAt: job.finished_at,
    expiresAt: job.expires_at,
    reason: job.reason,
    decidedBy: job.decided_by,
    decisionNote: job.decision_note,
    ...(warnings.length > 0 ? { warnings: seenWarnings(errors, warnings, caller) } : {}),
    ...(adminOnly ? { needsAdmin: errors.text(errors.seenCode(adminOnly, caller), language) } : {}),
    message: job.message ?? (job.code ? errors.text(job.code, language, parameters) : null),
    code: job.code,
    parameters: job.parameters,
    actions: actionsOf(job, handler, caller, now, adminOnly !== null),
  };
}

/** A message of a row in the caller's language. */
export function messageText(
  { column, code, parameters, words, about }: RowMessage,
  { language, errors }: Pick<Viewer, 'language' | 'errors'>,
): string {
  const fault = { field: column ?? '', code, ...(parameters ? { parameters } : {}), ...(words ? { words } : {}) };
  const message = errors.fieldError(fault, language).message ?? code;
  return about ? `${message}: ${about}` : message;
}

/** A message as the viewer sees it: without what the company earns, for users of a branch. */
export function seenMessage(message: RowMessage, { errors, caller }: Viewer): RowMessage {
  const code = errors.seenCode(message.code, caller);
  const { column, severity } = message;
  return code === message.code ? message : ({ column, severity, code } as RowMessage);
}

/** A value of a column in words, masked where it is personal. */
export const shown = (handler: ImportHandler, name: string, value: unknown): string | null => {
  const personal = handler.definition.columns[name]?.field.personal;
  return value == null ? null : personal ? mask(personal, value) : plainText(value);
};

/** A row as the preview shows it: personal data masked, with the stored values of changed columns. */
export function viewRow(
  row: JobRow,
  handler: ImportHandler,
  viewer: Viewer,
  { effect = null, namesOf = noNames }: { readonly effect?: Text | null | undefined; readonly namesOf?: NamesOf } = {},
): ImportRow {
  const { stored } = row;
  const changed = row.result === 'CHANGED' && stored ? differing(row.values, stored) : null;
  const names = Object.keys(handler.definition.columns);
  const faulty = faultyColumns(row);
  const personal = names.filter((name) => handler.definition.columns[name]?.field.personal && !faulty.has(name));
  const show = (values: Values, wanted: readonly string[]) =>
    Object.fromEntries(wanted.map((name) => [name, shown(handler, name, values[name])]));
  return {
    rowNo: row.row_no,
    result: row.result,
    // A mask of what was typed would tell nothing of what is read, such as "+62" before a phone.
    values: { ...show(row.source, names), ...show(row.values, personal) },
    meant: show(
      row.values,
      names.filter((name) => !faulty.has(name)),
    ),
    names: namesOf(row),
    before: changed && stored ? show(stored, changed) : null,
    effect: effect && effect[viewer.language],
    applied: row.applied,
    corrected: row.corrected,
    extraCells: seenExtraCells(handler.definition, row.source),
    unnamed: row.unnamed,
    messages: row.messages
      .map((given) => seenMessage(given, viewer))
      .map((message) => ({
        column: message.column,
        code: message.code,
        severity: message.severity,
        message: messageText(message, viewer),
      })),
  };
}

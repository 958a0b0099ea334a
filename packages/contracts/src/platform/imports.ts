import * as z from 'zod/mini';
import { call, type Call } from '../core/call.ts';
import type { Base } from '../core/bases.ts';
import type { Field } from '../core/fields.ts';
import { options } from '../core/fields.ts';
import type { Text } from '../core/text.ts';
import { text } from '../core/text.ts';

/** The states of an import job (docs/model/platform.md#imports). */
export const importStates = options({
  UPLOADED: ['Diunggah', 'Uploaded'],
  VALIDATING: ['Diperiksa', 'Validating'],
  PREVIEWED: ['Siap dikonfirmasi', 'Previewed'],
  WAITING_APPROVAL: ['Menunggu persetujuan', 'Waiting for approval'],
  SCHEDULED: ['Terjadwal', 'Scheduled'],
  RUNNING: ['Berjalan', 'Running'],
  STOPPED: ['Dihentikan', 'Stopped'],
  COMPLETED: ['Selesai', 'Completed'],
  COMPLETED_WITH_ERRORS: ['Selesai dengan kesalahan', 'Completed with errors'],
  REFUSED: ['Ditolak', 'Refused'],
  EXPIRED: ['Kedaluwarsa', 'Expired'],
  CANCELLED: ['Dibatalkan', 'Cancelled'],
  FAILED: ['Gagal', 'Failed'],
});
export type ImportState = (typeof importStates)[number]['value'];

/** What the check of a row found. */
export const rowResults = options({
  NEW: ['Baru', 'New'],
  CHANGED: ['Berubah', 'Changed'],
  SAME: ['Sama', 'Same'],
  ERROR: ['Salah', 'Error'],
});
export type RowResult = (typeof rowResults)[number]['value'];

/** Codes that a row of any import may carry besides the field codes and the module's own. */
export const rowErrors = {
  DUPLICATE_IN_FILE: text('Baris ganda di dalam file: baris {rows}', 'Duplicate rows in the file: rows {rows}'),
  ROW_CHANGED: text('Data berubah sejak pratinjau', 'The record changed since the preview'),
  FORMULA: text('Sel berisi rumus', 'The cell holds a formula'),
  EXTRA_CELLS: text('Jumlah kolom baris melebihi judul', 'The row has more cells than the header'),
} as const;

export interface ImportColumn {
  readonly title: Text;
  /** Checks and cleans the value; its kind decides how the text of the file is read. */
  readonly field: Field;
  /** Part of the natural key: two rows of a file with one key are both DUPLICATE_IN_FILE. */
  readonly key?: boolean;
}

/** A value of an example row: as it is, or the date so many days from today. */
export type ExampleValue = string | { readonly daysAhead: number };

/** The value as a file holds it. @param today `YYYY-MM-DD` */
export const exampleText = (value: ExampleValue, today: string): string =>
  typeof value === 'string'
    ? value
    : new Date(Date.parse(`${today}T00:00:00Z`) + value.daysAhead * 86_400_000).toISOString().slice(0, 10);

/** An import as data: what the wizard shows and the engine runs. */
export interface ImportDefinition<
  Columns extends Readonly<Record<string, ImportColumn>> = Readonly<Record<string, ImportColumn>>,
  Approval extends boolean = boolean,
> {
  readonly module: string;
  readonly privilege: string;
  /** Names the column set. */
  readonly importKind: string;
  readonly title: Text;
  readonly base: Base;
  /** Path of the upload below the base, such as `zip-code/import-zipcode`; confirm and template lie beside it. */
  readonly upload: string;
  /** By their name in the header, which is matched ignoring case and in any order; none may lack or be added. */
  readonly columns: Columns;
  /** The example row of the template, by column; a date as days from today, so that it never lies in the past. */
  readonly example: Readonly<Record<keyof Columns & string, ExampleValue>>;
  readonly formats: readonly ('csv' | 'excel')[];
  /** CHUNKED: transactions of 500 rows that stay when stopped. STAGED: all rows become visible at once. */
  readonly apply: 'CHUNKED' | 'STAGED';
  readonly needsApproval: Approval;
  readonly maximumRows: number;
  /** Whether faulty rows may be left out at confirmation. */
  readonly skipErrors: boolean;
  /** Row codes of the module. */
  readonly errors: Readonly<Record<string, Text>>;
}

type Optional =
  | 'base'
  | 'formats'
  | 'needsApproval'
  | 'maximumRows'
  | 'skipErrors'
  | 'errors'
  | 'privilege'
  | 'importKind';

/** Declares an import; fills in what the platform gives. */
export const defineImport = <
  const Columns extends Readonly<Record<string, ImportColumn>>,
  Approval extends boolean = false,
>(
  options: Omit<ImportDefinition<Columns, Approval>, Optional> &
    Partial<Pick<ImportDefinition<Columns, Approval>, Optional>>,
): ImportDefinition<Columns, Approval> => ({
  privilege: `${options.module}:browse`,
  importKind: options.module,
  base: 'middle',
  formats: ['csv', 'excel'],
  needsApproval: false as Approval,
  maximumRows: 100_000,
  skipErrors: true,
  errors: {},
  ...options,
});

const count = z.int();
export const importJob = z.object({
  secureId: z.uuid(),
  module: z.string(),
  importKind: z.string(),
  target: z.nullable(z.record(z.string(), z.unknown())),
  fileName: z.string(),
  fileHash: z.string(),
  fileSize: z.int(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  state: z.enum(importStates.map((state) => state.value) as [ImportState, ...ImportState[]]),
  apply: z.enum(['CHUNKED', 'STAGED']),
  needsApproval: z.boolean(),
  skipErrors: z.boolean(),
  totalRows: count,
  newRows: count,
  changedRows: count,
  sameRows: count,
  errorRows: count,
  warningRows: count,
  /** Rows that the run has to write; progress is `appliedRows + failedRows` of these. */
  rowsToApply: count,
  appliedRows: count,
  failedRows: count,
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decisionNote: z.nullable(z.string()),
  /** Why the job was refused, stopped, cancelled or failed; `code` is one of the shared errors for REFUSED. */
  message: z.nullable(z.string()),
  code: z.nullable(z.string()),
  parameters: z.nullable(z.record(z.string(), z.unknown())),
  /** What the caller may do now. */
  actions: z.array(z.enum(['confirm', 'correct', 'stop', 'resume', 'cancel', 'approve', 'reject'])),
});
export type ImportJob = z.infer<typeof importJob>;

const rowMessage = z.object({
  column: z.nullable(z.string()),
  code: z.string(),
  message: z.string(),
  severity: z.enum(['error', 'warning']),
});
const cells = z.record(z.string(), z.nullable(z.string()));
export const importRow = z.object({
  rowNo: z.int(),
  result: z.enum(['NEW', 'CHANGED', 'SAME', 'ERROR']),
  values: cells,
  /** Stored values before the change, of the columns that differ; only for CHANGED. */
  before: z.nullable(cells),
  messages: z.array(rowMessage),
  applied: z.boolean(),
  /** Whether cells were corrected in the preview. */
  corrected: z.boolean(),
});
export type ImportRow = z.infer<typeof importRow>;

/** Rows of a preview page. */
export const previewSize = 50;
/** Characters of a cell that is typed in the preview. */
export const longestCell = 4_000;
/** Up to this many rows the upload answers with the finished check; the page asks for larger ones every 2 s. */
export const checkedInCall = 1_000;

const list = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int(), page: z.int(), size: z.int() });
const reason = z.string().check(z.minLength(5), z.maxLength(255));
const steer = (action: string, summary: string, body: z.ZodMiniType): Call =>
  call({
    name: `import-job.${action}`,
    method: 'PUT',
    base: 'scheduler-v1',
    path: `import-job/${action}`,
    access: 'session',
    summary,
    body,
    result: importJob,
    errors: ['INVALID_STATE'],
  });
const base = 'scheduler-v1';
const path = 'import-job/{secureId}';

/** Reading and steering of all import jobs. Jobs of others are 404; the module's privilege is checked at each call. */
export const importJobCalls = {
  list: call({
    name: 'import-job.list',
    method: 'GET',
    base,
    path: 'import-job',
    access: 'session',
    summary: 'Import jobs: own ones, to approvers those waiting, to admins all',
    query: z.object({
      module: z.optional(z.string()),
      state: z.optional(z.array(z.string())),
      mine: z.optional(z.boolean()),
      page: z.optional(z.int()),
      size: z.optional(z.int()),
    }),
    result: list(importJob),
  }),
  detail: call({
    name: 'import-job.detail',
    method: 'GET',
    base,
    path,
    access: 'session',
    summary: 'One import job',
    result: importJob,
  }),
  rows: call({
    name: 'import-job.rows',
    method: 'GET',
    base,
    path: `${path}/rows`,
    access: 'session',
    summary: 'Checked rows of an import job',
    query: z.object({ result: z.optional(z.enum(['NEW', 'CHANGED', 'SAME', 'ERROR'])), page: z.optional(z.int()) }),
    result: list(importRow),
  }),
  errorFile: call({
    name: 'import-job.error-file',
    method: 'GET',
    base,
    path: `${path}/error-file`,
    access: 'session',
    download: true,
    summary: 'Faulty and skipped rows with their original columns, as CSV',
  }),
  correct: call({
    name: 'import-job.correct',
    method: 'PUT',
    base,
    path: 'import-job/row',
    access: 'session',
    summary:
      'Corrects cells of one checked row before the confirmation, and checks it anew together with the rows it touches',
    body: z.object({
      secureId: z.uuid(),
      rowNo: z.int(),
      values: z.record(z.string(), z.nullable(z.string().check(z.maxLength(longestCell)))),
    }),
    result: z.object({ job: importJob, row: importRow }),
    errors: ['INVALID_STATE', 'IMPORT_EXPIRED'],
  }),
  stop: steer('stop', 'Stops a running import after the transaction in hand', z.object({ secureId: z.uuid(), reason })),
  resume: steer('resume', 'Goes on with a stopped or failed import', z.object({ secureId: z.uuid() })),
  cancel: steer('cancel', 'Cancels an import; applied rows stay', z.object({ secureId: z.uuid(), reason })),
} as const;

const decision = z.object({ importId: z.uuid(), note: z.nullish(z.string()) });

/** Calls of every import. */
type UploadCalls = {
  readonly importUpload: Call<unknown, object, ImportJob>;
  readonly importConfirm: Call<unknown, { importId: string; skipErrors?: boolean | undefined }, ImportJob>;
  readonly importTemplate: Call;
};
type Decide = Call<unknown, z.infer<typeof decision>, ImportJob>;
type DecisionCalls = {
  readonly importApprove: Decide;
  readonly importReject: Decide;
};

/** The calls of an import: those of the decision only when it needs an approval. */
export type ImportCalls<Approval extends boolean = boolean> = UploadCalls &
  (boolean extends Approval ? Partial<DecisionCalls> : Approval extends true ? DecisionCalls : unknown);

/** The calls of one import on its module's own base: upload, confirm, template and, with four eyes, the decision. */
export function importCalls<Approval extends boolean>(
  definition: ImportDefinition<Readonly<Record<string, ImportColumn>>, Approval>,
  target?: z.ZodMiniType,
): ImportCalls<Approval>;
export function importCalls(definition: ImportDefinition, target: z.ZodMiniType = z.object({})): ImportCalls {
  const { module, privilege, upload } = definition;
  const folder = upload.slice(0, upload.lastIndexOf('/'));
  const make = <Body, Result>(
    name: string,
    rest: Omit<Call<unknown, Body, Result>, 'name' | 'base' | 'access'> & Partial<Pick<Call, 'access'>>,
  ): Call<unknown, Body, Result> =>
    call({ name: `${module}.${name}`, base: definition.base, access: { privilege, action: 'import' }, ...rest });
  const decide = (name: 'approve' | 'reject'): Decide =>
    make(`import-${name}`, {
      method: 'PUT',
      path: `${folder}/import-${name}`,
      access: { privilege, action: 'approve' },
      summary: `${definition.title.en}: ${name} a waiting import`,
      body: decision,
      result: importJob,
      errors: ['SELF_APPROVAL', 'NOT_PENDING', 'APPROVER_LEVEL'],
    });
  return {
    importUpload: make('import', {
      method: 'POST',
      path: upload,
      summary: `${definition.title.en}: upload and check`,
      upload: true,
      idempotent: true,
      result: importJob,
      body: z.intersection(z.object({ force: z.optional(z.boolean()) }), target),
      errors: [
        'FILE_EMPTY',
        'FILE_ENCODING',
        'FILE_COLUMNS',
        'FILE_PROTECTED',
        'FILE_TYPE',
        'FILE_TOO_LARGE',
        'FILE_BROKEN',
        'FILE_REFUSED',
        'IMPORT_TOO_MANY_ROWS',
        'IMPORT_RUNNING',
        'IMPORT_DUPLICATE_FILE',
      ],
    }),
    importConfirm: make('import-confirm', {
      method: 'POST',
      path: `${folder}/import-confirm`,
      summary: `${definition.title.en}: confirm a checked import`,
      idempotent: true,
      result: importJob,
      body: z.object({ importId: z.uuid(), skipErrors: z.optional(z.boolean()) }),
      errors: ['IMPORT_HAS_ERRORS', 'IMPORT_EXPIRED', 'IMPORT_RUNNING', 'INVALID_STATE'],
    }),
    importTemplate: make('import-template', {
      method: 'GET',
      path: `${folder}/import-template`,
      summary: `${definition.title.en}: header and one example row`,
      download: true,
    }),
    ...(definition.needsApproval ? { importApprove: decide('approve'), importReject: decide('reject') } : {}),
  };
}

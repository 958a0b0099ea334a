// Long: an import is one declaration, with what each part of it means.
import * as z from 'zod/mini';
import type { Base } from '../../core/bases.ts';
import { changeWarning } from '../../core/changes.ts';
import type { Field, OfKind } from '../../core/fields.ts';
import type { Target } from '../../core/reference.ts';
import { options } from '../../core/fields.ts';
import type { Text } from '../../core/text.ts';
import { text } from '../../core/text.ts';
import { fact } from '../approvals.ts';

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

/** Codes of rows of any import besides the field codes and the module's own. */
export const rowErrors = {
  DUPLICATE_IN_FILE: text('Baris ganda di dalam file: baris {rows}', 'Duplicate rows in the file: rows {rows}'),
  OVERLAP_IN_FILE: text('Beririsan dengan baris lain: baris {rows}', 'Meets other rows of the file: rows {rows}'),
  ROW_CHANGED: text('Data berubah sejak pratinjau', 'The record changed since the preview'),
  FORMULA: text('Sel berisi rumus', 'The cell holds a formula'),
  MERGED: text(
    'Sel digabung dengan sel lain. Pisahkan selnya, lalu isi setiap sel',
    'The cell is merged with another one. Split the cells, then fill in each of them',
  ),
  IN_FUTURE: text('Tanggal belum tiba', 'The day has not come yet'),
  EXTRA_CELLS: text(
    'Jumlah kolom baris melebihi judul. Pindahkan isinya, lalu kosongkan kolom extra_cells jika ada',
    'The row has more cells than the header. Move what they hold, then empty the column extra_cells if it is there',
  ),
} as const;

export interface ImportColumn {
  readonly title: Text;
  /** Checks and cleans the value; its kind decides how the text of the file is read. */
  readonly field: Field;
  /** The column with the day on which its range begins; an end on that day moves one day later. */
  readonly endOf?: string;
  /** Part of the natural key: two rows of a file with one key are both DUPLICATE_IN_FILE. */
  readonly key?: boolean;
  /** No two rows of a file have the same value, besides the key: both are DUPLICATE_IN_FILE. */
  readonly unshared?: boolean;
  /**
   * Bounds of the number that follow from what the file is for, and what the number means; the module checks them.
   * The field may be wider, as where 0 stands for an empty cell.
   */
  readonly held?: {
    readonly minimum: number;
    readonly maximum: number;
    readonly meaning: Text;
  };
  /** What a blank cell is stored as. */
  readonly blankIs?: 0;
  /** 0 in a cell is stored as nothing, as if it were blank; where its field does not say so already. */
  readonly zeroIsNone?: true;
  /** A day that has come, such as a birth date: later ones are IN_FUTURE. */
  readonly past?: boolean;
  /**
   * The column holds the code of a record, chosen as by this reference: narrowed by its parameters, and by other
   * columns that name records (`narrowedBy`, by column). The engine looks it up and hands over its id; a code that is
   * unknown, inactive or of another parent is a fault of the row.
   */
  readonly names?: Field & OfKind<'reference'> & { readonly target: Target };
  /**
   * The column holds a code, and this one beside it the name of what it stands for: shown in previews and to who
   * decides, added to files of faulty rows, and ignored when such a file is uploaded.
   */
  readonly nameColumn?: string;
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
  /** Folder of confirm, template and decisions, where two uploads stand in one; that of the upload unless given. */
  readonly folder?: string;
  /** By their name in the header, which is matched ignoring case and in any order; none may be missing or added. */
  readonly columns: Columns;
  /** The example row of the template, by column; a date as days from today, so that it never lies in the past. */
  readonly example: Readonly<Record<keyof Columns & string, ExampleValue>>;
  readonly formats: readonly ('csv' | 'excel')[];
  /** CHUNKED: transactions of 500 rows that stay when stopped. STAGED: all rows become visible at once. */
  readonly apply: 'CHUNKED' | 'STAGED';
  readonly needsApproval: Approval;
  /** Only files with more rows to apply need the approval, and these are STAGED; see {@link modeOf}. */
  readonly approvalAbove?: number;
  /** Beginning of the names of its calls, for modules with several kinds of imports; the module unless given. */
  readonly calls?: string;
  /** Its jobs have a number, which begins with this: `IME` for IME-202611-00001. */
  readonly numbered?: string;
  readonly maximumRows: number;
  /** Whether faulty rows may be left out at confirmation. */
  readonly skipErrors: boolean;
  /** Address of its page; `/<module>/import` unless given. */
  readonly page?: string;
  /** Address of the page of one job, with `{importId}`; the page with the id as a parameter unless given. */
  readonly jobPage?: string;
  /** Codes of the module that refuse a decision. */
  readonly approvalErrors?: readonly string[];
  /** Codes of warnings of rows that the approver has to tick one by one. */
  readonly ticked?: readonly string[];
  /** Codes of warnings of rows to apply with which only an admin approves, and the code that refuses others. */
  readonly adminOnly?: { readonly warnings: readonly string[]; readonly refusal: string };
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

/**
 * Address of the page of an import.
 * @example
 * importPage(zipCodeImport); // '/zip-code/import'
 */
export const importPage = ({ module, page }: Pick<ImportDefinition, 'module' | 'page'>): string =>
  page ?? `/${module}/import`;

/**
 * Address of the page of one job.
 * @example
 * importJobPage(zipCodeImport, id); // `/zip-code/import?importId=${id}`
 */
export const importJobPage = (definition: Pick<ImportDefinition, 'module' | 'page' | 'jobPage'>, id: string): string =>
  definition.jobPage?.replace('{importId}', id) ?? `${importPage(definition)}?importId=${id}`;

/** How a file with so many rows to apply is applied: small ones of some imports need no approval. */
export function modeOf(
  { apply, needsApproval, approvalAbove }: Pick<ImportDefinition, 'apply' | 'needsApproval' | 'approvalAbove'>,
  rowsToApply: number,
): { readonly apply: ImportDefinition['apply']; readonly needsApproval: boolean } {
  if (approvalAbove === undefined) return { apply, needsApproval };
  return rowsToApply > approvalAbove ? { apply: 'STAGED', needsApproval: true } : { apply, needsApproval: false };
}

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
/** A warning that stands beside rows of a file, with the words of the first of them. */
const importWarning = z.object({ ...changeWarning.shape, rows: count });
export type ImportWarning = z.infer<typeof importWarning>;
export const importJob = z.object({
  secureId: z.uuid(),
  module: z.string(),
  importKind: z.string(),
  /** Of imports that are numbered. */
  importNo: z.nullable(z.string()),
  target: z.nullable(z.record(z.string(), z.unknown())),
  /** The target in words. */
  targetFacts: z.optional(z.array(fact)),
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
  /**
   * Of imports whose rows are applied to several records: how many of these would be new, and how many take the place
   * of one that is there.
   */
  records: z.nullable(z.object({ fresh: count, replaced: count })),
  /** Rows that the run has to write; progress is `appliedRows + failedRows` of these. */
  rowsToApply: count,
  /** Rows of a run that are judged, before any of them is written. */
  checkedRows: count,
  appliedRows: count,
  failedRows: count,
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  /** Why it is wanted, as its uploader said at the confirmation; of imports that a second person decides. */
  reason: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decisionNote: z.nullable(z.string()),
  /** Until the decision what an approval has to tick, afterwards what was ticked. */
  warnings: z.optional(z.array(importWarning)),
  /** Why only an admin may approve it; until it is decided. */
  needsAdmin: z.optional(z.string()),
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
  /** The same as they would be stored, of columns that are sound: what a blank cell or 0 comes to. */
  meant: cells,
  /** Names of what the codes stand for, by their column; `null` for what is not there or out of sight. */
  names: cells,
  /** Stored values before the change, of the columns that differ; only for CHANGED. */
  before: z.nullable(cells),
  messages: z.array(rowMessage),
  /** Further effects, such as on an instalment. */
  effect: z.nullable(z.string()),
  applied: z.boolean(),
  /** Whether cells were corrected in the preview. */
  corrected: z.boolean(),
  /** What its cells below no title hold, a fault until it is left out; hidden where it may be personal. */
  extraCells: z.nullable(z.string()),
  /** No row of the file: a stored record that a file of all records does not name. */
  unnamed: z.boolean(),
});
export type ImportRow = z.infer<typeof importRow>;

/**
 * Column of the file of faulty rows with the cells that a row has below no title. A row in which it is not blank is
 * refused until what it holds was moved to its column, or a correction with `null` leaves it out.
 */
export const extraCellsColumn = 'extra_cells';

/** Rows of a preview page. */
export const previewSize = 50;
/** Characters of a cell that is typed in the preview. */
export const longestCell = 4_000;
export const base = 'scheduler-v1';

import type { FieldError } from '@console/contracts/core/errors';
import type { ImportColumn, ImportDefinition } from '@console/contracts/platform/imports';
import type { Fields, ValueOf } from '@console/contracts/core/fields';
import type { Text } from '@console/contracts/core/text';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Caller, Db, Scope, Tx } from '../../platform/context.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Values } from './tables.ts';

export type Columns = Readonly<Record<string, ImportColumn>>;
/** Checked values of a row by column: cleaned text, numbers as numbers, blanks as null. */
export type RowValues<C extends Columns> = { readonly [Name in keyof C]: ValueOf<C[Name]['field']> };

/** Ids of the records that a row names by code, by the column (`names`); none for a blank or unknown code. */
interface NamesRecords {
  readonly ids?: Readonly<Record<string, string>>;
}

export interface RowFault {
  readonly column: string | null;
  readonly code: string;
  /** Other columns that it depends on: reported only when all of them are valid. */
  readonly from?: readonly string[];
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** Context of a check or run: that of the uploader at the time of the upload. */
export interface ImportRun {
  /** While applying: the transaction of the rows. */
  readonly db: Db | Tx;
  readonly scope: Scope;
  readonly isAdmin: boolean;
  readonly mappingType: string | null;
  readonly target: Values | null;
  readonly now: Date;
  /** While applying: the job, so that its own writes do not count as conflicts. */
  readonly importId?: string;
}

export interface ApplyRun extends ImportRun {
  readonly db: Tx;
  readonly importId: string;
  /** The uploader; `createdBy` and `updatedBy` of the written records. */
  readonly actor: Actor;
  /** The approver; null where no approval is needed. */
  readonly decidedBy: string | null;
}

/** The result of the database lookup for a row with valid fields. */
export interface Found<C extends Columns> {
  readonly errors?: readonly RowFault[];
  readonly warnings?: readonly RowFault[];
  /**
   * Values of the stored record with the row's key, by column; null when there is none. The row is NEW without one,
   * SAME when no named column differs, else CHANGED. Columns that are left out are not compared.
   */
  readonly stored: Partial<RowValues<C>> | null;
}

export interface ApplyRow<C extends Columns> extends NamesRecords {
  readonly rowNo: number;
  /** No row of the file: a stored record that the file does not name. */
  readonly unnamed: boolean;
  readonly values: RowValues<C>;
  /** The current values, read inside the transaction. */
  readonly stored: Partial<RowValues<C>> | null;
}

/** A record written for a row, for the audit trail. */
export interface Applied {
  readonly entityId: string;
  readonly entityLabel: string;
  readonly before: Values | null;
  readonly after: Values | null;
}

/**
 * How a module's import is checked and applied; `registerImport(app, handler)` serves its calls. The engine does the
 * rest: reading the file, field checks, duplicates, preview, confirmation, approval, progress, stop, resume and the
 * audit trail.
 */
export interface ImportHandler<C extends Columns = Columns> {
  readonly definition: ImportDefinition<C>;
  /** A confirmed file is never accepted again: its rows have no key that would reveal the repetition. */
  readonly oncePerFile?: boolean;
  /** Columns that must agree in all rows of the file with the same `per`; else all of them get `code`. */
  readonly agree?: readonly {
    readonly per: readonly (keyof C & string)[];
    readonly columns: readonly (keyof C & string)[];
    readonly code: string;
  }[];
  /**
   * Rows of the file with the same `per` whose bands and periods all intersect are OVERLAP_IN_FILE.
   */
  readonly apart?: {
    readonly per: readonly (keyof C & string)[];
    /** Columns of whole numbers, both ends included. */
    readonly bands: readonly (readonly [from: keyof C & string, to: keyof C & string])[];
    /** Columns of days, both ends included. */
    readonly period: readonly [from: keyof C & string, to: keyof C & string];
  };
  /** Fields of the records in the audit trail, for their personal-data marks; default those of the columns. */
  readonly fields?: Fields;
  /**
   * What is wrong with the target, beyond its schema, before any row is read.
   * @param rows of the file
   */
  targetErrors?(db: Db, target: Values | null, rows: number): Promise<readonly FieldError[]>;
  /** Business line of the target; imports of different lines may run at once. */
  line?(target: Values | null): string;
  /**
   * Why the caller may not decide on imports, beyond the missing action and being the uploader; null: the caller may.
   */
  approver?(caller: Caller): Refusal | null;
  /** Why the caller may not approve this import, by what its rows say and the note; null: the caller may. */
  mayApprove?(tx: Tx, importId: string, caller: Caller, note: string | null): Promise<Refusal | null>;
  /** Why the caller may not upload, beyond the missing action; null: the caller may. */
  uploader?(caller: Caller): Refusal | null;
  /** Module of the written records in the audit trail; that of the import unless given. */
  readonly recordModule?: string;
  /**
   * Of a file that holds all records: the rows of stored ones that the file does not name, by their key in order, after
   * the given one, at most 500. They are previewed, checked and applied like rows of the file.
   * @param importId the job whose rows name the others
   */
  unnamed?(db: Db | Tx, importId: string, after: RowValues<C> | null, now: Date): Promise<readonly RowValues<C>[]>;
  /**
   * Looks up the stored records of at most 500 rows and checks references and scope. A column without a valid value
   * holds a value of its kind, or null where it is optional, so that a row's errors are all reported at once; errors of
   * such a column are dropped.
   * @returns one finding per row, in order.
   */
  check(
    rows: readonly ({ readonly rowNo: number; readonly values: RowValues<C> } & NamesRecords)[],
    run: ImportRun,
  ): Promise<readonly Found<C>[]>;
  /**
   * Further effects of the rows of a page of the preview, in words; one for each, `null` for none. Read when the page
   * is, and stored nowhere.
   */
  effects?(
    rows: readonly { readonly values: RowValues<C> }[],
    run: Pick<ImportRun, 'db' | 'target' | 'now'>,
  ): Promise<readonly (Text | null)[]>;
  /**
   * Writes at most 500 rows, new and changed ones mixed, none of them the same as stored.
   * @returns what was written.
   */
  apply(rows: readonly ApplyRow<C>[], run: ApplyRun): Promise<readonly Applied[]>;
}

/**
 * Infers the types of a handler.
 * @example export const zipCodeImport = defineHandler<typeof definition.columns>({ definition, check, apply });
 */
export const defineHandler = <C extends Columns>(handler: ImportHandler<C>): ImportHandler<C> => handler;

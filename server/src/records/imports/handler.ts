import type { FieldError } from '@console/contracts/core/errors';
import type { ImportColumn, ImportDefinition } from '@console/contracts/platform/imports';
import type { Fact } from '@console/contracts/platform/approvals';
import type { Fields, ValueOf } from '@console/contracts/core/fields';
import type { Text } from '@console/contracts/core/text';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Caller, Db, Scope, Tx } from '../../platform/context.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Values } from './tables.ts';
import type { RowComparisons } from './row-comparisons.ts';

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
  /** Parameters that are words, answered in the language of the reader. */
  readonly words?: Readonly<Record<string, Text>>;
  /** What it is about, shown after its text: codes and names, without a language. */
  readonly about?: string;
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
  /** One object for all parts that are judged by the same prices: what was judged by them is kept under it. */
  readonly judgedBy?: object;
}

export interface ApplyRun extends ImportRun {
  readonly db: Tx;
  readonly importId: string;
  /** The uploader; `createdBy` and `updatedBy` of the written records. */
  readonly actor: Actor;
  /** The approver; null where no approval is needed. */
  readonly decidedBy: string | null;
  /** What was written at the confirmation; null where none is asked for. */
  readonly reason: string | null;
  /** Says why a row is not written, as the save of its record would: it fails alone. */
  readonly refuse: (rowNo: number, column: string | null, code: string) => void;
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
  /**
   * Of a row that is applied to several records, which has no stored one: how many of them are new, and how many take
   * the place of one. The row is CHANGED when any does.
   */
  readonly records?: { readonly fresh: number; readonly replaced: number };
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
export interface ImportHandler<C extends Columns = Columns> extends RowComparisons<C> {
  readonly definition: ImportDefinition<C>;
  /** A confirmed file is never accepted again: its rows have no key that would reveal the repetition. */
  readonly oncePerFile?: boolean;
  /** Fields of the records in the audit trail, for their personal-data marks; default those of the columns. */
  readonly fields?: Fields;
  /**
   * What is wrong with the target, beyond its schema, before any row is read.
   * @param by who sends it, and when
   */
  targetErrors?(
    db: Db,
    target: Values | null,
    by: { readonly isAdmin: boolean; readonly now: Date },
  ): Promise<readonly FieldError[]>;
  /**
   * Records that each row is applied to, of a target without errors; 1 unless given. They say how large a file
   * is, and how many rows are judged at a time.
   */
  readonly recordsPerRow?: { of(target: Values | null): number }['of'];
  /** The target in words; of every import that has one. */
  targetFacts?(db: Db | Tx, target: Values): Promise<readonly Fact[]>;
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
   * Looks up the stored records of rows that come to at most 500 records, or of 100 rows, and checks references and
   * scope. All parts of one check get the same `run`. A column without a valid value holds a value of its kind, or null
   * where it is optional, so that a row's errors are all reported at once; errors of such a column are dropped.
   * @returns one finding per row, in order.
   */
  check(
    rows: readonly ({ readonly rowNo: number; readonly values: RowValues<C> } & NamesRecords)[],
    run: ImportRun,
  ): Promise<readonly Found<C>[]>;
  /**
   * Further effects of the rows of a page of the preview, in words; one for each, `null` for none. Read when the page
   * is, and kept with the decision.
   */
  effects?(
    rows: readonly { readonly values: RowValues<C> }[],
    run: Pick<ImportRun, 'db' | 'target' | 'now'>,
  ): Promise<readonly (Text | null)[]>;
  /**
   * Names of what the codes of a column with a `nameColumn` stand for, by code; only what the scope allows to see.
   */
  namesOf?(db: Db, codes: readonly string[], scope: Scope): Promise<ReadonlyMap<string, string>>;
  /** Of rows that are applied to several targets: for each row its targets, with what it replaces there, in words. */
  replaces?(
    rows: readonly { readonly values: RowValues<C> }[],
    run: Pick<ImportRun, 'db' | 'target' | 'now'>,
  ): Promise<readonly (readonly Text[])[]>;
  /**
   * Names of the locks under which the rows of a STAGED job are judged and applied, beside that of the module: what is
   * judged by each other, also in other modules, takes the same.
   */
  locks?(tx: Db | Tx, importId: string): Promise<readonly string[]>;
  /** Names of what rows are also judged by, where approvals of that take locks of these names. */
  readonly judgedUnder?: readonly string[];
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

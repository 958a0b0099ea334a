import type { ImportColumn, ImportDefinition } from '@console/contracts/platform/imports';
import type { Fields, ValueOf } from '@console/contracts/core/fields';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Caller, Db, Scope, Tx } from '../../platform/context.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Values } from './tables.ts';

export type Columns = Readonly<Record<string, ImportColumn>>;
/** Checked values of a row by column: text cleaned, numbers numbers, blanks null. */
export type RowValues<C extends Columns> = { readonly [Name in keyof C]: ValueOf<C[Name]['field']> };

export interface RowFault {
  readonly column: string | null;
  readonly code: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** Circumstances of a check or run: those of the uploader at the time of the upload. */
export interface ImportRun {
  /** While applying, the transaction of the rows. */
  readonly db: Db | Tx;
  readonly scope: Scope;
  readonly isAdmin: boolean;
  readonly mappingType: string | null;
  readonly target: Values | null;
  readonly now: Date;
  /** While applying, the job: what it has written itself is no obstacle. */
  readonly importId?: string;
}

export interface ApplyRun extends ImportRun {
  readonly db: Tx;
  readonly importId: string;
  /** The uploader; `createdBy` and `updatedBy` of what is written. */
  readonly actor: Actor;
  /** Who approved; null where no approval is needed. */
  readonly decidedBy: string | null;
}

/** What the database says of a row whose fields are right. */
export interface Found<C extends Columns> {
  readonly errors?: readonly RowFault[];
  readonly warnings?: readonly RowFault[];
  /**
   * Values of the stored record of the row's key, by column; null when there is none. The row is NEW without one, SAME
   * when no named column differs, else CHANGED. Columns left out are not compared.
   */
  readonly stored: Partial<RowValues<C>> | null;
}

export interface ApplyRow<C extends Columns> {
  readonly rowNo: number;
  readonly values: RowValues<C>;
  /** As it is now, inside the transaction. */
  readonly stored: Partial<RowValues<C>> | null;
}

/** A record that a row has written, for the audit trail. */
export interface Applied {
  readonly entityId: string;
  readonly entityLabel: string;
  readonly before: Values | null;
  readonly after: Values | null;
}

/**
 * How a module's import is checked and applied; `registerImport(app, handler)` serves its calls. Reading the file,
 * field checks, duplicates, preview, confirmation, approval, progress, stop, resume and the audit trail are the
 * engine's.
 */
export interface ImportHandler<C extends Columns = Columns> {
  readonly definition: ImportDefinition<C>;
  /**
   * A file that was once confirmed is never taken again, whenever and however it is sent: its rows have no key by which
   * a repetition would show.
   */
  readonly once?: boolean;
  /** Columns that must agree in all rows of the file that share `per`; else `code` on all of them. */
  readonly agree?: readonly {
    readonly per: readonly (keyof C & string)[];
    readonly columns: readonly (keyof C & string)[];
    readonly code: string;
  }[];
  /** Fields of the records in the audit trail, for their personal-data marks; default those of the columns. */
  readonly fields?: Fields;
  /** Business line of the target; imports of different lines may run at once. */
  line?(target: Values | null): string;
  /** Why the caller may not decide on imports besides lacking the action and having made it; null: may. */
  approver?(caller: Caller): Refusal | null;
  /**
   * Looks up the stored records of at most 500 rows and checks references and scope.
   * @returns one finding per row, in order.
   */
  check(
    rows: readonly { readonly rowNo: number; readonly values: RowValues<C> }[],
    run: ImportRun,
  ): Promise<readonly Found<C>[]>;
  /**
   * Writes at most 500 rows, new and changed ones mixed, none of them the same as stored.
   * @returns what was written.
   */
  apply(rows: readonly ApplyRow<C>[], run: ApplyRun): Promise<readonly Applied[]>;
}

/** Gives a handler its types. */
export const defineHandler = <C extends Columns>(handler: ImportHandler<C>): ImportHandler<C> => handler;

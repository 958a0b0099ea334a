import type { Outcome } from '@console/api';
import type { Action } from '@console/contracts/core/privileges';
import type { Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { ReactNode } from 'react';
import type { StandardAction } from '../detail/RecordActions.tsx';
import type { RefusalCode } from '../why/index.ts';
import type { FilterTexts, ListState } from './address.ts';
import type { ListColumn, Row } from './declaration.ts';
import type { Selection } from './selection.ts';

/** Addresses of the module's other pages; an action whose page is not named is not offered. */
export interface ListPaths<R = Row> {
  readonly create?: string;
  readonly import?: string;
  readonly detail?: { path(row: R): string }['path'];
  readonly update?: { path(row: R): string }['path'];
}

/** An entry of the module's own in the menu of a row. */
export interface RowAction<R = Row> {
  readonly key: string;
  readonly title: Text;
  readonly run: { run(row: R): void }['run'];
  /** False: not offered for this row. */
  readonly offered?: { offered(row: R): boolean }['offered'];
  /** Offered, but the services would refuse it for this row with this code: shown with the reason. */
  readonly refused?: { refused(row: R): RefusalCode }['refused'];
  /** Changes nothing, so that it can be used while the console is viewed as a role. */
  readonly reads?: boolean;
  readonly danger?: boolean;
}

/** What a bulk action of the module's own acts on. "All" is a filter and its count: the services decide which records. */
export interface BulkTarget<R = Row> {
  readonly selection: Selection;
  /** Rows by name; empty for "all". */
  readonly rows: readonly R[];
  readonly filter: Readonly<Record<string, unknown>>;
  readonly count: number;
  /** To be called when it is done. */
  readonly clear: () => void;
}

export interface BulkAction<R = Row> {
  readonly key: string;
  readonly title: Text;
  readonly run: { run(target: BulkTarget<R>): void }['run'];
  /** The code with which the services would refuse the selection: shown with the reason. */
  readonly refused?: { refused(target: Pick<BulkTarget<R>, 'selection' | 'rows' | 'count'>): RefusalCode }['refused'];
  /** Acts on whole filters too: for those whose level allows changes of all, or the action named. */
  readonly all?: boolean | Action;
  readonly danger?: boolean;
}

/** A second look at the same module beside its list, such as a calendar. */
export interface ListTab {
  readonly key: string;
  readonly title: Text;
  readonly content: ReactNode;
}

/** Lets people change the order of rows by dragging and by Alt with the arrow keys. */
export interface Reorder<R = Row> {
  /** Whether the list as it is shown can be put in order, e.g. filtered by one placement. */
  readonly allowed: { allowed(state: ListState): boolean }['allowed'];
  /** Stores the new order of all rows shown. */
  readonly save: { save(rows: readonly R[]): Promise<Outcome<unknown>> }['save'];
}

export interface ResourceListProps<R = Row> {
  readonly resource: Resource;
  /** Heading of the page; the record's title unless given. */
  readonly title?: Text;
  /** False inside a page that has its heading already. */
  readonly heading?: boolean;
  readonly columns?: readonly (string | ListColumn<R>)[];
  readonly paths?: ListPaths<R>;
  /** Filters in force when the address names none. */
  readonly defaultFilters?: FilterTexts;
  /** Further parameters of the list call, e.g. the record whose children are listed. Keep the object stable. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly rowActions?: readonly RowAction<R>[];
  readonly bulkActions?: readonly BulkAction<R>[];
  /** Which of the standard actions a row offers, each only to those whose level allows it; all of them unless given. */
  readonly offers?: { offers(row: R): readonly StandardAction[] }['offers'];
  /** Standard actions that a row offers but the services would refuse, by their code: shown with the reason. */
  readonly refuses?: { refuses(row: R): Partial<Record<StandardAction, RefusalCode>> }['refuses'];
  /** Further buttons of the toolbar. */
  readonly toolbar?: ReactNode;
  /** Offers the status of the whole filter without a selection, by the menu "Semua", to those whose level allows it. */
  readonly wholeFilter?: boolean;
  /** Filters that only links set; each is shown while it is in force. Keep the array stable. */
  readonly linkFilters?: readonly string[];
  readonly tabs?: readonly ListTab[];
  readonly reorder?: Reorder<R>;
  /** Whether a row changes by itself, such as a job at work: while one is shown the list is read again every 5 s. */
  readonly moving?: { moving(row: R): boolean }['moving'];
  /** Shown below the heading, e.g. a warning of the module. */
  readonly note?: ReactNode;
  /** Names a row where the contract's label alone does not. */
  readonly rowLabel?: { rowLabel(row: R): string }['rowLabel'];
}

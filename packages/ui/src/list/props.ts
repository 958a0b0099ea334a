import type { Outcome } from '@console/api';
import type { Action } from '@console/contracts/core/privileges';
import type { Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { ReactNode } from 'react';
import type { DetailSection } from '../detail/declaration.ts';
import type { ListTool } from './tools/ListTools.tsx';
import type { StandardAction } from '../detail/RecordActions.tsx';
import type { RefusalCode } from '../why/index.ts';
import type { FilterTexts, ListState } from './address.ts';
import type { ListColumn, NameIn, Row } from './declaration.ts';
import type { Selection } from './selection.ts';

/** Addresses of the module's other pages; an action without an address is not offered. */
export interface ListPaths<R = Row> {
  readonly create?: string;
  readonly import?: string;
  readonly detail?: { path(row: R): string }['path'];
  readonly update?: { path(row: R): string }['path'];
}

/** The module's own entry in the menu of a row. */
export interface RowAction<R = Row> {
  readonly key: string;
  readonly title: Text;
  readonly run: { run(row: R): void }['run'];
  /** False when the row does not offer the action. */
  readonly offered?: { offered(row: R): boolean }['offered'];
  /** Error code with which the services would refuse the action for this row now: shown disabled with the reason. */
  readonly refused?: { refused(row: R): RefusalCode }['refused'];
  /** True when it changes nothing, so that it works while the console is viewed as a role. */
  readonly reads?: boolean;
  readonly danger?: boolean;
}

/** The records of a bulk action. "All" is a filter and its count: the services resolve the records. */
export interface BulkTarget<R = Row> {
  readonly selection: Selection;
  /** The selected rows; empty for "all". */
  readonly rows: readonly R[];
  readonly filter: Readonly<Record<string, unknown>>;
  readonly count: number;
  /** Clears the selection; call it when the action is done. */
  readonly clear: () => void;
}

export interface BulkAction<R = Row> {
  readonly key: string;
  readonly title: Text;
  readonly run: { run(target: BulkTarget<R>): void }['run'];
  /** Error code with which the services would refuse the selection now: shown disabled with the reason. */
  readonly refused?: { refused(target: Pick<BulkTarget<R>, 'selection' | 'rows' | 'count'>): RefusalCode }['refused'];
  /** Also acts on whole filters, for those whose level allows changes of all, or the given action. */
  readonly all?: boolean | Action;
  readonly danger?: boolean;
}

/** Headings above the rows that belong together, while the list is sorted by what they have in common. */
export interface RowGroups<R = Row> {
  /** Sorts under which rows of a group follow each other. */
  readonly sorts: readonly string[];
  readonly of: { of(row: R): string }['of'];
  readonly heading: { heading(row: R): ReactNode }['heading'];
}

/** A second view of the module beside its list, such as a calendar. */
export interface ListTab {
  readonly key: string;
  readonly title: Text;
  readonly content: ReactNode;
}

/** Columns of a list, by name or with what the contract does not say. */
export type Columns<R = Row> = readonly (NameIn<R> | ListColumn<R>)[];

/** Reordering of rows by dragging and by Alt with the arrow keys. */
export interface Reorder<R = Row> {
  /** Whether the list in this state can be reordered, e.g. when filtered by one placement. */
  readonly allowed: { allowed(state: ListState): boolean }['allowed'];
  /** Saves the new order of all rows on the screen. */
  readonly save: { save(rows: readonly R[]): Promise<Outcome<unknown>> }['save'];
}

export interface ResourceListProps<R = Row> {
  readonly resource: Resource;
  /** Heading of the page; default: the title of the module's route. */
  readonly title?: Text;
  /** Name of the list among the tabs, where the heading says more than that; default: the heading. */
  readonly tabTitle?: Text;
  /** False inside a page with a heading. */
  readonly heading?: boolean;
  readonly columns?: Columns<R>;
  readonly paths?: ListPaths<R>;
  /** Sections of a record that is opened beside the list; all fields of the contract unless given. */
  readonly sections?: readonly DetailSection<R>[];
  /** What a press on a row opens beside the list, for records without a page of their own. */
  readonly rowPanel?: { rowPanel(row: R): ReactNode }['rowPanel'];
  /** Filters to use when the address has none. */
  readonly defaultFilters?: FilterTexts;
  /** Further parameters of the list call, e.g. the record whose children are listed. Keep the object stable. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly rowActions?: readonly RowAction<R>[];
  readonly bulkActions?: readonly BulkAction<R>[];
  /** Standard actions of a row, each only for those whose level allows it; default: all. */
  readonly offers?: { offers(row: R): readonly StandardAction[] }['offers'];
  /** Standard actions of a row that the services would refuse now, by error code: shown disabled with the reason. */
  readonly refuses?: { refuses(row: R): Partial<Record<StandardAction, RefusalCode>> }['refuses'];
  /** Error code with which the services would refuse a declared act of this person, whatever the records. */
  readonly refusesAct?: { refuses(name: string): RefusalCode }['refuses'];
  /** Further links and buttons: beside the title, or on the bar of a list within another page. */
  readonly toolbar?: ReactNode;
  /** Lesser actions of the list, beside its title. */
  readonly tools?: readonly ListTool[];
  /** Effective-dated records of which the export of this list offers those in force on a day. */
  readonly exportInForce?: Resource;
  /** Shows the menu "Semua", which changes the status of the whole filter, to those whose level allows it. */
  readonly wholeFilter?: boolean;
  /** Filters that only links set; each is shown while it is set. Keep the array stable. */
  readonly linkFilters?: readonly string[];
  readonly tabs?: readonly ListTab[];
  readonly groups?: RowGroups<R>;
  readonly reorder?: Reorder<R>;
  /** True for a row that changes by itself, such as a running job: the list is then polled every 5 s. */
  readonly moving?: { moving(row: R): boolean }['moving'];
  /**
   * Follows rows that change by themselves by events, and reads them again when one changes; the list is not polled
   * while `onOpen` has said true. Keep the function stable.
   * @returns stops it
   */
  readonly follow?: { follow(rows: readonly R[], onOpen: (isOpen: boolean) => void): () => void }['follow'];
  /** Shown below the heading, e.g. a warning of the module. */
  readonly note?: ReactNode;
  /** Names a row, where the contract's label is not enough. */
  readonly rowLabel?: { rowLabel(row: R): string }['rowLabel'];
}

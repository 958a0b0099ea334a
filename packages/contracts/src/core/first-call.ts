import type { Base } from './bases.ts';

/** What the path of a first call looks like. */
export const firstPath = /^[\w-]+(?:\/[\w-]+)*(?:\/\{secureId\})?$/;

/** Which call a page begins with: the list of its module, or the record that its address names. */
export type FirstCallKind = 'list' | 'detail';

/** What a page reads first: of its own module, or of the module whose list or record it shows. */
export type PageFirst =
  | FirstCallKind
  | {
      /** The module; that of the page unless given. */
      readonly of?: string;
      readonly kind: FirstCallKind;
      /** The parameter of the path with the record's id; the page's query or the first of its path unless given. */
      readonly by?: string;
    };

/** The call that a page begins with, as plain data: known before any of its code is fetched. */
export interface FirstCall {
  /** `middle` unless given. */
  readonly base?: Base;
  /** Below the base; `{secureId}` stands for the record in the page's address. */
  readonly path: string;
  /** Reading it may write an audit entry, so it is sent by a visit alone, not when a link is pointed at. */
  readonly audited?: true;
  /** Of a record: the parameter of the page's path with its id, where the query or the first one has another. */
  readonly by?: string;
  /** Of a list: rows per page unless the address says otherwise. */
  readonly size?: number;
  /** Of a list: as many rows as fill the window instead of `size`, which consoles read that do not know this. */
  readonly fits?: true;
  /** Of a list: the parameters of the address that are filters. */
  readonly filters?: readonly string[];
  /** Of these, the ones that take several values; all may where a release does not say it. */
  readonly several?: readonly string[];
  /** Of a work list: the filter of its first tab, which an address without one has. */
  readonly tab?: { readonly filter: string; readonly values: readonly string[] };
  /** The list is read with a filter only. */
  readonly needsFilter?: true;
}

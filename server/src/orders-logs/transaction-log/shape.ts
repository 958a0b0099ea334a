import { sql } from 'kysely';
import { ofOffice } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Sql, View } from '../../records/resource/definition.ts';
import { ofSource, said } from '../po-status/definition.ts';
import { chainOf } from './chain.ts';
import { logPeriod } from './period.ts';

export const column = (name: string): Sql => sql.ref(`t.${name}`);
/** Instants within JSON columns, in the form of all answers. */
export const withWireInstants = <Entry extends { readonly at: string }>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, at: toWireInstant(new Date(entry.at)) }));
const everything: Scope = { type: 'all' };

/** Rows of a log have no version and no editor. */
export const unchanged = {
  version: sql`1`,
  createdBy: sql`'SYSTEM'`,
  createdAt: 'at',
  updatedBy: sql`'SYSTEM'`,
  updatedAt: 'at',
} as const;

/** What all kinds of log know of a row; the order gives what the row itself lacks. */
export const facts = {
  at: column('at'),
  requestId: column('request_id'),
  applNo: column('appl_no'),
  custNo: column('cust_no'),
  businessLine: column('business_line'),
  sourceInput: column('source_input'),
  branch: sql`b.office_code || ' ' || b.name`,
  orderId: sql`o.id::text`,
  memberId: sql`o.member_id::text`,
};

/** The branch and the order of a row. */
export const around = sql`left join branch_view b on b.id = t.branch_id
  left join purchase_order o on o.appl_no = t.appl_no`;

/** How every kind of log is narrowed. Rows without a branch are seen by those who see all branches. */
export const narrowed = {
  scope: 'branch_id',
  narrow: logPeriod,
  together: ['from', 'to'],
  filters: {
    from: said,
    to: said,
    applNo: (no: string): Sql => sql`t.appl_no = ${no}`,
    custNo: (no: string): Sql => sql`t.cust_no = ${no}`,
    requestId: (id: string): Sql => sql`t.request_id = ${id}`,
    sourceInput: (source: string): Sql => ofSource(sql`t.source_input`, source),
    businessLine: (line: string): Sql => sql`t.business_line = ${line}`,
    branchId: (id: string): Sql => ofOffice('t.branch_id', id),
  },
} as const;

interface Row {
  readonly secureId: string;
  readonly requestId: string | null;
  readonly applNo: string | null;
}

/**
 * Adds to the rows of a page what their own SQL does not read: nothing in lists; to an opened row the rows of other
 * logs about it, and what its kind adds.
 * @param blank fields of the kind that lists lack
 */
export const loadRows =
  <R extends Row>(
    blank: Partial<Record<keyof R, null>>,
    more: (db: Db | Tx, row: R, view: View) => Promise<object> = async () => ({}),
  ) =>
  async (db: Db | Tx, rows: R[], view: View): Promise<void> => {
    for (const row of rows) {
      Object.assign(row, blank, { chain: null });
      if (view.of !== 'detail') continue;
      Object.assign(
        row,
        { chain: await chainOf(db, row, view.caller?.scope ?? everything) },
        await more(db, row, view),
      );
    }
  };

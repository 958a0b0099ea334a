import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { offeredGroups, type OfferedGroup } from '../../products/index.ts';

/** A range of rupiah of Base; without an end it is open. */
export interface Amounts {
  readonly from: number;
  readonly to: number | null;
}
/** What schemes offer for a tenor: which product groups, and which amounts. */
export interface Offered {
  readonly tenor: number;
  readonly groups: ReadonlySet<string>;
  readonly amounts: readonly Amounts[];
}

interface Scheme {
  readonly lobId: string;
  readonly groupIds: readonly string[] | null;
  readonly tenors: readonly string[] | null;
  readonly from: number | null;
  readonly to: number | null;
}

const schemeTables = { SPEKTRA: 'financial_scheme', NMC: 'financial_scheme_nmc' } as const;

async function schemesOf(db: Db | Tx, line: 'SPEKTRA' | 'NMC', day: string): Promise<readonly Scheme[]> {
  const { rows } = await sql<Scheme>`select lob_id as "lobId", product_group_ids as "groupIds", tenors,
      plafond_min as from, plafond_max as to
    from ${sql.table(schemeTables[line])} where status = 'active' and deleted_at is null
      and effective_from <= ${day}::date and (effective_to is null or effective_to >= ${day}::date)`.execute(db);
  return rows;
}

/** UFI has no schemes: its lines of business offer their own tenors. */
const ofLob = ({ lobId, groupId }: OfferedGroup): Scheme => ({
  lobId,
  groupIds: [groupId],
  tenors: null,
  from: null,
  to: null,
});

/** The tenors that schemes of a line offer on a day. */
export async function offeredOn(db: Db | Tx, line: BusinessLine, day: string): Promise<readonly Offered[]> {
  const groups = await offeredGroups(db, line, day);
  const schemes = line === 'UFI' ? groups.map(ofLob) : await schemesOf(db, line, day);
  const found = new Map<number, { groups: Set<string>; amounts: Map<string, Amounts> }>();
  for (const { lobId, groupIds, tenors, from, to } of schemes)
    for (const group of groups) {
      if (group.lobId !== lobId || (groupIds && groupIds.length > 0 && !groupIds.includes(group.groupId))) continue;
      for (const tenor of group.tenors) {
        if (tenors && !tenors.includes(String(tenor))) continue;
        const of = found.get(tenor) ?? { groups: new Set(), amounts: new Map() };
        of.groups.add(group.groupId);
        of.amounts.set(`${from} ${to}`, { from: from ?? 0, to });
        found.set(tenor, of);
      }
    }
  return [...found].map(([tenor, of]) => ({ tenor, groups: of.groups, amounts: [...of.amounts.values()] }));
}

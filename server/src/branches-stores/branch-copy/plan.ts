import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive-lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { fixedFields } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { same } from '../../platform/audit/differences.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { dayText, type Values } from '../../records/effective/rules.ts';
import { promosAbove } from '../branch-fees/promos-above.ts';
import { concessionsOf, linesRefused } from '../concessions/carry.ts';
import { effectiveOf } from '../../records/resource/period-overlap.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { selectFrom } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';

export type CopyKind = 'RATE' | 'FEE';

/** A rate or fee to write for a branch, and the one of that branch that it meets. */
export interface Planned {
  readonly kind: CopyKind;
  readonly values: Values;
  readonly effect: 'ADD' | 'REPLACE' | 'SAME' | 'REFUSED';
  readonly before: { readonly secureId: string; readonly values: Values } | null;
}

/** Rates and fees of a line, as resources. */
export interface Registered {
  readonly rates: RegisteredResource;
  readonly fees: RegisteredResource;
}

export interface Copying {
  readonly branchId: string;
  readonly sourceId: string;
  readonly effectiveFrom: string;
}

const valuesIn = ({ resource }: RegisteredResource, row: Values): Record<string, unknown> =>
  Object.fromEntries(Object.keys(resource.fields).map((name) => [name, row[name] ?? null]));

/** Whether two ranges meet; an empty end is open. */
const meets = (one: readonly [unknown, unknown], other: readonly [unknown, unknown]): boolean => {
  const before = (end: unknown, start: unknown) => end != null && (end as string | number) < (start as string | number);
  return !before(one[1], other[0]) && !before(other[1], one[0]);
};

/** The live rows of a branch that hold on a day or later. */
export async function liveRows(
  db: Db | Tx,
  registered: RegisteredResource,
  branchId: string,
  day: string,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`${selectFrom(registered)} where t.branch_id = ${branchId} and t.deleted_at is null
    and t.approval <> 'REJECTED' and (t.effective_to is null or t.effective_to >= ${day}::date)`.execute(db);
  return rows;
}

/** How a row is written beside the live rows of its branch: the rules of files (docs/model/branches-stores.md). */
function placed(
  registered: RegisteredResource,
  values: Values,
  live: readonly Row[],
  today: string,
): Pick<Planned, 'effect' | 'before'> {
  const effective = effectiveOf(registered);
  const { key, bands = [] } = effective;
  const days = (row: Values) => [row['effectiveFrom'], row['effectiveTo']] as const;
  const met = live.filter(
    (row) =>
      key.every((name) => same(row[name], values[name])) &&
      bands.every(([from, to]) => meets([row[from], row[to]], [values[from], values[to]])) &&
      meets(days(row), days(values)),
  );
  const [only, ...more] = met;
  if (!only) return { effect: 'ADD', before: null };
  const before = { secureId: only.secureId, values: valuesIn(registered, only) };
  const isOne = more.length === 0 && fixedFields(effective).every((name) => same(only[name], values[name]));
  const isApproved = only['phase'] === 'IN_FORCE' || only['phase'] === 'SCHEDULED';
  const isSame = Object.keys(registered.resource.fields).every(
    (name) => name === 'effectiveFrom' || same(only[name], values[name]),
  );
  if (isOne && isApproved && isSame) return { effect: 'SAME', before };
  const follows = isOne && only['phase'] === 'IN_FORCE' && dayText(values['effectiveFrom']) > today;
  return { effect: follows ? 'REPLACE' : 'REFUSED', before };
}

/** What holds in the source on the first day, and how it is written for the branch. */
async function plannedOf(
  db: Db | Tx,
  line: BusinessLine,
  kind: CopyKind,
  registered: RegisteredResource,
  { branchId, sourceId, effectiveFrom }: Copying,
  today: string,
): Promise<readonly Planned[]> {
  const order =
    kind === 'RATE'
      ? sql`t.product_group_id nulls first, t.tenor_from, t.id`
      : sql`t.fee_type, t.tenor_from, t.amount_from, t.id`;
  const { rows } = await sql<Row>`${selectFrom(registered)} where t.branch_id = ${sourceId} and t.deleted_at is null
    and ${inForceOn(effectiveFrom)} order by ${order}`.execute(db);
  const live = await liveRows(db, registered, branchId, effectiveFrom);
  const planned: Planned[] = [];
  for (const row of rows) {
    const values = { ...valuesIn(registered, row), branchId, effectiveFrom, carriedLines: null };
    planned.push({ kind, values, ...(await placedWithSheet(db, line, kind, registered, values, live, today)) });
  }
  return planned;
}

/** The concessions that a row takes over from the one whose place it takes. */
export async function carriedTo(
  db: Db | Tx,
  line: BusinessLine,
  kind: CopyKind,
  values: Values,
  before: string,
): Promise<readonly ExclusiveLine[]> {
  const of = kind === 'RATE' ? 'rate' : 'fee';
  return (await concessionsOf(db, line, of, [before], periodOf(values))).get(before) ?? [];
}

const periodOf = (values: Values) => ({
  effectiveFrom: dayText(values['effectiveFrom']),
  effectiveTo: (values['effectiveTo'] as string | null | undefined) ?? null,
});

/** The same as `placed`; a row that does not allow the concessions of the one before is left out. */
export async function placedWithSheet(
  db: Db | Tx,
  line: BusinessLine,
  kind: CopyKind,
  registered: RegisteredResource,
  values: Values,
  live: readonly Row[],
  today: string,
): Promise<Pick<Planned, 'effect' | 'before'>> {
  const found = placed(registered, values, live, today);
  if (kind === 'FEE' && isWritten(found) && (await promosAbove(db, line, values, today)).length > 0)
    return { ...found, effect: 'REFUSED' };
  if (found.effect !== 'REPLACE' || !found.before) return found;
  const lines = await carriedTo(db, line, kind, values, found.before.secureId);
  const refused = linesRefused(kind === 'RATE' ? 'rate' : 'fee', values, periodOf(values), lines);
  return refused.length > 0 ? { ...found, effect: 'REFUSED' } : found;
}

/** What a copy would write: rates first, then fees. */
export const planCopy = async (
  db: Db | Tx,
  line: BusinessLine,
  { rates, fees }: Registered,
  copying: Copying,
  today: string,
): Promise<readonly Planned[]> => [
  ...(await plannedOf(db, line, 'RATE', rates, copying, today)),
  ...(await plannedOf(db, line, 'FEE', fees, copying, today)),
];

export const isWritten = ({ effect }: Pick<Planned, 'effect'>): boolean => effect === 'ADD' || effect === 'REPLACE';

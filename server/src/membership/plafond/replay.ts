import { randomUUID } from 'node:crypto';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { grantByTiers } from './seed.ts';
import { applied, availableOf, effectOf, type PlafondParts } from './effects.ts';
import type { PlafondPosting } from './move.ts';
import { movementRow } from './movement-row.ts';
import type { MemberPlafondTable } from './table.ts';

const million = 1_000_000;
const nothing: PlafondParts = { total: 0, used: 0, reservedOrders: 0, reservedFamily: 0 };

type Stored = Selectable<MemberPlafondTable>;
type Posted = Omit<PlafondPosting, 'grant'>;

const keyOf = ({ memberId, line }: { readonly memberId: string; readonly line: BusinessLine }) => `${memberId} ${line}`;

const partsOf = (stored: Stored): PlafondParts => ({
  total: stored.total,
  used: stored.used,
  reservedOrders: stored.reserved_orders,
  reservedFamily: stored.reserved_family,
});

/** The limits of members in lines that have one, by member and line. */
async function limitsOf(tx: Tx, memberIds: readonly string[]): Promise<Map<string, Stored>> {
  const rows = await tx.selectFrom('member_plafond').selectAll().where('member_id', 'in', memberIds).execute();
  return new Map(rows.map((row) => [keyOf({ memberId: row.member_id, line: row.business_line }), row]));
}

/** The total that a limit needs for all of its movements, up to a whole million where it has less. */
function neededTotal(before: PlafondParts, postings: readonly Posted[]): number {
  let parts = before;
  let most = 0;
  for (const { move, amount } of postings) {
    parts = applied(parts, effectOf(move, amount)).after;
    most = Math.max(most, parts.used + parts.reservedOrders + parts.reservedFamily);
  }
  return most <= before.total ? before.total : Math.ceil(most / million) * million;
}

/** The rows of the movements of one limit, which continue those that it has. */
function movementsOf(id: string, before: PlafondParts, lastNo: number, postings: readonly Posted[]) {
  let parts = before;
  const rows = postings.map((posting, index) => {
    const { move, amount } = posting;
    const effect = effectOf(move, amount);
    const { after, short } = applied(parts, effect);
    if (short || (effect.needs && availableOf(parts) < amount))
      throw new Error(`The limit lacks ${amount} for ${posting.reference}`);
    const row = movementRow({ plafond_id: id, seq_no: lastNo + index + 1 }, posting, parts, after);
    parts = after;
    return row;
  });
  return { rows, after: parts };
}

/**
 * Posts the movements of seeded orders at once, in their order. Members get the limit of their tier in the lines where
 * they have none, and in each line what their orders need.
 */
export async function replayPlafond(tx: Tx, date: Date, postings: readonly Posted[]): Promise<void> {
  const byLimit = new Map<string, Posted[]>();
  for (const posting of postings) byLimit.set(keyOf(posting), [...(byLimit.get(keyOf(posting)) ?? []), posting]);
  const members = [...new Set(postings.map(({ memberId }) => memberId))];
  const before = await limitsOf(tx, members);
  const wanted = [...byLimit].map(([key, [first]]) => ({ key, memberId: first!.memberId, line: first!.line }));
  const without = wanted
    .filter(({ key }) => !before.has(key))
    .map(({ memberId, line }) => ({ member_id: memberId, business_line: line }));
  await grantByTiers(
    tx,
    date,
    sql`select member_id, business_line
      from jsonb_to_recordset(${JSON.stringify(without)}::jsonb) r(member_id uuid, business_line text)`,
  );
  const limits = await limitsOf(tx, members);
  const created: { id: string; member_id: string; business_line: BusinessLine }[] = [];
  const movements: ReturnType<typeof movementsOf>['rows'] = [];
  const sums = wanted.map(({ key, memberId, line }) => {
    const stored = limits.get(key);
    const id = stored?.id ?? randomUUID();
    if (!stored) created.push({ id, member_id: memberId, business_line: line });
    const parts = stored ? partsOf(stored) : nothing;
    const own = byLimit.get(key)!;
    const more = neededTotal(parts, own) - parts.total;
    const grant: Posted[] =
      more > 0
        ? [{ ...own[0]!, move: { kind: 'GRANT' }, amount: more, reference: 'SEED-ORDERS', approver: 'HOOPS01' }]
        : [];
    const lastNo = stored?.last_movement_no ?? 0;
    const { rows, after } = movementsOf(id, parts, lastNo, [...grant, ...own]);
    movements.push(...rows);
    return { id, ...after, last: lastNo + rows.length };
  });
  if (created.length > 0)
    await sql`insert into member_plafond (id, member_id, business_line)
      select id, member_id, business_line from jsonb_to_recordset(${JSON.stringify(created)}::jsonb)
        r(id uuid, member_id uuid, business_line text)`.execute(tx);
  await sql`insert into plafond_movement (plafond_id, seq_no, kind, amount, direction, balance_before, balance_after,
      total_after, used_after, reserved_orders_after, reserved_family_after, reference, maker, approver, at)
    select plafond_id, seq_no, kind, amount, direction, balance_before, balance_after, total_after, used_after,
      reserved_orders_after, reserved_family_after, reference, maker, approver, at
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) r(plafond_id uuid, seq_no int, kind text,
      amount bigint, direction text, balance_before bigint, balance_after bigint, total_after bigint,
      used_after bigint, reserved_orders_after bigint, reserved_family_after bigint, reference text, maker text,
      approver text, at timestamptz)`.execute(tx);
  await sql`update member_plafond p set total = s.total, used = s.used, reserved_orders = s."reservedOrders",
      reserved_family = s."reservedFamily", last_movement_no = s.last
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) s(id uuid, total bigint, used bigint,
      "reservedOrders" bigint, "reservedFamily" bigint, last int) where p.id = s.id`.execute(tx);
}

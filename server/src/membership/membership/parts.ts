import {
  latestRows,
  type MemberAccountOfMoney,
  type MemberDocument,
  type MemberLimit,
  type MemberMovement,
} from '@console/contracts/membership/membership';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import { lacksOf } from '../join/lacks.ts';
import type { MemberOrders } from '../member/orders.ts';
import { contractsOf } from '../payment-history/contracts.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';

const inOrder = (line: Sql) => sql`array_position(array['SPEKTRA', 'NMC', 'UFI'], ${line})`;
type Kept<Row> = Row & { readonly id: string };

/** Limits of a member by line; lines with a customer number and no limit are there too. */
async function readLimits(db: Db, memberId: string): Promise<Kept<MemberLimit>[]> {
  const { rows } = await sql<Kept<MemberLimit>>`
    select l.id, coalesce(l.business_line, c.business_line) as line, c.cust_no as "custNo",
      coalesce(l.total, 0) as total, coalesce(l.used, 0) as used, coalesce(l.reserved_orders, 0) as "reservedOrders",
      coalesce(l.reserved_family, 0) as "reservedFamily", coalesce(l.available, 0) as available, t.name as tier,
      l.valid_until as "validUntil"
    from (select * from member_plafond where member_id = ${memberId}) l
      full join (select * from member_cust_no where member_id = ${memberId}) c on c.business_line = l.business_line
      left join plafond_tier t on t.id = l.tier_id
    order by ${inOrder(sql`coalesce(l.business_line, c.business_line)`)}`.execute(db);
  return rows;
}

async function readAccounts(db: Db, texts: ProtectedText, memberId: string): Promise<Kept<MemberAccountOfMoney>[]> {
  const { rows } = await sql<Kept<MemberAccountOfMoney>>`
    select id, id as "secureId", business_line as line, escrow_no_encrypted as "escrowNo", balance, held, available,
      state
    from escrow_account where member_id = ${memberId} and deleted_at is null
    order by ${inOrder(sql`business_line`)}, created_at desc`.execute(db);
  return rows.map((row) => ({ ...row, escrowNo: String(mask('account', texts.decrypt(row.escrowNo))) }));
}

/** The latest movements of each account of a ledger. */
async function movementsOf(
  db: Db,
  ids: readonly (string | null)[],
  [table, key]: readonly [table: string, key: string],
): Promise<ReadonlyMap<string, MemberMovement[]>> {
  const { rows } = await sql<MemberMovement & { of: string }>`
    select a.id as of, m.* from unnest(${ids.filter((id) => id !== null)}::uuid[]) a(id) cross join lateral (
      select seq_no as "seqNo", kind, direction, amount, balance_before as "balanceBefore",
        balance_after as "balanceAfter", reference, maker, approver, at
      from ${sql.table(table)} where ${sql.ref(key)} = a.id order by seq_no desc limit ${latestRows}) m
    order by m."seqNo" desc`.execute(db);
  const found = new Map<string, MemberMovement[]>();
  for (const { of, ...row } of rows) found.set(of, [...(found.get(of) ?? []), row]);
  return found;
}

const without = <Row extends { readonly id: string }>({ id: _id, ...row }: Row): Omit<Row, 'id'> => row;

/** Limits of a member, with the contracts that use them and their latest movements. */
export async function limitsOf(db: Db, orders: MemberOrders, memberId: string, now: Date) {
  const [limits, contracts] = await Promise.all([readLimits(db, memberId), contractsOf(db, orders, memberId, now)]);
  const movements = await movementsOf(
    db,
    limits.map(({ id }) => id),
    ['plafond_movement', 'plafond_id'],
  );
  return limits.map((row) => ({
    ...without(row),
    contracts: contracts.filter(({ line }) => line === row.line),
    movements: movements.get(row.id) ?? [],
  }));
}

/** Money held for a member, with its latest movements. */
export async function escrowOf(db: Db, texts: ProtectedText, memberId: string) {
  const accounts = await readAccounts(db, texts, memberId);
  const movements = await movementsOf(
    db,
    accounts.map(({ id }) => id),
    ['escrow_movement', 'escrow_id'],
  );
  return accounts.map((row) => ({ ...without(row), movements: movements.get(row.id) ?? [] }));
}

/** Documents of a member, current ones first, with what the last look at each said. */
export async function documentsOf(db: Db, texts: ProtectedText, memberId: string): Promise<MemberDocument[]> {
  const { rows } = await sql<MemberDocument>`
    select d.id as "secureId", d.document_type as "documentType", d.current, d.source,
      d.number_encrypted as number, d.valid_until as "validUntil", d.uploaded_by as "uploadedBy",
      d.uploaded_at as "uploadedAt", (select s.state from photo_screening s where s.document_id = d.id
        order by s.taken_at desc limit 1) as screening
    from member_document d where d.member_id = ${memberId}
    order by d.current desc, d.document_type, d.uploaded_at desc limit 200`.execute(db);
  return rows.map((row) => ({ ...row, number: row.number && mask('nik', texts.decrypt(row.number)) }));
}

/** What is open of a member in this domain. */
async function openOf(db: Db, memberId: string) {
  const { rows } = await sql<{ photos: number; families: number; surveys: number }>`select
    (select count(*)::int from photo_screening where member_id = ${memberId} and state in ('WAITING', 'ESCALATED'))
      as photos,
    (select count(*)::int from family_financing where ${memberId}::uuid in (main_member_id, family_member_id)
      and state in ('SUBMITTED', 'UNDER_REVIEW', 'RECOMMENDED', 'RETURNED')) as families,
    (select count(*)::int from survey where member_id = ${memberId} and follow_up in ('OPEN', 'IN_PROGRESS'))
      as surveys`.execute(db);
  return rows[0]!;
}

/** What stands above the parts of the page: limits, money held and open cases. */
export async function overviewOf(db: Db, texts: ProtectedText, memberId: string) {
  const [limits, accounts, open, member] = await Promise.all([
    readLimits(db, memberId),
    readAccounts(db, texts, memberId),
    openOf(db, memberId),
    db.selectFrom('member').select('status').where('id', '=', memberId).executeTakeFirst(),
  ]);
  const lacks = member?.status === 'pending' ? await lacksOf(db, memberId) : null;
  return { limits: limits.map(without), accounts: accounts.map(without), open, lacks };
}

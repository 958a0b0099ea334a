import type { balanceLog, BalanceLogRow } from '@console/contracts/orders-logs/transaction-log';
import { withoutGroups } from '@console/contracts/core/clean-text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Definition, Sql, View } from '../../records/resource/definition.ts';
import { ofSource } from '../po-status/definition.ts';
import { column, loadRows, narrowed, unchanged } from './shape.ts';

const around = 5;

/** Five movements of the account before and after this one, and its last check. */
async function more(db: Db | Tx, { secureId }: BalanceLogRow): Promise<object> {
  const account = await db
    .selectFrom('balance_log_view')
    .select(['account_id as id', 'seq_no as no'])
    .where('id', '=', secureId)
    .executeTakeFirstOrThrow();
  const { rows: neighbours } = await sql`select id as "secureId", seq_no as "seqNo", at, kind, amount,
      balance_before as "balanceBefore", balance_after as "balanceAfter"
    from balance_log_view where account_id = ${account.id} and row_kind = 'MOVEMENT'
      and seq_no between ${account.no - around} and ${account.no + around}
    order by seq_no`.execute(db);
  const { rows: checks } = await sql`select at, expected, found, result from balance_log_view
    where account_id = ${account.id} and row_kind = 'CHECK' order by at desc limit 1`.execute(db);
  return { neighbours, lastCheck: checks[0] ?? null };
}

/** A number of an account, a customer or a reference. */
const search =
  (texts: ProtectedText) =>
  (_pattern: string, typed: string): Sql => {
    const number = withoutGroups(typed.trim());
    return sql`(t.reference_no = ${typed.trim()} or t.account_hash = ${texts.hash(number)} or t.account_no = ${number}
      or t.member_id in (select id from member_view where cust_main_no = ${number}))`;
  };

/** Movements of limits and money held, with the checks of accounts: the rows of the ledgers themselves. */
export const balanceDefinition = (texts: ProtectedText): Definition<typeof balanceLog> => {
  const load = loadRows<BalanceLogRow>({ neighbours: null, lastCheck: null }, more);
  return {
    ...narrowed,
    table: 'balance_log_view',
    columns: unchanged,
    lookups: sql`left join branch_view b on b.id = t.branch_id left join member_view m on m.id = t.member_id
      left join purchase_order o on o.appl_no = t.reference_no`,
    where: sql`true`,
    derived: {
      at: column('at'),
      requestId: sql`null::text`,
      applNo: sql`o.appl_no`,
      custNo: sql`m.cust_main_no`,
      businessLine: column('business_line'),
      sourceInput: sql`o.source_input`,
      branch: sql`b.office_code || ' ' || b.name`,
      orderId: sql`o.id::text`,
      memberId: sql`t.member_id::text`,
      rowKind: column('row_kind'),
      accountKind: column('account_kind'),
      accountNo: sql`coalesce(t.account_no, t.account_encrypted)`,
      memberName: sql`m.name`,
      seqNo: column('seq_no'),
      kind: column('kind'),
      direction: column('direction'),
      amount: column('amount'),
      balanceBefore: column('balance_before'),
      balanceAfter: column('balance_after'),
      totalAfter: column('total_after'),
      usedAfter: column('used_after'),
      reservedAfter: column('reserved_after'),
      heldAfter: column('held_after'),
      referenceNo: column('reference_no'),
      maker: column('maker'),
      approver: column('approver'),
      expected: column('expected'),
      found: column('found'),
      firstBadSeq: column('first_bad_seq'),
      result: column('result'),
    },
    filters: {
      ...narrowed.filters,
      // Movements have the source of their order.
      sourceInput: (source: string) => sql`exists (select from purchase_order s
        where s.appl_no = t.reference_no and ${ofSource(sql`s.source_input`, source)})`,
      applNo: (no: string) => sql`t.reference_no = ${no}`,
      custNo: (no: string) => sql`t.member_id in (select id from member_view where cust_main_no = ${no})`,
      // Movements are traced by their reference.
      requestId: (id: string) => sql`t.reference_no = ${id}`,
      rowKind: (kind: string) => sql`t.row_kind = ${kind}`,
      accountKind: (kind: string) => sql`t.account_kind = ${kind}`,
      movementKind: (kind: string) => sql`t.kind = ${kind}`,
      amountFrom: (amount: number) => sql`t.amount >= ${amount}`,
      amountTo: (amount: number) => sql`t.amount <= ${amount}`,
      result: (result: string) => sql`t.result = ${result}`,
    },
    search: search(texts),
    async load(db, rows, view: View) {
      for (const row of rows as { -readonly [N in keyof BalanceLogRow]: BalanceLogRow[N] }[])
        if (row.accountKind === 'ESCROW') row.accountNo = texts.decrypt(row.accountNo);
      await load(db, rows as BalanceLogRow[], view);
    },
  };
};

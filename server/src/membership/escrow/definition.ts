import { escrowAccounts, type EscrowAccount } from '@console/contracts/membership/escrow/accounts';
import { escrowMovements } from '@console/contracts/membership/escrow/movements';
import { escrowWithdrawals, type EscrowWithdrawal } from '@console/contracts/membership/escrow/withdrawals';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Scope } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { midnight } from '../../platform/database/midnight.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { ofMember } from '../member/of-member.ts';
import { define } from '../../records/resource/definition.ts';

const joins = sql`join escrow_account a on a.id = t.escrow_id`;
const column = (name: string) => sql.ref(`t.${name}`);
const scope = (of: Scope) => inBranches(of, sql`a.branch_id`);
const ofAccount = (id: string) => sql`t.escrow_id = ${isUuid(id) ? id : null}::uuid`;
type Filled<R> = { -readonly [Name in keyof R]: R[Name] };

/** How escrow accounts are read; each is seen by who sees the member. Their changes are changes of members. */
export const accountDefinition = (texts: ProtectedText) =>
  define(escrowAccounts, {
    table: 'escrow_account',
    lookups: sql`left join member m on m.id = t.member_id left join branch_view b on b.id = t.branch_id`,
    derived: {
      escrowNo: column('escrow_no_encrypted'),
      memberId: column('member_id'),
      memberNo: sql`m.member_no`,
      memberName: sql`m.name`,
      branch: sql`b.office_code || ' ' || b.name`,
      businessLine: column('business_line'),
      state: column('state'),
      balance: column('balance'),
      held: column('held'),
      available: column('available'),
      payoutBank: column('payout_bank'),
      payoutAccountNo: column('payout_account_encrypted'),
      payoutAccountName: column('payout_account_name'),
      payoutChangedAt: column('payout_changed_at'),
      openedAt: column('created_at'),
      lastMovementAt: column('last_movement_at'),
    },
    scope: 'branch_id',
    filters: { memberId: (id: string) => ofMember('t.member_id', id) },
    async load(_db, records) {
      for (const record of records as Filled<EscrowAccount>[]) {
        record.escrowNo = texts.decrypt(record.escrowNo);
        if (record.payoutAccountNo !== null) record.payoutAccountNo = texts.decrypt(record.payoutAccountNo);
      }
    },
  });

/** How movements are read: rows that are added and never changed. */
export const movementDefinition = () =>
  define(escrowMovements, {
    table: 'escrow_movement',
    where: sql`true`,
    joins,
    columns: { version: sql`1`, createdBy: 'maker', createdAt: 'at', updatedBy: 'maker', updatedAt: 'at' },
    derived: {
      seqNo: column('seq_no'),
      at: column('at'),
      valueDate: column('value_date'),
      kind: column('kind'),
      direction: column('direction'),
      reference: column('reference'),
      amount: column('amount'),
      debit: sql`case t.direction when 'out' then t.amount end`,
      credit: sql`case t.direction when 'in' then t.amount end`,
      heldBefore: column('held_before'),
      held: column('held_after'),
      balanceBefore: column('balance_before'),
      balance: column('balance_after'),
      reversalOf: column('reversal_of'),
      source: column('source'),
      maker: column('maker'),
      approver: column('approver'),
    },
    scope,
    filters: {
      escrowId: ofAccount,
      from: (day: string) => sql`t.at >= ${midnight(day)}`,
      to: (day: string) => sql`t.at < ${midnight(day, 1)}`,
    },
    ties: { at: [column('seq_no')] },
    together: ['escrowId', 'from', 'to'],
  });

/** How withdrawals are read. */
export const withdrawalDefinition = (texts: ProtectedText) =>
  define(escrowWithdrawals, {
    table: 'escrow_withdrawal',
    joins,
    lookups: sql`left join member m on m.id = a.member_id`,
    derived: {
      escrowId: column('escrow_id'),
      withdrawalNo: column('withdrawal_no'),
      memberName: sql`m.name`,
      businessLine: sql`a.business_line`,
      amount: column('amount'),
      payoutBank: column('payout_bank'),
      payoutAccountNo: column('payout_account_encrypted'),
      payoutAccountName: column('payout_account_name'),
      source: column('source'),
      reference: column('reference'),
      state: column('state'),
      requestedAt: column('requested_at'),
      endedAt: column('ended_at'),
      note: column('note'),
    },
    scope,
    filters: { escrowId: ofAccount },
    ties: { requestedAt: [column('withdrawal_no')] },
    async load(_db, records) {
      for (const record of records as Filled<EscrowWithdrawal>[])
        record.payoutAccountNo = texts.decrypt(record.payoutAccountNo);
    },
  });

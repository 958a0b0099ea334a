import type { AccountSectionName, MemberSectionName } from '@console/contracts/membership/member-change';
import { escrowFields, memberSections } from '@console/contracts/membership/member-change';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { EscrowAccountTable } from '../escrow/table.ts';
import type { Moved, MovedValues, Value } from './values.ts';

export type StoredAccount = Selectable<EscrowAccountTable>;

/** Fields of an escrow account that are changed: what is stored, or nothing where a movement follows. */
const stored = {
  payoutBank: ({ payout_bank }) => payout_bank,
  payoutAccountNo: ({ payout_account_encrypted: sealed }, texts) => (sealed === null ? null : texts.decrypt(sealed)),
  payoutAccountName: ({ payout_account_name }) => payout_account_name,
  escrowState: ({ state }) => state,
  escrowLine: () => null,
  escrowReversal: () => null,
  escrowReversedAmount: () => null,
} as const satisfies Readonly<Record<string, (account: StoredAccount, texts: ProtectedText) => Value>>;

export type AccountField = keyof typeof stored;
export const isOfAccount = (name: string): name is AccountField => Object.hasOwn(stored, name);
export const isAccountSection = (name: MemberSectionName): name is AccountSectionName =>
  memberSections[name].account !== undefined;

/** What an account has in a field now. */
export const accountValue = (texts: ProtectedText, account: StoredAccount | undefined, name: AccountField): Value =>
  account ? stored[name](account, texts) : null;

/** The account with this id, and its member. @throws Refusal NOT_FOUND */
export async function accountOf(tx: Tx, id: string): Promise<{ memberId: string; escrowId: string }> {
  const account = await tx
    .selectFrom('escrow_account')
    .select('member_id')
    .where('id', '=', isUuid(id) ? id : null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!account) throw notFound();
  return { memberId: account.member_id, escrowId: id };
}

/** What moves with the reversal of a movement. */
async function reversedAmount(tx: Tx, escrowId: string, seqNo: number): Promise<number | null> {
  const movement = await tx
    .selectFrom('escrow_movement')
    .select(['direction', 'amount'])
    .where('escrow_id', '=', escrowId)
    .where('seq_no', '=', seqNo)
    .executeTakeFirst();
  if (!movement || movement.direction === 'none') return null;
  return movement.direction === 'in' ? -movement.amount : movement.amount;
}

/** What a section makes of an account. */
export async function movedByAccount(
  tx: Tx,
  texts: ProtectedText,
  account: StoredAccount,
  section: AccountSectionName,
  given: Readonly<Record<string, unknown>>,
): Promise<MovedValues> {
  const { account: step } = memberSections[section];
  if (step?.to) return { escrowState: { before: account.state, after: step.to } };
  if (section === 'escrow') {
    const amount = Number(given['escrowAmount']);
    const after = given['escrowWay'] === 'OUT' ? -amount : amount;
    return { [escrowFields[account.business_line]]: { before: null, after } };
  }
  if (section === 'escrowReverse') {
    const seqNo = Number(given['escrowReversal']);
    const amount = await reversedAmount(tx, account.id, seqNo);
    return {
      escrowReversal: { before: null, after: seqNo },
      ...(amount === null ? {} : { escrowReversedAmount: { before: null, after: amount } }),
    };
  }
  const names = ['payoutBank', 'payoutAccountNo', 'payoutAccountName'] as const;
  return Object.fromEntries(
    names
      .map((name): [string, Moved] => [
        name,
        { before: stored[name](account, texts), after: (given[name] ?? null) as Value },
      ])
      .filter(([, { before, after }]) => before !== after),
  );
}

import type { EscrowKind } from '@console/contracts/membership/escrow';
import type { Direction } from '@console/contracts/membership/plafond';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { protectedText, type ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';

const dayMs = 86_400_000;
const accounts = 120;
const frozen = new Set([25, 50, 75, 100]);

/** Id of the escrow account of member i, 1-120. */
export const escrowId = (i: number): string => seedId('escrow-account', String(i));

/** Kinds of the movements of an account in order, and what each does. */
const flows: readonly (readonly [kind: EscrowKind, direction: Direction, amount: number])[] = [
  ['OVERPAYMENT', 'in', 500_000],
  ['INSTALMENT', 'out', 150_000],
  ['CASHBACK', 'in', 25_000],
  ['HOLD', 'none', 20_000],
  ['RELEASE', 'none', 20_000],
  ['CARD_FEE', 'out', 25_000],
  ['REFUND', 'in', 75_000],
  ['DP_RETURN', 'in', 100_000],
  ['WITHDRAWAL', 'out', 60_000],
  ['CASHBACK', 'in', 30_000],
  ['INSTALMENT', 'out', 90_000],
];

/** The movements of the account of member i, and what they leave. */
function ledgerOf(i: number, date: Date) {
  let [balance, held] = [0, 0];
  const movements = flows.slice(0, (i % 9) + 3).map(([kind, direction, amount], index) => {
    const before = { balance_before: balance, held_before: held };
    balance += direction === 'in' ? amount : direction === 'out' ? -amount : 0;
    held += kind === 'HOLD' ? amount : kind === 'RELEASE' ? -amount : 0;
    const at = new Date(date.getTime() - (60 - 5 * index) * dayMs - i * 60_000);
    return {
      escrow_id: escrowId(i),
      seq_no: index + 1,
      direction,
      kind,
      amount,
      ...before,
      balance_after: balance,
      held_after: held,
      reference: `SEED-${index + 1}`,
      value_date: jakartaDay(at),
      source: 'SYSTEM',
      maker: 'SYSTEM',
      approver: null,
      reversal_of: null,
      at,
    };
  });
  return { balance, held, movements };
}

const banks = ['Bank Mandiri', 'BCA', 'BRI', 'BNI'] as const;

/** Two of three members gave an account to be paid to. */
const payoutOf = (i: number, texts: ProtectedText, date: Date) =>
  i % 3 === 0
    ? { payout_bank: null, payout_account_encrypted: null, payout_account_name: null, payout_changed_at: null }
    : {
        payout_bank: banks[i % banks.length]!,
        payout_account_encrypted: texts.encrypt(String(7_100_000_000 + 1_117 * i)),
        payout_account_name: seedMember(i).name.toUpperCase(),
        payout_changed_at: new Date(date.getTime() - 60 * dayMs),
      };

/** One SPEKTRA account for each of the members 1-120, four of them frozen (docs/model/membership.md#escrow). */
export const seed: Seed = {
  name: 'escrow',
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const ledgers = Array.from({ length: accounts }, (_, index) => ({ i: index + 1, ...ledgerOf(index + 1, date) }));
    await tx
      .insertInto('escrow_account')
      .values(
        ledgers.map(({ i, balance, held, movements }) => ({
          id: escrowId(i),
          ...protectedColumns(texts, { escrow_no: `88010${seedMember(i).custMainNo}1` }),
          member_id: memberId(i),
          business_line: 'SPEKTRA' as const,
          balance,
          held,
          ...payoutOf(i, texts, date),
          state: frozen.has(i) ? ('FROZEN' as const) : ('ACTIVE' as const),
          last_movement_no: movements.length,
          last_movement_at: movements.at(-1)!.at,
          created_by: 'SYSTEM',
          created_at: new Date(date.getTime() - 61 * dayMs),
          updated_by: 'SYSTEM',
          updated_at: date,
        })),
      )
      .execute();
    await tx
      .insertInto('escrow_movement')
      .values(ledgers.flatMap(({ movements }) => movements))
      .execute();
  },
};

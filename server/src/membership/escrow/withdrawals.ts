import { escrowWithdrawals } from '@console/contracts/membership/escrow/withdrawals';
import { randomUUID } from 'node:crypto';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { escrowRules as rules, type WithdrawalState } from '@console/contracts/membership/escrow';
import { sql, type Selectable } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid, invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { postEscrow } from './post.ts';
import type { EscrowWithdrawalTable } from './pages-migration.ts';
import type { EscrowAccountTable } from './table.ts';

const hourMs = 3_600_000;
type Withdrawal = Selectable<EscrowWithdrawalTable>;

interface Wanted {
  readonly memberNo: string;
  readonly line: BusinessLine;
  readonly amount: number;
  readonly reference: string;
}

/** References of earlier calls are stored as they were written. */
const saidAs = (reference: string) => sql<boolean>`upper(trim(reference)) = ${reference}`;

/** Where an account pays to. @throws Refusal ESCROW_NO_PAYOUT, ESCROW_PAYOUT_RECENT */
function payoutOf(account: Selectable<EscrowAccountTable>, at: Date) {
  const { payout_bank: bank, payout_account_encrypted: number, payout_account_name: name } = account;
  if (bank === null || number === null || name === null) throw new Refusal('ESCROW_NO_PAYOUT');
  const changed = account.payout_changed_at === null ? null : Date.parse(account.payout_changed_at);
  const until = changed === null ? null : new Date(changed + rules.payoutSettlesHours * hourMs);
  if (until !== null && until > at)
    throw new Refusal('ESCROW_PAYOUT_RECENT', { parameters: { until: toWireInstant(until) } });
  return { payout_bank: bank, payout_account_encrypted: number, payout_account_name: name };
}

const postingOf = ({ id, escrow_id: escrowId, amount, source }: Withdrawal, maker: string, at: Date) => ({
  escrowId,
  amount,
  reference: `WITHDRAWAL-${id}`,
  source,
  maker,
  at,
});

/**
 * Asks for a withdrawal: the money is held until the payment ends. One that is repeated is the first one.
 * @throws Refusal VALIDATION for an unknown member, ESCROW_DUPLICATE_REFERENCE, ESCROW_NO_PAYOUT, ESCROW_PAYOUT_RECENT,
 *   those of `postEscrow`
 */
export async function requestWithdrawal(tx: Tx, wanted: Wanted, source: string, at: Date): Promise<Withdrawal> {
  const { memberNo, line, amount, reference } = wanted;
  await lockByName(tx, `escrow-withdrawal:${source}:${reference}`);
  const account = await tx
    .selectFrom('escrow_account as a')
    .innerJoin('member as m', 'm.id', 'a.member_id')
    .selectAll('a')
    .where('m.member_no', '=', memberNo)
    .where('m.deleted_at', 'is', null)
    .where('a.business_line', '=', line)
    .where('a.state', '<>', 'CLOSED')
    .forUpdate('a')
    .executeTakeFirst();
  if (!account) throw invalid({ field: 'memberNo', code: 'NOT_FOUND' });
  const known = await tx
    .selectFrom('escrow_withdrawal')
    .selectAll()
    .where('source', '=', source)
    .where(saidAs(reference))
    .executeTakeFirst();
  if (known) {
    if (known.escrow_id === account.id && known.amount === amount) return known;
    throw new Refusal('ESCROW_DUPLICATE_REFERENCE', { parameters: { reference } });
  }
  const withdrawal = await tx
    .insertInto('escrow_withdrawal')
    .values({
      id: randomUUID(),
      escrow_id: account.id,
      amount,
      ...payoutOf(account, at),
      source,
      reference,
      requested_at: at,
      ended_at: null,
      note: null,
      created_by: source,
      created_at: at,
      updated_by: source,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await postEscrow(tx, { ...postingOf(withdrawal, source, at), kind: 'HOLD' });
  return withdrawal;
}

const leavesFrom: Readonly<Record<Exclude<WithdrawalState, 'REQUESTED'>, readonly WithdrawalState[]>> = {
  SENT: ['REQUESTED'],
  PAID: ['REQUESTED', 'SENT'],
  FAILED: ['REQUESTED', 'SENT'],
  CANCELLED: ['REQUESTED'],
};

interface Step {
  readonly state: Exclude<WithdrawalState, 'REQUESTED'>;
  readonly by: string;
  readonly note: string | null;
  readonly at: Date;
}

/** The next step of a withdrawal: one that ends releases what was held, and a paid one takes it out. */
async function go(tx: Tx, withdrawal: Withdrawal, { state, by, note, at }: Step): Promise<Withdrawal> {
  if (!leavesFrom[state].includes(withdrawal.state)) throw invalidState(withdrawal.state, state.toLowerCase());
  const posting = postingOf(withdrawal, by, at);
  if (state !== 'SENT') await postEscrow(tx, { ...posting, kind: 'RELEASE' });
  if (state === 'PAID') await postEscrow(tx, { ...posting, kind: 'WITHDRAWAL' });
  return tx
    .updateTable('escrow_withdrawal')
    .set({
      state,
      note: note ?? withdrawal.note,
      ended_at: state === 'SENT' ? null : at,
      version: sql`version + 1`,
      updated_by: by,
      updated_at: at,
    })
    .where('id', '=', withdrawal.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const locked = (tx: Tx, id: string) =>
  tx.selectFrom('escrow_withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * What the application says of a payment of its own; the same twice is once.
 * @throws Refusal NOT_FOUND, INVALID_STATE
 */
export async function withdrawalOutcome(
  tx: Tx,
  { reference, state, note }: { readonly reference: string; readonly state: Step['state']; readonly note?: string },
  source: string,
  at: Date,
): Promise<Withdrawal> {
  const known = await tx
    .selectFrom('escrow_withdrawal')
    .select('id')
    .where('source', '=', source)
    .where(saidAs(reference))
    .executeTakeFirst();
  const withdrawal = known && (await locked(tx, known.id));
  if (!withdrawal) throw notFound();
  if (withdrawal.state === state) return withdrawal;
  return go(tx, withdrawal, { state, by: source, note: note ?? null, at });
}

/** Takes back what is not sent. @throws Refusal NOT_FOUND, STALE_VERSION, INVALID_STATE */
export async function cancelWithdrawal(
  tx: Tx,
  { caller, body }: { readonly caller: Caller; readonly body: { secureId: string; version: number; reason: string } },
  at: Date,
): Promise<Withdrawal> {
  const seen = await tx
    .selectFrom('escrow_withdrawal as w')
    .innerJoin('escrow_account as a', 'a.id', 'w.escrow_id')
    .innerJoin('member as m', 'm.id', 'a.member_id')
    .select('w.id')
    .where('w.id', '=', body.secureId)
    .where(inBranches(caller.scope, 'm.branch_id'))
    .executeTakeFirst();
  const withdrawal = seen && (await locked(tx, seen.id));
  if (!withdrawal) throw notFound();
  requireVersion(withdrawal, body.version, escrowWithdrawals);
  return go(tx, withdrawal, { state: 'CANCELLED', by: caller.username, note: body.reason, at });
}

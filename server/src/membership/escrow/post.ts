import type { EscrowKind } from '@console/contracts/membership/escrow';
import type { Direction } from '@console/contracts/membership/plafond';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { EscrowAccountTable, EscrowMovementTable } from './table.ts';

interface Posted {
  readonly escrowId: string;
  /** What the movement is for, unique among those of its kind: a repeated posting is the first one. */
  readonly reference: string;
  readonly source: string;
  readonly maker: string;
  readonly approver?: string | null;
  /** The day from which it counts; that of `at` unless given. */
  readonly valueDate?: string;
  readonly at: Date;
}

export interface EscrowPosting extends Posted {
  readonly kind: Exclude<EscrowKind, 'REVERSAL'>;
  /** Whole rupiah, above 0. */
  readonly amount: number;
}

type Account = Selectable<EscrowAccountTable>;
type Movement = Selectable<EscrowMovementTable>;
type Flow = Pick<Movement, 'kind' | 'direction' | 'amount' | 'reversal_of'>;

const incoming: ReadonlySet<string> = new Set(['OVERPAYMENT', 'REFUND', 'CASHBACK', 'DP_RETURN', 'ADJUST_IN']);
const directionOf = (kind: EscrowPosting['kind']): Direction =>
  kind === 'HOLD' || kind === 'RELEASE' ? 'none' : incoming.has(kind) ? 'in' : 'out';

/** The account, locked. @throws Refusal NOT_FOUND */
async function lockedAccount(tx: Tx, id: string): Promise<Account> {
  const account = await tx.selectFrom('escrow_account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!account) throw notFound();
  return account;
}

const movementsOf = (tx: Tx, escrowId: string) =>
  tx.selectFrom('escrow_movement').selectAll().where('escrow_id', '=', escrowId);

/** Refuses what the state or the balance of an account does not allow. */
function check({ state, available, held }: Account, { direction, kind, amount }: Flow): void {
  if (state === 'CLOSED') throw new Refusal('ESCROW_CLOSED');
  if (state === 'FROZEN' && direction !== 'in') throw new Refusal('ESCROW_FROZEN');
  const taken = direction === 'out' || kind === 'HOLD';
  const most = kind === 'RELEASE' ? held : available;
  if ((taken || kind === 'RELEASE') && amount > most)
    throw new Refusal('ESCROW_INSUFFICIENT', { parameters: { available: most } });
}

async function append(tx: Tx, account: Account, flow: Flow, posted: Posted): Promise<Movement> {
  check(account, flow);
  const { kind, direction, amount } = flow;
  const sign = { in: 1, out: -1, none: 0 }[direction];
  const seqNo = (account.last_movement_no ?? 0) + 1;
  const balance = account.balance + sign * amount;
  const held = account.held + (kind === 'HOLD' ? amount : kind === 'RELEASE' ? -amount : 0);
  const movement = await tx
    .insertInto('escrow_movement')
    .values({
      ...flow,
      escrow_id: account.id,
      seq_no: seqNo,
      balance_before: account.balance,
      balance_after: balance,
      held_before: account.held,
      held_after: held,
      reference: posted.reference,
      value_date: posted.valueDate ?? jakartaDay(posted.at),
      source: posted.source,
      maker: posted.maker,
      approver: posted.approver ?? null,
      at: posted.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('escrow_account')
    .set({ balance, held, last_movement_no: seqNo, last_movement_at: posted.at })
    .where('id', '=', account.id)
    .execute();
  return movement;
}

/**
 * Posts a movement of an account, under its lock: the movement and the account, or neither. A repeated posting with the
 * same amount returns the first movement.
 * @throws Refusal NOT_FOUND, ESCROW_CLOSED, ESCROW_FROZEN, ESCROW_INSUFFICIENT, ESCROW_DUPLICATE_REFERENCE
 */
export async function postEscrow(tx: Tx, { kind, amount, ...posted }: EscrowPosting): Promise<Movement> {
  const account = await lockedAccount(tx, posted.escrowId);
  const known = await movementsOf(tx, account.id)
    .where('kind', '=', kind)
    .where('reference', '=', posted.reference)
    .executeTakeFirst();
  if (known && known.amount !== amount)
    throw new Refusal('ESCROW_DUPLICATE_REFERENCE', { parameters: { reference: posted.reference } });
  return known ?? append(tx, account, { kind, direction: directionOf(kind), amount, reversal_of: null }, posted);
}

/** A movement that may be taken back. @throws Refusal NOT_FOUND, ALREADY_REVERSED */
export async function requireReversible(tx: Tx, escrowId: string, seqNo: number): Promise<Movement> {
  const original = await movementsOf(tx, escrowId).where('seq_no', '=', seqNo).executeTakeFirst();
  if (!original || original.direction === 'none' || original.kind === 'REVERSAL') throw notFound();
  const reversed = await movementsOf(tx, escrowId).where('reversal_of', '=', seqNo).executeTakeFirst();
  if (reversed) throw new Refusal('ALREADY_REVERSED');
  return original;
}

/**
 * Takes a movement back, in full and once.
 * @throws Refusal NOT_FOUND, ALREADY_REVERSED, ESCROW_CLOSED, ESCROW_FROZEN, ESCROW_INSUFFICIENT
 */
export async function reverseEscrow(
  tx: Tx,
  { seqNo, ...posted }: Posted & { readonly seqNo: number },
): Promise<Movement> {
  const account = await lockedAccount(tx, posted.escrowId);
  const original = await requireReversible(tx, account.id, seqNo);
  const direction = original.direction === 'in' ? 'out' : 'in';
  return append(tx, account, { kind: 'REVERSAL', direction, amount: original.amount, reversal_of: seqNo }, posted);
}

import type { MemberSectionName } from '@console/contracts/membership/member-change';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { rupiah } from '../../platform/rupiah.ts';
import { isLimit, type Moved, type MovedValues } from './values.ts';

/** A change with what it rests on: the limit of a line, or an account. */
interface Rests {
  readonly id: string;
  readonly memberId: string;
  readonly escrowId: string | null;
  readonly section: MemberSectionName;
  readonly state: string;
  readonly moved: MovedValues;
}

/** The sums on both sides of a change, in words. */
export type Sums = Readonly<Record<keyof Moved, string>>;

interface Limit {
  readonly id: string;
  readonly used: number;
  readonly reserved: number;
  readonly before: number;
  readonly after: number;
}

interface Money {
  readonly id: string;
  readonly held: number;
  readonly before: number;
  readonly after: number;
}

const signedOf = (moved: MovedValues): number =>
  Object.values(moved).reduce((sum, { before, after }) => sum + Number(after ?? 0) - Number(before ?? 0), 0);

const lineOf = (moved: MovedValues): string =>
  Object.keys(moved)
    .find((name) => isLimit(name as never))
    ?.replace('plafond', '')
    .toUpperCase() ?? '';

/** What is used, reserved and available of limits: as the movement of an approved change left it, else as it is now. */
async function limits(db: Db | Tx, changes: readonly Rests[]): Promise<readonly Limit[]> {
  const rows = changes.map(({ id, memberId, moved }) => ({
    id,
    member: memberId,
    line: lineOf(moved),
    by: signedOf(moved),
  }));
  const { rows: found } = await sql<Limit>`
    select c.id, coalesce(m.used_after, p.used, 0) as used,
      coalesce(m.reserved_orders_after + m.reserved_family_after, p.reserved_orders + p.reserved_family, 0) as reserved,
      coalesce(m.balance_before, p.available, 0) as before,
      coalesce(m.balance_after, coalesce(p.available, 0) + c.by) as after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) c(id uuid, member uuid, line text, by bigint)
      left join member_plafond p on p.member_id = c.member and p.business_line = c.line
      left join plafond_movement m on m.plafond_id = p.id and m.kind = 'ADJUST'
        and m.reference = 'CHANGE-' || c.id`.execute(db);
  return found;
}

/** Balance and what is held of accounts, in the same way. */
async function money(db: Db | Tx, changes: readonly Rests[]): Promise<readonly Money[]> {
  const rows = changes.map(({ id, escrowId, moved: { escrowReversal: _seqNo, ...moved } }) => ({
    id,
    account: escrowId,
    by: signedOf(moved),
  }));
  const { rows: found } = await sql<Money>`
    select c.id, coalesce(m.held_after, a.held) as held, coalesce(m.balance_before, a.balance) as before,
      coalesce(m.balance_after, a.balance + c.by) as after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) c(id uuid, account uuid, by bigint)
      join escrow_account a on a.id = c.account
      left join escrow_movement m on m.escrow_id = a.id and m.kind in ('ADJUST_IN', 'ADJUST_OUT', 'REVERSAL')
        and m.reference = 'CHANGE-' || c.id`.execute(db);
  return found;
}

/**
 * What a change of a limit or of money held rests on, before and after it: of one that waits as of now, of an approved
 * one as its movement says. One that ended otherwise moved nothing.
 */
export async function sumsOf(db: Db | Tx, changes: readonly Rests[]): Promise<ReadonlyMap<string, Sums>> {
  const moving = changes.filter(({ state }) => state === 'PENDING' || state === 'APPROVED');
  const ofLimits = moving.filter(({ section }) => section === 'plafond');
  const ofMoney = moving.filter(
    ({ section, escrowId }) => escrowId !== null && (section === 'escrow' || section === 'escrowReverse'),
  );
  const [found, held] = await Promise.all([
    ofLimits.length > 0 ? limits(db, ofLimits) : [],
    ofMoney.length > 0 ? money(db, ofMoney) : [],
  ]);
  const sides = <Row extends { readonly before: number; readonly after: number }>(
    row: Row,
    words: (amount: number) => string,
  ): Sums => ({ before: words(row.before), after: words(row.after) });
  return new Map([
    ...found.map((row): [string, Sums] => [
      row.id,
      sides(
        row,
        (available) =>
          `Terpakai: ${rupiah(row.used)}\nDicadangkan: ${rupiah(row.reserved)}\nTersedia: ${rupiah(available)}`,
      ),
    ]),
    ...held.map((row): [string, Sums] => [
      row.id,
      sides(
        row,
        (balance) => `Saldo: ${rupiah(balance)}\nDitahan: ${rupiah(row.held)}\nTersedia: ${rupiah(balance - row.held)}`,
      ),
    ]),
  ]);
}

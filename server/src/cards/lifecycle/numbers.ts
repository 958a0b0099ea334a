import type { CardKind } from '@console/contracts/cards/lifecycle/statuses';
import { actionsOf, levels } from '@console/contracts/core/privileges';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { notify } from '../../people/notices/notify.ts';
import type { CardSequenceTable } from './schema/tables.ts';

export type NumberRange = Pick<
  Selectable<CardSequenceTable>,
  | 'id'
  | 'code'
  | 'card_type_id'
  | 'prefix'
  | 'number_code'
  | 'next_serial'
  | 'serial_to'
  | 'used'
  | 'state'
  | 'purpose'
  | 'warn_below'
>;

/** Locks a range. Numbers are taken and returned only under this lock, so that none is taken twice. */
export async function lockRange(tx: Tx, id: string): Promise<NumberRange> {
  const range = await tx
    .selectFrom('card_sequence')
    .select([
      'id',
      'code',
      'card_type_id',
      'prefix',
      'number_code',
      'next_serial',
      'serial_to',
      'used',
      'state',
      'purpose',
      'warn_below',
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!range) throw notFound();
  return range;
}

/**
 * The range for new numbers of a type and purpose: the lowest active one.
 * @throws Refusal RANGE_INSUFFICIENT naming the type
 */
export async function drawnRange(tx: Tx, cardTypeId: string, purpose: CardKind): Promise<string> {
  const range = await tx
    .selectFrom('card_sequence')
    .select('id')
    .where('card_type_id', '=', cardTypeId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'ACTIVE')
    .where('deleted_at', 'is', null)
    .orderBy('serial_from')
    .executeTakeFirst();
  if (range) return range.id;
  const { code } = await tx
    .selectFrom('card_type')
    .select('code')
    .where('id', '=', cardTypeId)
    .executeTakeFirstOrThrow();
  throw new Refusal('RANGE_INSUFFICIENT', { parameters: { code, n: 0 } });
}

const insufficient = ({ code, next_serial, serial_to, state }: NumberRange) =>
  new Refusal('RANGE_INSUFFICIENT', { parameters: { code, n: state === 'ACTIVE' ? serial_to - next_serial + 1 : 0 } });

const keeping = Object.keys(levels).filter((level) => actionsOf(level).includes('update'));

/** Notifies head office users who manage ranges when the remaining numbers drop below the limit, once per drop. */
async function warnWhenLow(
  tx: Tx,
  { code, next_serial, serial_to, warn_below: bound }: NumberRange,
  taken: number,
  at: Date,
): Promise<void> {
  const before = serial_to - next_serial + 1;
  if (before < bound || before - taken >= bound) return;
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from app_user_view u join user_privilege_view p on p.user_id = u.id
    where u.status = 'active' and u.deleted_at is null and u.print_vendor_code is null
      and (u.mapping_type = 'NATIONAL' or lower(p.role_name) = 'admin')
      and p.privilege = 'card-generator:browse' and p.level = any(${keeping}::text[])`.execute(tx);
  await notify(tx, {
    userIds: rows.map(({ id }) => id),
    kind: 'CARD_RANGE_LOW',
    parameters: { code, free: before - taken, bound },
    link: `/card-generator?search=${code}`,
    at,
  });
}

/**
 * Reserves consecutive numbers of a locked range.
 * @param used how many become cards now; the others are allotted
 * @returns the first serial
 * @throws Refusal RANGE_INSUFFICIENT
 */
async function advance(tx: Tx, range: NumberRange, count: number, used: number, at: Date): Promise<number> {
  if (range.state !== 'ACTIVE' || range.next_serial + count - 1 > range.serial_to) throw insufficient(range);
  await sql`update card_sequence set next_serial = next_serial + ${count}, used = used + ${used}, version = version + 1,
    state = case when next_serial + ${count} > serial_to then 'EXHAUSTED' else state end
      where id = ${range.id}`.execute(tx);
  await warnWhenLow(tx, range, count, at);
  return range.next_serial;
}

/** Allots numbers of a locked range (docs/model/cards.md#reservations). @returns the first serial */
export const allotNumbers = (tx: Tx, range: NumberRange, count: number, at: Date): Promise<number> =>
  advance(tx, range, count, 0, at);

/**
 * Takes numbers of a locked range for cards created now.
 * @param allotted first serial of an allotment; without it the next free numbers
 * @returns the first serial
 */
export async function takeNumbers(
  tx: Tx,
  range: NumberRange,
  purpose: CardKind,
  count: number,
  at: Date,
  allotted?: number,
): Promise<number> {
  if (range.purpose !== purpose) throw new Refusal('RANGE_INSUFFICIENT', { parameters: { code: range.code, n: 0 } });
  if (allotted === undefined) return advance(tx, range, count, count, at);
  if (allotted + count > range.next_serial)
    throw new TypeError(`${range.code} has not allotted ${count} numbers from ${allotted}`);
  await sql`update card_sequence set used = used + ${count}, version = version + 1 where id = ${range.id}`.execute(tx);
  return allotted;
}

/**
 * Returns numbers of a locked range that were allotted last and not used.
 * @param from first serial
 * @returns false when they were not the last ones, which stay allotted
 */
export async function giveBackNumbers(tx: Tx, range: NumberRange, from: number, count: number): Promise<boolean> {
  if (from + count !== range.next_serial || range.state === 'CLOSED') return false;
  await sql`update card_sequence
    set next_serial = ${from}, version = version + 1, state = case when state = 'EXHAUSTED' then 'ACTIVE' else state end
    where id = ${range.id}`.execute(tx);
  return true;
}

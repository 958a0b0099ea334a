import fc from 'fast-check';
import { sql } from 'kysely';
import { useDatabase } from '../../test/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { escrowId } from './escrow/seed.ts';
import { postEscrow, reverseEscrow, type EscrowPosting } from './escrow/post.ts';
import { brokenLedgers } from './ledger-invariants.ts';
import { memberId } from './member/seed.ts';
import { movePlafond } from './plafond/move.ts';
import type { PlafondMove } from './plafond/effects.ts';

const database = useDatabase();
const at = new Date('2026-03-02T03:00:00Z');
const posted = { maker: 'HOOPS01', source: 'SCREEN', at } as const;

const amounts = fc.integer({ min: 1, max: 400_000 });
const references = fc.integer({ min: 1, max: 12 }).map((n) => `UJI-${n}`);
const moves = fc.constantFrom<PlafondMove>(
  { kind: 'GRANT' },
  { kind: 'EXPIRE' },
  { kind: 'ADJUST', direction: 'in' },
  { kind: 'ADJUST', direction: 'out' },
  { kind: 'RESERVE', of: 'orders' },
  { kind: 'RELEASE', of: 'orders' },
  { kind: 'RESERVE', of: 'family' },
  { kind: 'RELEASE', of: 'family' },
  { kind: 'USE' },
  { kind: 'RESTORE' },
);
const kinds = fc.constantFrom<EscrowPosting['kind']>(
  'OVERPAYMENT',
  'REFUND',
  'CASHBACK',
  'INSTALMENT',
  'CARD_FEE',
  'WITHDRAWAL',
  'HOLD',
  'RELEASE',
);

/** Runs each at once, in a transaction of its own; refusals are answers, everything else is a fault. */
async function together(works: readonly ((tx: never) => Promise<unknown>)[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(
    works.map((work) => database.current.db.transaction().execute((tx) => work(tx as never))),
  );
  return outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return 'done';
    if (!(outcome.reason instanceof Refusal)) throw outcome.reason;
    return outcome.reason.code;
  });
}

it('limits add up under concurrent random movements, and a repeated one is made once', async () => {
  const seen = new Set<string>();
  const posting = fc.record({ move: moves, amount: amounts, reference: references, member: fc.constantFrom(1, 2) });
  await fc.assert(
    fc.asyncProperty(fc.array(posting, { minLength: 1, maxLength: 8 }), async (round) => {
      const works = round.map(
        ({ member, ...rest }) =>
          (tx: never) =>
            movePlafond(tx, {
              memberId: memberId(member),
              line: 'UFI',
              ...rest,
              maker: 'HOOPS01',
              approver: 'HOBISHD01',
              at,
            }),
      );
      for (const code of await together(works)) seen.add(code);
      expect(await brokenLedgers(database.current.db)).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
  expect([...seen].toSorted()).toEqual(
    expect.arrayContaining(['PLAFOND_DUPLICATE_REFERENCE', 'PLAFOND_NOT_THAT_MUCH', 'done']),
  );
});

it('escrow adds up and is never below what is held under concurrent random movements', async () => {
  const seen = new Set<string>();
  const posting = fc.record({ kind: kinds, amount: amounts, reference: references, member: fc.constantFrom(1, 2, 25) });
  const reversal = fc.record({ seqNo: fc.integer({ min: 1, max: 20 }), member: fc.constantFrom(1, 2) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(posting, { minLength: 1, maxLength: 8 }),
      fc.array(reversal, { maxLength: 2 }),
      async (round, reversals) => {
        const works = [
          ...round.map(
            ({ member, ...rest }) =>
              (tx: never) =>
                postEscrow(tx, { escrowId: escrowId(member), ...rest, ...posted }),
          ),
          ...reversals.map(
            ({ member, seqNo }) =>
              (tx: never) =>
                reverseEscrow(tx, { escrowId: escrowId(member), seqNo, reference: `BALIK-${seqNo}`, ...posted }),
          ),
        ];
        for (const code of await together(works)) seen.add(code);
        expect(await brokenLedgers(database.current.db)).toEqual([]);
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
  expect([...seen]).toEqual(expect.arrayContaining(['done', 'ESCROW_INSUFFICIENT', 'ESCROW_FROZEN']));
});

it('the database refuses a gap, another sum, a change and a removal, by any statement', async () => {
  const { db } = database.current;
  const id = escrowId(3);
  const copy = (changes: string) => sql`insert into escrow_movement (escrow_id, seq_no, direction, kind, amount,
      balance_before, balance_after, held_before, held_after, reference, value_date, source, maker, at)
    select escrow_id, seq_no + 1, 'in', 'CASHBACK', 5, balance_after, balance_after + 5, held_after, held_after, 'X',
      value_date, source, maker, at from (select escrow_id, seq_no, balance_after, held_after, value_date, source,
      maker, at from escrow_movement where escrow_id = ${id} order by seq_no desc limit 1) last ${sql.raw(changes)}`;
  await expect(copy('').execute(db)).rejects.toThrow('does not name its last movement');
  await expect(sql`update escrow_movement set amount = 1`.execute(db)).rejects.toThrow('never changed');
  await expect(sql`delete from plafond_movement`.execute(db)).rejects.toThrow('never changed');
  await expect(sql`update escrow_account set balance = balance + 1 where id = ${id}`.execute(db)).rejects.toThrow(
    'escrow_account_last_movement',
  );
  await expect(
    sql`insert into plafond_movement (plafond_id, seq_no, kind, amount, direction, balance_before, balance_after,
        total_after, used_after, reserved_orders_after, reserved_family_after, reference, maker, at)
      select plafond_id, seq_no + 2, kind, amount, 'in', total_after, total_after + amount,
        total_after + amount, 0, 0, 0,
        'LONCAT', maker, at from plafond_movement order by plafond_id, seq_no desc limit 1`.execute(db),
  ).rejects.toThrow('plafond_movement_chain');
});

import type { CallAnswer } from '../../../test/server.ts';
import fc from 'fast-check';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { escrowId } from '../escrow/seed.ts';
import { postEscrow } from '../escrow/post.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { brokenLedgers } from '../ledger-invariants.ts';
import { approver, changesOn } from './changes.fixtures.ts';

const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const { change, decide, listed } = changesOn(server);
const second = testCaller('ADMIN02', { '*': 'Full Access' });
const accounts = [91, 92] as const;
type Account = (typeof accounts)[number];

const acts = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('ask' as const), way: fc.constantFrom('IN', 'OUT') }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom('approve' as const, 'approve' as const, 'reject' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('HOLD' as const, 'RELEASE' as const, 'OVERPAYMENT' as const) }),
  },
);
const step = fc.record({
  of: fc.constantFrom<Account>(...accounts),
  amount: fc.oneof(fc.integer({ min: 1, max: 900_000 }), fc.integer({ min: 5_000_001, max: 6_000_000 })),
  what: acts,
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let posted = 0;
/** Posts a movement in a transaction of its own; a refusal is an answer. */
async function post(of: Account, kind: 'HOLD' | 'RELEASE' | 'OVERPAYMENT', amount: number): Promise<string> {
  posted += 1;
  const posting = {
    escrowId: escrowId(of),
    kind,
    amount,
    reference: `UJI-${posted}`,
    source: 'SYSTEM',
    maker: 'SYSTEM',
    at: server.current.app.services.now(),
  };
  try {
    await db()
      .transaction()
      .execute((tx) => postEscrow(tx, posting));
    return 'posted';
  } catch (fault) {
    if (fault instanceof Refusal) return fault.code;
    throw fault;
  }
}

const saidBy = ({ status, body }: CallAnswer): string => {
  if (status >= 500) throw new Error(JSON.stringify(body));
  return status === 200 ? 'done' : body.code;
};

/** One person, or the system, does something to an account. */
async function take({ of, amount, what }: Step): Promise<string> {
  if (what.act === 'ask') return saidBy(await change('escrow', of, { escrowWay: what.way, escrowAmount: amount }));
  if (what.act !== 'approve' && what.act !== 'reject') return post(of, what.act, amount);
  const { rows } = await listed({ escrowId: escrowId(of), state: 'PENDING' });
  const waiting = rows[0] as { secureId: string; version: number; approvals: string | null } | undefined;
  if (!waiting) return 'none';
  return saidBy(await decide(what.act, waiting, waiting.approvals ? second : approver));
}

/** What approved adjustments and other movements leave, by their rows alone. */
async function balances(): Promise<readonly (readonly [stored: number, moved: number])[]> {
  return Promise.all(
    accounts.map(async (i) => {
      const account = await db()
        .selectFrom('escrow_account')
        .select('balance')
        .where('id', '=', escrowId(i))
        .executeTakeFirstOrThrow();
      const movements = await db()
        .selectFrom('escrow_movement')
        .selectAll()
        .where('escrow_id', '=', escrowId(i))
        .execute();
      const approved = await db()
        .selectFrom('member_change')
        .select('id')
        .where('escrow_id', '=', escrowId(i))
        .where('state', '=', 'APPROVED')
        .execute();
      const adjusted = movements.filter(({ kind }) => kind.startsWith('ADJUST'));
      expect(adjusted.map(({ reference }) => reference).toSorted()).toEqual(
        approved.map(({ id }) => `CHANGE-${id}`).toSorted(),
      );
      const large = adjusted.filter(({ amount }) => amount > 5_000_000);
      for (const { reference } of large) {
        const id = reference.replace('CHANGE-', '');
        const { approvals } = await db()
          .selectFrom('member_change')
          .select('approvals')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect(new Set(approvals).size).toBe(2);
      }
      const sum = movements.reduce(
        (before, { direction, amount }) => before + (direction === 'in' ? amount : direction === 'out' ? -amount : 0),
        0,
      );
      return [account.balance, sum] as const;
    }),
  );
}

it('adjustments decided at once add up, each is posted once, and none goes below what is held', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (round) => {
      for (const said of await Promise.all(round.map(take))) seen.add(said);
      expect(await brokenLedgers(db())).toEqual([]);
      for (const [stored, moved] of await balances()) expect(stored).toBe(moved);
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect([...seen]).toEqual(expect.arrayContaining(['done', 'CHANGE_PENDING', 'ESCROW_INSUFFICIENT', 'posted']));
});

import { cardErrors } from '@console/contracts/cards/lifecycle/errors';
import fc from 'fast-check';
import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { brokenInvariants } from './invariants.ts';
import { addRanges, branch, makeStock } from './lifecycle.fixtures.ts';
import { attempt, rounds, type World } from './random-commands.fixtures.ts';

const database = useDatabase();
const refusals = new Set([...Object.keys(cardErrors), 'NOT_FOUND', 'FORBIDDEN', 'STALE_VERSION']);

it('invariants hold under concurrent random commands', async () => {
  const { db } = database.current;
  const world: World = { db, ranges: await addRanges(db, 700_000_001, 10_000), documents: [] };
  await makeStock(db, world.ranges.STOCK, 6, branch('10040'));
  const outcomes = new Map<string, number>();
  const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      for (const round of all) {
        for (const outcome of await Promise.allSettled(round.map((command) => attempt(world, command)))) {
          if (outcome.status === 'rejected' && !(outcome.reason instanceof Refusal)) throw outcome.reason;
          count(outcome.status === 'fulfilled' ? 'done' : outcome.reason.code);
        }
      }
      expect(await brokenInvariants(db, 'cards')).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );

  // The run covers most of the state machine, and every refusal has a code of the model.
  for (const code of outcomes.keys()) expect([...refusals, 'done']).toContain(code);
  expect(outcomes.get('done')).toBeGreaterThan(50);
  expect(outcomes.get('CARD_STATUS_CONFLICT')).toBeGreaterThan(0);
  const { rows } = await sql<{ transition_code: string }>`select distinct transition_code from card_movement`.execute(
    db,
  );
  expect(rows.length).toBeGreaterThan(15);
  // A number is never reused.
  const numbers = await sql<{
    cards: number;
    numbers: number;
  }>`select count(*) as cards, count(distinct card_no) as numbers from card`.execute(db);
  expect(numbers.rows[0]?.cards).toBe(numbers.rows[0]?.numbers);
  // A member has at most one live card, each replaced card is cancelled, and each replacement links both cards.
  expect(
    (
      await sql`select from card where status not in ('Lost', 'Cancelled') group by holder_member_id
        having holder_member_id is not null and count(*) > 1`.execute(db)
    ).rows,
  ).toEqual([]);
  const links = await sql<{
    born: string;
    whole: boolean;
  }>`select (select transition_code from card_movement where card_id = n.id and transition_code in ('C2', 'C3', 'U1')
    order by seq_no desc limit 1) as born,
    o.replaced_by_card_id = n.id and o.status = 'Cancelled' and o.holder_member_id = n.holder_member_id as whole
      from card n join card o on o.id = n.replaces_card_id
      where o.sequence_id in (select id from card_sequence where code like 'TEST-%')`.execute(db);
  expect(links.rows.filter(({ whole }) => !whole)).toEqual([]);
  for (const { born } of links.rows) expect(['C2', 'C3', 'U1']).toContain(born);
});

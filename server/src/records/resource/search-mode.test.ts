import { callsOf } from '@console/contracts/core/resource';
import { cards } from '@console/contracts/cards/cards';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { cardsModule } from '../../cards/cards/module.ts';
import { partnersModule } from '../../cards/partners/module.ts';
import { searchModeOf } from './search-mode.ts';
import { resourcesOf } from './registered.ts';

const server = useServer({ modules: [partnersModule, cardsModule] });
const registered = () => resourcesOf(server.current.app).get('cards')!;
const decided = (filters: Record<string, unknown>, rows: number) =>
  searchModeOf(
    server.current.database.db,
    registered(),
    { filters },
    sql`from generate_series(1, ${sql.lit(rows)}) t(id)`,
  );

it('sorts what is few, and of a period what is not too much; walks along the order otherwise', async () => {
  expect(await decided({}, 5_000)).toBe('few');
  expect(await decided({}, 50_000)).toBe('spread');
  expect(await decided({ status: 'Lost' }, 50_000)).toBe('spread');
  expect(await decided({ from: '2026-01-01' }, 50_000)).toBe('together');
  expect(await decided({ from: '2026-01-01' }, 5_000_000)).toBe('spread');
});

it('answers a large list in its order and whole, however it is found', async () => {
  const { result } = await server.current.call(callsOf(cards)['list'], admin, {
    query: { size: 100, from: '2020-01-01', to: '2026-12-31' },
  });
  const moved = result.rows.map((row: { lastMovementAt: string }) => Date.parse(row.lastMovementAt));
  expect(moved).toHaveLength(100);
  expect(moved).toEqual(moved.toSorted((a: number, b: number) => b - a));
  expect(result.total).toBe(560);
});

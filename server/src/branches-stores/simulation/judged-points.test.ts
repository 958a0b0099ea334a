import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { branchesStoresModules } from '../modules.ts';
import { judgedPoints } from './judged-points.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
/** No fee is stored for it. */
const fresh = '00000000-0000-4000-8000-000000000017';
const period = {
  line: 'SPEKTRA',
  day: '2026-03-01',
  until: null,
  terms: { starts: [], prices: { from: 500_000, to: 25_000_000 } },
} as const;
const basesOf = async (id: string, more: object = {}) => {
  const { db } = server.current.database;
  const points = (await judgedPoints(db, { ...period, branchIds: [id], ...more })).get(id)?.bounds ?? [];
  return [...new Set(points.map(({ base }) => base))].toSorted((one, other) => one - other);
};

test('a branch without fees is judged at the sample price, half of the least price and the greatest', async () => {
  expect(await basesOf(fresh)).toEqual([250_000, 5_400_000, 25_000_000]);
  expect(await basesOf(branchId('SPEKTRA', '13010'))).toEqual(expect.arrayContaining([250_000, 25_000_000]));
});

test('a fee of a band of amounts is judged at both ends of it', async () => {
  expect(await basesOf(fresh, { amounts: { from: 1_000_000, to: 9_000_000 } })).toEqual([
    1_000_000, 5_400_000, 9_000_000,
  ]);
});

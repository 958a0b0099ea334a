import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { zipCodeModule } from '../../branches-stores/zip-code/module.ts';
import { users } from '../../shell/user/module.ts';
import { orderOf } from './order.ts';
import { resourcesOf } from './registered.ts';

const server = useServer({ modules: [zipCodeModule, users] });
const list = callsOf(zipCodes)['list'];
const page = async (number: number, query: object = {}) =>
  (await server.current.call(list, admin, { query: { page: number, size: 100, ...query } })).result;

test('pages read from the end continue those read from the start: in order, no row missing or twice', async () => {
  const { total } = await page(1);
  expect(total).toBeGreaterThan(1_100);
  for (const sort of ['kelurahan,desc', 'code,asc']) {
    const rows: { secureId: string; code: string }[] = [];
    for (let number = 1; number <= Math.ceil(total / 100); number += 1) {
      const result = await page(number, { sort });
      expect(result.total).toBe(total);
      rows.push(...result.rows);
    }
    expect(new Set(rows.map(({ secureId }) => secureId)).size).toBe(total);
    expect(rows).toHaveLength(total);
    if (sort === 'code,asc') expect(rows.map(({ code }) => code)).toEqual(rows.map(({ code }) => code).toSorted());
  }
});

test('a page behind the end is empty and tells the count', async () => {
  expect(await page(40)).toMatchObject({ rows: [], total: 1_240 });
});

test('the reversed order is exactly the other way round, blanks included', async () => {
  const registered = resourcesOf(server.current.app).get('user')!;
  const ids = async (direction: 'asc' | 'desc', reversed: boolean) =>
    (
      await sql<{
        id: string;
      }>`select t.id from app_user t
        order by ${orderOf(registered, [{ field: 'npk', direction }], { reversed })}`.execute(
        server.current.database.db,
      )
    ).rows.map(({ id }) => id);
  for (const direction of ['asc', 'desc'] as const)
    expect(await ids(direction, true)).toEqual((await ids(direction, false)).toReversed());
});

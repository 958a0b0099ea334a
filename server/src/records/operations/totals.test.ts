import { mras } from '@console/contracts/branches-stores/mra';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { conditionField, conditionsOf } from '@console/contracts/core/conditions/declared';
import { writeGroup } from '@console/contracts/core/conditions/where';
import { callsOf } from '@console/contracts/core/resource';
import { totalsCall, type Totals } from '@console/contracts/core/totals';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { userId } from '../../shell/user/seed.ts';
import { resourcesOf } from '../resource/registered.ts';

const server = useServer({ modules });
const chief = { ...admin, userId: userId('ADMIN01') };
const branchStaff = testCaller(
  'ADMCB01',
  { '*': 'Full Access' },
  {
    userId: userId('ADMCB01'),
    mappingType: 'BRANCH',
    scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] },
  },
);
const totals = async (query: Readonly<Record<string, unknown>>, caller = chief): Promise<Totals> =>
  (await server.current.call(totalsCall(zipCodes), caller, { query: query as { by: string } })).result;
const grouped = () => [...resourcesOf(server.current.app).values()].filter(({ resource }) => resource.list.groupings);

test('what a list is grouped by has conditions, and a title and a sum are those of its fields', () => {
  for (const { resource } of grouped()) {
    const { by, sums = [] } = resource.list.groupings!;
    for (const name of by)
      expect([resource.module, name, conditionsOf(resource)[name]?.includes('is')]).toEqual([
        resource.module,
        name,
        true,
      ]);
    for (const name of sums)
      expect([resource.module, conditionField(resource, name)?.personal]).toEqual([resource.module, undefined]);
  }
  expect(grouped().length).toBeGreaterThan(60);
});

test('every figure of every grouping is the count and the sum of the rows that it opens', async () => {
  for (const { resource, calls } of walkedResources(grouped()))
    for (const by of resource.list.groupings!.by) {
      const { status, result } = await server.current.call(calls['totals'], chief, { query: { by } });
      expect([resource.module, by, status]).toEqual([resource.module, by, 200]);
      const { total, groups, more } = result as Totals;
      const rowsOf = async (where: readonly string[]) =>
        (await server.current.call(calls['list'], chief, { query: { size: 100, where } })).result;
      expect(total.count).toBe((await rowsOf([])).total);
      if (more === 0) expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total.count);
      for (const { value, count, sums } of groups.slice(0, 3)) {
        const where = writeGroup({
          match: 'all',
          conditions: [
            value === null
              ? { field: by, operator: 'empty', values: [] }
              : { field: by, operator: 'is', values: [value] },
          ],
        });
        const opened = await rowsOf([where]);
        expect([resource.module, where, opened.total]).toEqual([resource.module, where, count]);
        if (opened.total <= 100)
          for (const [name, sum] of Object.entries(sums))
            expect(sum).toBe(
              opened.rows.reduce((all: number, row: Record<string, number>) => all + (row[name] ?? 0), 0),
            );
      }
    }
});

test('totals keep to scope, search, filters and conditions, and name the records behind references', async () => {
  const all = await totals({ by: 'status' });
  const own = await totals({ by: 'status' }, branchStaff);
  expect(own.total.count).toBeGreaterThan(0);
  expect(own.total.count).toBeLessThan(all.total.count);
  const where = ['kota.contains.jakarta'];
  const narrowed = await totals({ by: 'provinsi', where, status: 'active' });
  const list = await server.current.call(callsOf(zipCodes).list, chief, { query: { where, status: 'active' } });
  expect(narrowed.total.count).toBe(list.result.total);
  const byRegion = (await server.current.call(totalsCall(mras), chief, { query: { by: 'regionId' } })).result;
  expect(byRegion?.groups[0]?.name).toMatch(/^\d+ - /);
});

test('a field that is not declared is refused beside the parameter', async () => {
  const answer = await server.current.call(totalsCall(zipCodes), chief, { query: { by: 'kelurahan' } });
  expect([answer.status, answer.body.errors]).toMatchObject([422, [{ field: 'by', code: 'NOT_ALLOWED' }]]);
});

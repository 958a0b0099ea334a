import {
  branchRates,
  branchRatesNmc,
  branchRatesUfi,
  type BranchRate,
} from '@console/contracts/branches-stores/branch/rates';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { resourceSource } from '../../records/downloads/source.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { selectionOf } from '../../records/resource/list-query.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const today = jakartaDay(seedDate);
const sort = ['effectiveFrom,asc'];
const latestFirst = ['effectiveFrom,desc'];
const view = { scope: { type: 'all' }, caller: null, now: seedDate } as const;
const rows = async (inForceOn: string, caller = admin): Promise<readonly BranchRate[]> => {
  const query = { inForceOn, sort: latestFirst, size: 100 } as never;
  return (await server.current.call(callsOf(branchRates).list, caller, { query })).result.rows;
};

test('rates in force on a day are those approved whose period holds it, of the branches in scope', async () => {
  const later = dayAfter(today, 60);
  for (const day of [today, later])
    for (const { phase, effectiveFrom, effectiveTo } of await rows(day)) {
      expect(['PENDING', 'REJECTED']).not.toContain(phase);
      expect(effectiveFrom <= day && (effectiveTo === null || effectiveTo >= day)).toBe(true);
    }
  expect((await rows(later)).some(({ phase }) => phase === 'SCHEDULED')).toBe(true);
  expect(await rows('2001-01-01')).toEqual([]);
  const office = branchId('SPEKTRA', '13020');
  const ofOffice = testCaller(
    'HARGA02',
    { '*': 'Full Access' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [office], mraIds: [] } },
  );
  expect(new Set((await rows(today, ofOffice)).map((row) => row.branchId))).toEqual(new Set([office]));
});

test.each([branchRates, branchRatesNmc, branchRatesUfi])('a file of them is read by an index ($module)', async (of) => {
  const source = resourceSource(resourcesOf(server.current.app).get(of.module)!);
  const selection = selectionOf(of, { inForceOn: today, sort });
  const plan = await server.current.database.db.transaction().execute(async (tx) => {
    // A seeded table is so small that it would be read whole.
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_bitmapscan = off`.execute(tx);
    return sql<Record<string, string>>`explain ${source.select(selection, view)}`.execute(tx);
  });
  const lines = plan.rows.map((row) => Object.values(row).join(' '));
  const table = of.module.replaceAll('-', '_');
  expect(lines.join('\n')).toContain(`using ${table}_by_start on ${table} t`);
  expect(lines[0]).not.toContain('Sort');
});

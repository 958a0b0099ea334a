import { branchFees, branchFeesNmc, branchFeesUfi } from '@console/contracts/branches-stores/branch/fees';
import { branchRates, branchRatesNmc, branchRatesUfi } from '@console/contracts/branches-stores/branch/rates';
import { callsOf, phases, type Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { QueryCounter } from '../../../test/query-counter.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { selectionOf } from '../../records/resource/list-query.ts';
import { pageByPhase } from '../../records/resource/phase-pages.ts';
import { selected } from '../../records/resource/predicates.ts';
import { from } from '../../records/resource/read.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { branchesStoresModules } from '../modules.ts';

const seen = new QueryCounter();
const server = useServer({ modules: [...productsModules, ...branchesStoresModules], seenThrough: seen.over });
const everyList = [branchRates, branchRatesNmc, branchRatesUfi, branchFees, branchFeesNmc, branchFeesUfi];
type Row = { readonly secureId: string; readonly phase: string; readonly branchId: string };

async function page(of: Resource, query: object): Promise<{ rows: readonly Row[]; total: number }> {
  const { status, result } = await server.current.call(callsOf(of)['list'] as never, admin, { query } as never);
  expect(status).toBe(200);
  return result as never;
}
const place = ({ phase }: Row): number => phases.findIndex(({ value }) => value === phase);

test.each(everyList.map((of) => [of.module, of] as const))(
  'pages of $0 by phase are the lists of one phase after another, without a gap',
  async (_module, of) => {
    const table = sql.table(of.module.replaceAll('-', '_'));
    await sql`update ${table} set effective_to = effective_from where id in (select id from ${table}
      where approval = 'APPROVED' and effective_from < '2026-01-01' and effective_to is null
       order by id limit 12)`.execute(server.current.database.db);
    const { total } = await page(of, { size: 10 });
    const paged: Row[] = [];
    for (let at = 1; paged.length < Math.min(total, 1_000); at += 1)
      paged.push(...(await page(of, { size: 100, page: at })).rows);
    const whole: Row[] = [];
    for (const { value: phase } of phases)
      for (let at = 1, left = true; left; at += 1) {
        const { rows } = await page(of, { size: 100, page: at, phase });
        whole.push(...rows);
        left = rows.length === 100;
      }
    expect(paged.map(({ secureId }) => secureId)).toEqual(whole.slice(0, paged.length).map(({ secureId }) => secureId));
    expect(new Set(paged.map(({ secureId }) => secureId)).size).toBe(paged.length);
    expect(paged.map(place)).toEqual(paged.map(place).toSorted((a, b) => a - b));
    expect(new Set(paged.map(place)).size).toBeGreaterThan(1);
  },
);

test.each(everyList.map((of) => [of.module, of] as const))(
  'the first page of $0 is read along indexes, without sorting the table',
  async (_module, of) => {
    const registered = resourcesOf(server.current.app).get(of.module)!;
    const { filters, search, sorts } = selectionOf(of, {});
    const wanted = selected(registered, { filters, search }, { type: 'all' }, seedDate);
    const matching = sql`${from(registered)} where ${wanted}`;
    const stretch = { reversed: false, offset: 0, limit: 25 };
    const plan = await server.current.database.db.transaction().execute(async (tx) => {
      // A seeded table is so small that it would be read whole.
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(tx);
      return sql<
        Record<string, string>
      >`explain ${pageByPhase(registered, sorts, stretch, { matching, now: seedDate })}`.execute(tx);
    });
    const text = plan.rows.map((row) => Object.values(row).join(' ')).join('\n');
    const table = of.module.replaceAll('-', '_');
    expect(text).not.toContain('Seq Scan');
    // In force, scheduled and ended; those few that nobody approved may be sorted.
    expect(text.split(`using ${table}_in_order on ${table} t`).length).toBeGreaterThan(3);
  },
);

const statementsOf = async (of: Resource, query: object): Promise<number> => {
  await page(of, query);
  const counts: number[] = [];
  for (let times = 0; times < 3; times += 1) {
    seen.take();
    await page(of, query);
    counts.push(seen.take().length);
  }
  return Math.min(...counts);
};

test('rates of many product groups are listed by as many statements as those of one', async () => {
  const { db } = server.current.database;
  const office = branchId('SPEKTRA', '13020');
  await sql`insert into branch_rate (id, created_by, created_at, updated_by, updated_at, branch_id, product_group_id,
      tenor_from, tenor_to, rate_regular, effective_from)
    select gen_random_uuid(), 'TEST', ${seedDate}, 'TEST', ${seedDate}, ${office}, g.id, 55, 60, 2.5, '2001-01-01'
    from product_group g where g.deleted_at is null and not exists (select from branch_rate t
      where t.branch_id = ${office} and t.product_group_id = g.id)`.execute(db);
  const query = { size: 100, branchId: office };
  const { rows } = await page(branchRates, query);
  const groupsOf = rows.map((row) => (row as never as { productGroupId: string | null }).productGroupId);
  const groups = [...new Set(groupsOf)].filter((id) => id !== null);
  expect(groups.length).toBeGreaterThan(3);
  const one = await statementsOf(branchRates, { ...query, productGroupId: groups[0] });
  // Terms of all groups are read by one statement more.
  expect(await statementsOf(branchRates, query)).toBeLessThanOrEqual(one + 1);
});

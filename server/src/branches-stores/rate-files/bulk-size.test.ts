import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { productsModules } from '../../products/modules.ts';
import { approvals } from '../../records/approvals/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { registryOf } from '../../records/imports/handler-registry.ts';
import type { ImportRun } from '../../records/imports/handler.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, approvals, imports] });

/** A check of a file for four groups and two bands, which counts what it asks of the database. */
async function checkOf() {
  const { app, database } = server.current;
  const { db } = database;
  let queries = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const groups = await db.selectFrom('product_group').select('id').orderBy('group_code').limit(4).execute();
  const run: ImportRun = {
    db: counting,
    now: app.services.now(),
    target: {
      productGroupIds: groups.map(({ id }) => id).join(','),
      bands: '7-12,13-18',
      effectiveFrom: dayAfter(jakartaDay(seedDate), 3),
      supersede: 'true',
    },
    scope: { type: 'all' },
    isAdmin: false,
    mappingType: null,
  };
  const handler = registryOf(app)
    .all()
    .find(({ definition }) => definition.module === 'branch-bulk')!;
  return async (rows: readonly (readonly [office: string, regular: string, repeat: string | null])[]) => {
    queries = 0;
    const values = rows.map(([office_code, rate_regular, rate_ro], at) => ({
      rowNo: at + 2,
      values: { office_code, rate_regular, rate_ro },
    }));
    const found = await handler.check(values as never, run);
    return { found, queries };
  };
}

const codes = (found: readonly { readonly warnings?: readonly { readonly code: string }[] }[]) =>
  found.map(({ warnings = [] }) => warnings.map(({ code }) => code));

test('rows that are refused are not judged by their yields', async () => {
  const check = await checkOf();
  const sound = await check([['13020', '2.6000', null]]);
  const afresh = await checkOf();
  const refused = await afresh([
    ['99999', '2.6000', null],
    ['13020', '2.5000', '2.6000'],
    ['13020', '99.0000', null],
  ]);
  expect(refused.found.map(({ errors = [] }) => errors.map(({ code }) => code))).toEqual([
    ['NOT_FOUND'],
    ['RATE_RO_ABOVE_REGULAR'],
    expect.arrayContaining(['RATE_OUT_OF_BOUNDS']),
  ]);
  expect(refused.queries).toBeLessThan(40);
  expect(sound.queries).toBeGreaterThan(refused.queries * 3);
});

test('what an office is judged by is read once for all parts of a file, and every part is judged', async () => {
  const check = await checkOf();
  const first = await check([['13020', '0.3000', null]]);
  const second = await check([
    ['13020', '0.3000', null],
    ['13020', '2.6000', null],
  ]);
  expect(codes(first.found)[0]).toContain('YIELD_BELOW_FLOOR');
  expect(codes(second.found)[0]).toEqual(codes(first.found)[0]);
  expect(codes(second.found)[1]).not.toContain('YIELD_BELOW_FLOOR');
  expect(second.queries).toBeLessThan(40);
  // Another check reads everything again: what was read may have changed.
  const again = await checkOf();
  expect((await again([['13020', '0.3000', null]])).queries).toBe(first.queries);
});

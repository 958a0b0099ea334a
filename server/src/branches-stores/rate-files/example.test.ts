import { branchLines } from '@console/contracts/branches-stores/branch/lines';
import { bulkImports, rateImportCalls, rateImports } from '@console/contracts/branches-stores/branch/rate-imports';
import { importJobCalls } from '@console/contracts/platform/imports';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, imports] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const start = dayAfter(jakartaDay(seedDate), 40);

const files = [
  ['SPEKTRA', rateImports.SPEKTRA, rateImportCalls.spektra],
  ['NMC', rateImports.NMC, rateImportCalls.nmc],
  ['UFI', rateImports.UFI, rateImportCalls.ufi],
  ['SPEKTRA', bulkImports.SPEKTRA, rateImportCalls.spektraBulk],
  ['NMC', bulkImports.NMC, rateImportCalls.nmcBulk],
] as const;

/** Uploads one row of these cells, for the band of tenors that the page names as its example. */
async function check(at: (typeof files)[number], cells: Readonly<Record<string, string | number>>) {
  const [line, definition, { importUpload }] = at;
  const names = Object.keys(definition.columns);
  const { result } = await upload(server.current, importUpload, maker, {
    name: 'rate.csv',
    content: `${names.join(',')}\n${names.map((name) => cells[name] ?? '').join(',')}\n`,
    fields: {
      productGroupIds: 'ALL',
      bands: branchLines[line].exampleBand,
      effectiveFrom: start,
      supersede: 'true',
      ...(line === 'UFI' ? { collateralType: 'MULTIGUNA', ageBand: '0-3' } : {}),
    },
  });
  const { secureId } = result as { secureId: string };
  const { rows } = (await server.current.call(importJobCalls.rows, maker, { parameters: { secureId }, query: {} }))
    .result as { rows: { messages: { column: string; code: string; severity: string }[] }[] };
  return rows[0]!.messages.map(({ column, code }) => `${column} ${code}`);
}

test.each(files)('%s: the example of a file of rates has no fault and is near the stored rates', async (...at) => {
  const notes = await check(at, at[1].example as Readonly<Record<string, string>>);
  // What is stored for the office on that day, its fees and its tenors do not depend on the example.
  const aboutFigures = notes.filter((note) => !/ (PERIOD_OVERLAP|YIELD_\w+|TENORS_WITHOUT_RATE)$/.test(note));
  expect(aboutFigures).toEqual([]);
});

test.each(files)('%s: a rate above what the column list says is refused, the greatest one is not', async (...at) => {
  const { maximum } = at[1].columns.rate_regular.held;
  const refused = /^rate_regular (RATE_OUT_OF_BOUNDS|RANGE)$/;
  expect(
    (await check(at, { office_code: '13010', rate_regular: maximum })).filter((note) => refused.test(note)),
  ).toEqual([]);
  expect(await check(at, { office_code: '13010', rate_regular: maximum + 0.0001 })).toContainEqual(
    expect.stringMatching(refused),
  );
});

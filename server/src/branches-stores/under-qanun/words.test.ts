import { gridCalls } from '@console/contracts/branches-stores/branch/rate-grid';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { changeCallsOf, type ChangeRequest } from '@console/contracts/core/changes';
import { approvalCalls } from '@console/contracts/platform/approvals';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { approvals } from '../../records/approvals/module.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules, approvals] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const checker = testCaller('HARGA02', { '*': 'Full Access' });
const reason = 'rate pasar turun jauh';
const rateWord = /\b(?:[Rr]ates?|[Bb]unga)\b/;

/** Rates of a branch, far below those before; one, or a sheet of several. */
async function propose(office: string, bands: readonly (readonly [number, number])[]): Promise<void> {
  const { status, body } = await server.current.call(gridCalls.SPEKTRA, maker, {
    body: {
      branchId: branchId('SPEKTRA', office),
      effectiveFrom: dayAfter(jakartaDay(seedDate), 1),
      effectiveTo: null,
      supersede: true,
      reason,
      rates: bands.map(([tenorFrom, tenorTo]) => ({ tenorFrom, tenorTo, rateRegular: '1.2000', rateRepeat: '1.1000' })),
    } as never,
  });
  expect([status, body.errors]).toEqual([200, undefined]);
}
/** All that is said of a request where it is decided, without what its maker wrote. */
async function saidOf(office: string): Promise<string> {
  const { rows } = (
    await server.current.call(changeCallsOf(branchRates).changes, checker, {
      query: { within: 'branchId', withinId: branchId('SPEKTRA', office), state: ['PENDING'] },
    })
  ).result;
  const parts: unknown[] = [rows.map((row: ChangeRequest) => [row.warnings, row.consequence])];
  for (const { secureId } of rows) {
    const parameters = { secureId };
    const detail = (await server.current.call(approvalCalls.detail, checker, { parameters })).result;
    parts.push(detail.moduleTitle, detail.warnings, detail.consequence);
    parts.push([...detail.differences, ...detail.facts, ...detail.gist].map(({ title }) => title));
    if (detail.isBatch)
      parts.push((await server.current.call(approvalCalls.rows, checker, { parameters })).result.rows);
  }
  return JSON.stringify(parts);
}

test('a rate under Qanun is a margin where it is decided, alone and in a sheet; of others it is a rate', async () => {
  await propose('10030', [[7, 12]]);
  await propose('10020', [
    [1, 6],
    [7, 12],
  ]);
  await propose('15030', [[7, 12]]);
  for (const office of ['10030', '10020']) {
    const said = await saidOf(office);
    expect(said).toContain('Margin Regular');
    expect(said.match(rateWord)).toBeNull();
  }
  expect(await saidOf('15030')).toMatch(rateWord);
});

test('every module of rates and their concessions says what its records are called under Qanun', () => {
  const silent = [...resourcesOf(server.current.app).values()]
    .filter(({ resource }) => resource.module.startsWith('branch-rate'))
    .filter(({ definition }) => !definition.words)
    .map(({ resource }) => resource.module);
  expect(silent).toEqual([]);
});

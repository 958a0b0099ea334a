import { branchFees } from '@console/contracts/branches-stores/branch/fees';
import { branchRates, branchRatesUfi } from '@console/contracts/branches-stores/branch/rates';
import { callsOf, type Resource } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
type Row = Readonly<Record<string, unknown>>;

async function listed(resource: Resource, office: string): Promise<readonly Row[]> {
  const query = { branchId: office, phase: 'IN_FORCE', size: 100 } as never;
  const { result } = await server.current.call(callsOf(resource)['list'] as never, admin, { query } as never);
  return (result as { rows: Row[] }).rows;
}
const textOf = (value: unknown): string =>
  typeof value === 'number' ? String(value).padStart(12, '0') : String((value as string | null) ?? '').padEnd(40);
/** The rows in the order of these names; all but `productGroupId`, of which those of all groups come first. */
const ordered = (rows: readonly Row[], names: readonly string[]): readonly string[] =>
  rows.map((row) => names.map((name) => textOf(row[name])).join('|'));

test.each([
  ['rates of UFI by tenor, collateral, age and group', branchRatesUfi, 'UFI', '10010', ['collateralType', 'ageBand']],
  ['rates of SPEKTRA by tenor and group, those of all groups first', branchRates, 'SPEKTRA', '14010', []],
] as const)('%s', async (_name, resource, line, code, own) => {
  const rows = await listed(resource as never, branchId(line, code));
  const order = ordered(rows, ['tenorFrom', 'tenorTo', ...own, 'productGroupId']);
  expect(rows.length).toBeGreaterThan(own.length > 0 ? 4 : 7);
  expect(order).toEqual(order.toSorted());
});

test('fees by kind, tenor and amount', async () => {
  const rows = await listed(branchFees as never, branchId('SPEKTRA', '14020'));
  const admins = rows.filter(({ feeType }) => feeType === 'ADMIN');
  const order = ordered(admins, ['tenorFrom', 'tenorTo', 'amountFrom']);
  expect(admins.length).toBeGreaterThan(1);
  expect(order).toEqual(order.toSorted());
});

import { calendarCalls, type CalendarEntry } from '@console/contracts/branches-stores/branch/calendar';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';
import { branchUser } from '../zip-code/zip-code.fixtures.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const read = (line: 'SPEKTRA' | 'UFI', code: string, caller = admin) =>
  server.current.call(calendarCalls[line], caller, { parameters: { secureId: branchId(line, code) } });

test('the calendar of a branch has rates and fees by tenor, those of a key one after another', async () => {
  // The first office has successors that are scheduled.
  const { result } = await read('SPEKTRA', '10010');
  expect(result.today).toBe(jakartaDay(seedDate));
  expect(new Set(result.rows.map(({ kind }: CalendarEntry) => kind))).toEqual(new Set(['RATE', 'FEE']));
  const band = result.rows.filter(
    ({ kind, productGroup, tenorFrom }: CalendarEntry) => kind === 'RATE' && productGroup === null && tenorFrom === 7,
  );
  expect(band.map(({ phase }: CalendarEntry) => phase)).toEqual(expect.arrayContaining(['IN_FORCE', 'SCHEDULED']));
  const days = band.map(({ effectiveFrom }: CalendarEntry) => effectiveFrom);
  expect(days).toEqual(days.toSorted());
});

test('rates of UFI say their collateral and age, and a branch outside the scope is not there', async () => {
  const { result } = await read('UFI', '13010');
  expect(result.rows[0]).toMatchObject({ collateralType: expect.any(String), ageBand: expect.any(String) });
  const caller = testCaller(
    'CABANG01',
    { '*': 'Full Access' },
    { mappingType: 'BRANCH', scope: branchUser('10010').scope },
  );
  expect((await read('SPEKTRA', '13010', caller)).status).toBe(404);
});

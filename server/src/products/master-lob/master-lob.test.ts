// Long: the life of a line of business, from its seed to what the public reads of it.
import { callsOf, usesCall, type KnownUse } from '@console/contracts/core/resource';
import { changeCallsOf } from '@console/contracts/core/changes';
import { firstInstalments, rateMethods } from '@console/contracts/core/credit-terms';
import { linesOfBusiness } from '@console/contracts/products/master-lob';
import { catalogueCalls, type PublishedGroup, type PublishedLob } from '@console/contracts/products/public-catalogue';
import { rateBounds, type FirstInstalment } from '@console/instalments';
import { admin, testCaller } from '../../../test/callers.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { useServer } from '../../../test/server.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { modules } from '../../modules.ts';
import { lobParametersOn } from './periods.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { lobId } from './seed.ts';

const today = '2027-03-10';
// Rates and schemes use lines of business too.
const server = useServer({ modules });
beforeEach(() => {
  server.current.setNow(new Date(`${today}T03:00:00Z`));
});
const calls = callsOf(linesOfBusiness);
const changes = changeCallsOf(linesOfBusiness);
const feed = coreFeedOf(() => server.current, linesOfBusiness);
const maker = testCaller('PEMBUAT01', { 'master-lob:browse': 'Input' });
const approver = testCaller('PENYETUJU01', { 'master-lob:browse': 'Approval' });

const read = async (code: string) =>
  (await server.current.call(calls.detail, admin, { parameters: { secureId: lobId(code) } })).result;
const update = async (code: string, change: object, caller = maker) =>
  server.current.call(calls.update, caller, {
    body: { ...(await read(code)), reason: 'penyesuaian parameter lini', ...change },
  });
const decide = (secureId: string, caller = approver) =>
  tickingAll((acknowledged) =>
    server.current.call(changes.approveChange, caller, { body: { secureIds: [secureId], acknowledged } }),
  );
async function approved(code: string, change: object) {
  const asked = await update(code, change);
  expect(asked.status).toBe(202);
  expect((await decide(asked.result.change.secureId, admin)).status).toBe(200);
  return read(code);
}

test('eight lines of business are seeded, each with its method and tenors', async () => {
  const { rows, total } = (await server.current.call(calls.list, admin, { query: {} })).result;
  expect(total).toBe(8);
  expect(rows.map(({ lobCode }: { lobCode: string }) => lobCode)).toEqual(
    expect.arrayContaining(['ELK', 'GDG', 'PRT', 'JSA', 'MTR', 'MBK', 'MGN', 'MGM']),
  );
  expect(await read('MGM')).toMatchObject({
    rateMethod: 'EFFECTIVE_ANNUAL',
    maxLtvPct: '60.0000',
    tenors: expect.arrayContaining(['6', '36']),
  });
});

test('the words of methods and first instalments are those of the calculation', () => {
  expect(rateMethods.map(({ value }) => value).toSorted()).toEqual(Object.keys(rateBounds).toSorted());
  const firsts: readonly FirstInstalment[] = firstInstalments.map(({ value }) => value);
  expect(firsts).toEqual(['ADDB', 'ADDM']);
});

test('how it is shown is saved at once; how it calculates waits for a second person', async () => {
  const shown = await update('ELK', { displayName: 'Elektronik Rumah', sequence: 4 });
  expect(shown.status).toBe(200);
  expect(shown.result).toMatchObject({ displayName: 'Elektronik Rumah', version: shown.result.version });
  const asked = await update('ELK', { dpMinPct: '5' });
  expect(asked.status).toBe(202);
  expect((await read('ELK')).dpMinPct).toBe('0.0000');
  expect((await decide(asked.result.change.secureId)).status).toBe(200);
  expect(await read('ELK')).toMatchObject({ dpMinPct: '5.0000', parametersFrom: today });
});

test('parameters that reach beyond those that rates were judged by are approved by an admin alone', async () => {
  const stored = await read('JSA');
  const tomorrow = '2027-03-11';
  const decided = async (change: object) => {
    const asked = await update('JSA', change);
    const { secureId } = asked.result.change;
    const answer = await decide(secureId);
    if (answer.status === 200) return 200;
    expect((await decide(secureId, admin)).status).toBe(200);
    return answer.body.code;
  };
  const needsAdmin = 'PARAMETERS_NEED_ADMIN';
  expect(await decided({ priceMax: 600_000 })).toBe(200);
  expect(await decided({ priceMax: stored.priceMax })).toBe(needsAdmin);
  expect(await decided({ tenors: [...stored.tenors, '36'] })).toBe(needsAdmin);
  expect(await decided({ priceMin: null })).toBe(needsAdmin);
  expect(await decided({ priceMin: stored.priceMin })).toBe(200);
  expect(await decided({ firstInstalment: 'ADDM' })).toBe(needsAdmin);
  expect(await decided({ firstInstalment: 'ADDB' })).toBe(needsAdmin);
  expect(await decided({ roundingStep: '100', parametersFrom: tomorrow })).toBe(needsAdmin);
  expect(await decided({ dpMinPct: '5', parametersFrom: '2027-04-01' })).toBe(needsAdmin);
});

test('a branch user may propose parameters, and never approve them', async () => {
  const branch = testCaller('CABANG01', { 'master-lob:browse': 'Approval' }, { mappingType: 'BRANCH' });
  const asked = await update('JSA', { firstInstalment: 'ADDM' });
  expect((await decide(asked.result.change.secureId, branch)).body.code).toBe('APPROVER_LEVEL');
  expect((await decide(asked.result.change.secureId, admin)).status).toBe(200);
  expect((await read('JSA')).firstInstalment).toBe('ADDM');
});

test('a new method or rounding needs the day from which it holds, and what held before stays until then', async () => {
  const blank = await update('PRT', { roundingStep: '500' });
  expect(blank.body.errors).toMatchObject([{ field: 'parametersFrom', code: 'FROM_WITH_METHOD' }]);
  const past = await update('PRT', { roundingStep: '500', parametersFrom: '2027-03-09' });
  expect(past.body.errors).toMatchObject([{ field: 'parametersFrom', code: 'BACKDATED' }]);
  const record = await approved('PRT', { roundingStep: '500', parametersFrom: '2027-04-01' });
  expect(record.parameterPeriods).toMatchObject([
    { from: '2027-04-01', to: null, roundingStep: '500' },
    { to: '2027-03-31', roundingStep: '1000' },
  ]);
  const { db } = server.current.database;
  expect((await lobParametersOn(db, lobId('PRT'), '2027-03-31'))?.roundingStep).toBe('1000');
  expect((await lobParametersOn(db, lobId('PRT'), '2027-04-01'))?.roundingStep).toBe('500');
  expect(await lobParametersOn(db, lobId('PRT'), '2000-01-01')).toBeNull();
});

test('what is scheduled can be moved, and a later change takes its place', async () => {
  await approved('MBK', { roundingStep: '500', parametersFrom: '2027-05-01' });
  const moved = await approved('MBK', { parametersFrom: '2027-04-15' });
  expect(moved.parameterPeriods.map(({ from }: { from: string }) => from)[0]).toBe('2027-04-15');
  expect(moved.parameterPeriods).toHaveLength(2);
  const idle = await update('MTR', { parametersFrom: '2027-08-01' });
  expect(idle.body.errors).toMatchObject([{ field: 'parametersFrom', code: 'NOTHING_TO_SCHEDULE' }]);
});

test('an approval after the chosen day is refused, since it would change what was in force', async () => {
  const asked = await update('MGN', { roundingStep: '500', parametersFrom: '2027-03-12' });
  server.current.setNow(new Date('2027-03-13T03:00:00Z'));
  expect((await decide(asked.result.change.secureId, admin)).body.errors).toMatchObject([
    { field: 'parametersFrom', code: 'BACKDATED' },
  ]);
  expect((await read('MGN')).roundingStep).toBe('1000');
});

test('a method stays while rates are read by it on that day, those of its groups or of all', async () => {
  const { db } = server.current.database;
  const soon = await update('GDG', { rateMethod: 'FLAT_ANNUAL', parametersFrom: '2027-04-01' });
  const [{ parameters }] = soon.body.errors;
  expect(soon.body.errors).toMatchObject([{ field: 'rateMethod', code: 'LOB_HAS_RATES' }]);
  // Rates of the groups of other lines of business are not read by it.
  const phone = seedId('product-group', 'TV');
  await db.updateTable('branch_rate').set({ product_group_id: phone }).where('product_group_id', 'is', null).execute();
  const less = await update('GDG', { rateMethod: 'FLAT_ANNUAL', parametersFrom: '2027-04-01' });
  expect(less.body.errors[0].parameters.count).toBeLessThan(parameters.count);
  await db.updateTable('branch_rate').set({ effective_to: '2027-05-31' }).where('effective_to', 'is', null).execute();
  const later = await approved('GDG', { rateMethod: 'FLAT_ANNUAL', parametersFrom: '2027-06-01' });
  expect(later.rateMethod).toBe('FLAT_ANNUAL');
});

test('a tenor stays while active schemes or groups offer it', async () => {
  const { db } = server.current.database;
  const { tenors } = await read('GDG');
  const shorter = { tenors: tenors.filter((tenor: string) => Number(tenor) < 23) };
  expect((await update('GDG', shorter)).body.errors).toMatchObject([
    { field: 'tenors', code: 'TENOR_IN_USE', parameters: { values: '23, 24' } },
  ]);
  await db.updateTable('financial_scheme').set({ status: 'inactive' }).where('lob_id', '=', lobId('GDG')).execute();
  const own = (values: string[] | null) =>
    db
      .updateTable('product_group')
      .set({ tenors: values })
      .where('id', '=', seedId('product-group', 'LAPTOP'))
      .execute();
  await own(['12', '24']);
  expect((await update('GDG', shorter)).body.errors).toMatchObject([
    { field: 'tenors', code: 'TENOR_IN_USE', parameters: { count: 1, values: '24' } },
  ]);
  await own(null);
  expect((await approved('GDG', shorter)).tenors).toEqual(shorter.tenors);
});

test('before a line of business is switched off, the console says what uses it', async () => {
  const { result } = await server.current.call(usesCall(linesOfBusiness), maker, {
    parameters: { secureId: lobId('MTR') },
  });
  expect(result.map(({ module, prevents }: KnownUse) => [module, prevents])).toEqual([
    ['product-group-nmc', true],
    ['product-nmc', true],
    ['financial-scheme-nmc', true],
    ['promo-nmc', true],
  ]);
  expect(await read('MTR')).toMatchObject({ groupCount: 4, productCount: 60, schemeCount: 12 });
});

test.each([
  ['ELK', { priceMin: 5_000_000, priceMax: 4_000_000 }, { field: 'priceMax', code: 'PRICE_ORDER' }],
  ['ELK', { maxLtvPct: '80' }, { field: 'maxLtvPct', code: 'LTV_OF_UFI' }],
  ['ELK', { insuranceRequired: true, insuranceCoverages: null }, { field: 'insuranceCoverages', code: 'REQUIRED' }],
  ['ELK', { tenors: null }, { field: 'tenors', code: 'REQUIRED' }],
  ['ELK', { dpMinPct: '90.0001' }, { field: 'dpMinPct', code: 'RANGE' }],
  ['ELK', { tenors: ['61'] }, { field: 'tenors', code: 'NOT_ALLOWED' }],
])('%s with %p is refused beside its field', async (code, change, fault) => {
  expect((await update(code, change)).body.errors).toMatchObject([fault]);
});

test('a new line of core arrives without parameters and is published once it has them', async () => {
  const row = { core_code: 'L9', status: 'active', lob_code: 'TES', business_line: 'SPEKTRA', name: 'Lini uji' };
  expect(await feed.deliver('1.delta.csv', [row])).toMatchObject({ changed: 1, conflicts: 0 });
  const found = (await server.current.call(calls.list, admin, { query: { search: 'TES' } })).result.rows[0];
  const body = { ...found, reason: 'tayang', published: true };
  expect((await server.current.call(calls.update, maker, { body })).body.errors).toMatchObject([
    { field: 'rateMethod', code: 'REQUIRED' },
    { field: 'roundingStep', code: 'REQUIRED' },
    { field: 'tenors', code: 'REQUIRED' },
  ]);
});

test('the public reads lines of business and groups that are published, not how they are priced', async () => {
  const { db } = server.current.database;
  const lobs = async () =>
    (await server.current.call(catalogueCalls.lobs, null, { query: {} })).result as PublishedLob[];
  const groups = async (query: Readonly<Record<string, string>> = {}) =>
    (await server.current.call(catalogueCalls.groups, null, { query })).result as PublishedGroup[];
  await db.updateTable('line_of_business').set({ published: true }).where('lob_code', '=', 'GDG').execute();
  await db.updateTable('product_group').set({ published: true }).where('group_code', '=', 'GADGET').execute();
  const gadget = { code: 'GADGET', line: 'SPEKTRA', lob: 'GDG', name: expect.any(String), parent: null };
  expect(await groups({ lob: 'GDG' })).toContainEqual(gadget);
  expect(await groups({ line: 'NMC', lob: 'GDG' })).toEqual([]);
  const [shown] = (await lobs()).filter(({ code }) => code === 'GDG');
  expect(Object.keys(shown!).toSorted()).toEqual(['code', 'description', 'line', 'name', 'tenors']);
  expect(shown!.tenors).toContain(12);
  await db.updateTable('line_of_business').set({ published: false }).where('lob_code', '=', 'GDG').execute();
  expect((await lobs()).map(({ code }) => code)).not.toContain('GDG');
  expect(await groups({ lob: 'GDG' })).toEqual([]);
});

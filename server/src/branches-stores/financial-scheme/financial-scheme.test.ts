import { financialSchemes } from '@console/contracts/branches-stores/financial-scheme';
import { financialSchemesNmc } from '@console/contracts/branches-stores/financial-scheme-nmc';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { productsModules } from '../../products/modules.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const maker = testCaller('SKEMA01', { '*': 'Full Access' });
const today = jakartaDay(seedDate);

/** The answer to a scheme like a seeded one, with these differences. */
async function created(of: 'SPEKTRA' | 'NMC', change: object, caller = maker) {
  const calls = callsOf(of === 'SPEKTRA' ? financialSchemes : financialSchemesNmc);
  const [seeded] = (await server.current.call(calls.list, admin, { query: {} as never })).result.rows;
  const { result } = await server.current.call(calls.detail, admin, {
    parameters: { secureId: seeded!.secureId },
  });
  const body = { ...result, schemeCode: 'FS7777', effectiveFrom: today, reason: 'skema promo baru', ...change };
  return server.current.call(calls.create, caller, { body: body as never });
}

test('a scheme waits for a second person', async () => {
  expect((await created('SPEKTRA', {})).status).toBe(202);
});

test('it has tenors, and begins today or later; an admin goes back some days', async () => {
  const yesterday = dayAfter(today, -1);
  expect((await created('SPEKTRA', { tenors: [] })).body.errors).toMatchObject([{ field: 'tenors' }]);
  expect((await created('SPEKTRA', { effectiveFrom: yesterday })).body.errors).toMatchObject([
    { field: 'effectiveFrom', code: 'BACKDATED' },
  ]);
  expect((await created('SPEKTRA', { schemeCode: 'FS7778', effectiveFrom: yesterday }, admin)).status).toBe(202);
});

test('no band of tenors asks for more down payment than the scheme allows', async () => {
  const dpBands = [
    { tenorFrom: 11, tenorTo: 23, dpMinPct: 20 },
    { tenorFrom: 24, tenorTo: 48, dpMinPct: 60 },
  ];
  expect((await created('NMC', { dpBands, dpMaxPct: '50' })).body.errors).toMatchObject([
    { field: 'dpBands[1].dpMinPct', code: 'DP_ORDER' },
  ]);
});

test('its product groups are of its line of business: one of another is refused beside the field', async () => {
  const lobId = seedId('master-lob', 'ELK');
  const groups = (...codes: readonly string[]) => codes.map((code) => seedId('product-group', code));
  const scheme = { schemeCode: 'FS7779', lobId, tenors: ['6'], dpMinPct: '10' };
  const refused = await created('SPEKTRA', { ...scheme, productGroupIds: groups('TV', 'GADGET') });
  expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'productGroupIds', code: 'NOT_OF_PARENT' })]);
  const unknown = await created('SPEKTRA', { ...scheme, productGroupIds: groups('TIDAK_ADA') });
  expect(unknown.body.errors).toContainEqual(expect.objectContaining({ field: 'productGroupIds', code: 'NOT_FOUND' }));
  expect((await created('SPEKTRA', { ...scheme, productGroupIds: groups('TV', 'AUDIO') })).status).toBe(202);
});

test.each([
  ['SPEKTRA', 'MTR'],
  ['NMC', 'GDG'],
] as const)('a scheme of %s takes no line of business of another one, such as %s', async (of, code) => {
  const { status, body } = await created(of, { schemeCode: 'FS7790', lobId: seedId('master-lob', code) });
  expect(status).toBe(422);
  expect(body.errors).toContainEqual(expect.objectContaining({ field: 'lobId', code: 'NOT_ALLOWED' }));
});

test('its groups are of its line of business', async () => {
  const lobId = seedId('master-lob', 'GDG');
  const groups = (module: string, code: string) => ({ lobId, productGroupIds: [seedId(module, code)] });
  const scheme = { schemeCode: 'FS7791', tenors: ['6'], dpMinPct: '10' };
  expect((await created('SPEKTRA', { ...scheme, ...groups('product-group', 'TV') })).body.errors).toEqual([
    expect.objectContaining({ field: 'productGroupIds', code: 'NOT_OF_PARENT' }),
  ]);
  expect((await created('SPEKTRA', { ...scheme, ...groups('product-group-nmc', 'BEBEK') })).body.errors).toEqual([
    expect.objectContaining({ field: 'productGroupIds', code: 'NOT_FOUND' }),
  ]);
  expect((await created('SPEKTRA', { ...scheme, ...groups('product-group', 'GADGET') })).status).toBe(202);
});

test('one that finances a fee, or begins a month later than its line, is approved by an admin alone', async () => {
  const head = testCaller('SKEMA02', { '*': 'Approval' });
  const { approveChange } = changeCallsOf(financialSchemes);
  const approved = async (schemeCode: string, change: object, by = head) => {
    const { result } = await created('SPEKTRA', { schemeCode, ...change });
    const secureIds = [result.change.secureId as string];
    const { body } = await tickingAll((acknowledged) =>
      server.current.call(approveChange, by, { body: { secureIds, acknowledged } }),
    );
    return body.code;
  };
  expect(await approved('FS7801', {})).toBeUndefined();
  expect(await approved('FS7802', { provisiCharge: 'UPFRONT' })).toBeUndefined();
  expect(await approved('FS7803', { provisiCharge: 'FINANCED' })).toBe('CHARGES_NEED_ADMIN');
  expect(await approved('FS7804', { adminCharge: 'FINANCED' }, admin)).toBeUndefined();
});

test('a new scheme that demands a larger down payment than was judged is approved by an admin alone', async () => {
  const { approveChange } = changeCallsOf(financialSchemes);
  const head = testCaller('SKEMA02', { '*': 'Approval' });
  const lobId = seedId('master-lob', 'GDG');
  const approved = async (schemeCode: string, dpMinPct: string) => {
    const charges = { adminCharge: 'BY_FEE', provisiCharge: 'BY_FEE', firstInstalment: 'ADDM', productGroupIds: null };
    const { result } = await created('SPEKTRA', { schemeCode, lobId, dpMinPct, dpMaxPct: '90', ...charges });
    const secureIds = [result.change.secureId as string];
    const { body } = await tickingAll((acknowledged) =>
      server.current.call(approveChange, head, { body: { secureIds, acknowledged } }),
    );
    return body.code;
  };
  expect(await approved('FS7811', '50')).toBeUndefined();
  expect(await approved('FS7812', '51')).toBe('CHARGES_NEED_ADMIN');
});

test('what a second person approved was made by who asked for it', async () => {
  const { result } = await created('SPEKTRA', { schemeCode: 'FS7792' });
  const { approveChange } = changeCallsOf(financialSchemes);
  const approved = await server.current.call(approveChange, admin, {
    body: { secureIds: [result.change.secureId as string] },
  });
  expect(approved.status).toBe(200);
  const { db } = server.current.database;
  const row = await db
    .selectFrom('financial_scheme')
    .select('created_by')
    .where('scheme_code', '=', 'FS7792')
    .executeTakeFirstOrThrow();
  expect(row.created_by).toBe(maker.username);
});

test('the bands of a scheme of NMC leave no tenor out, and its brands are of products', async () => {
  const bands = (tenorTo: number) => [{ tenorFrom: 11, tenorTo, dpMinPct: '15.5000' }];
  const scheme = { schemeCode: 'FS7793', tenors: ['12', '24'] };
  expect((await created('NMC', { ...scheme, dpBands: bands(12) })).body.errors).toMatchObject([
    { field: 'dpBands', code: 'TENORS_WITHOUT_DP' },
  ]);
  expect((await created('NMC', { ...scheme, dpBands: bands(24), brands: ['Zzz'] })).body.errors).toMatchObject([
    { field: 'brands', code: 'NOT_FOUND' },
  ]);
  expect((await created('NMC', { ...scheme, dpBands: bands(24), brands: ['Elang'] })).status).toBe(202);
});

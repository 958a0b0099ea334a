// Long: the rules of one module on one server with its fixtures.
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import type { Caller } from '../../platform/context.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { zipCodeModule } from './module.ts';
import { registerZipCodeUser } from './users.ts';
import { branchUser, newPlace } from './zip-code.fixtures.ts';

const calls = callsOf(zipCodes);
const server = useServer({ modules: [zipCodeModule] });
const list = async (query: Readonly<Record<string, unknown>>, caller = admin) =>
  (await server.current.call(calls['list'], caller, { query })).result;
const create = (body: object, caller = admin) => server.current.call(calls['create'], caller, { body });

describe('the list', () => {
  test('is the seed in the order of the codes', async () => {
    const { rows, total } = await list({});
    expect(total).toBe(1_240);
    expect(rows[0]).toMatchObject({
      code: '10101',
      kelurahan: 'Sukamaju',
      kota: 'Jakarta Pusat',
      provinsi: 'DKI Jakarta',
      officeCode: '13010',
      branchName: 'Jakarta Pusat',
      insuranceArea: '2',
      status: 'active',
    });
  });

  test('finds codes by their beginning and places by any part', async () => {
    expect((await list({ search: '2312' })).total).toBe(1);
    expect((await list({ search: '120' })).total).toBe(0);
    expect((await list({ search: '231' })).total).toBe(20);
    expect(
      (await list({ search: 'karsa' })).rows.every(({ kelurahan }: { kelurahan: string }) => kelurahan === 'Mekarsari'),
    ).toBe(true);
  });

  test('filters by province, the beginning of a city whatever its case, branch and status', async () => {
    expect((await list({ provinsi: 'Aceh' })).total).toBe(100);
    expect((await list({ kota: 'banda aceh' })).total).toBe(20);
    expect((await list({ kota: 'jakarta' })).total).toBe(60);
    expect((await list({ branch: branchId('SPEKTRA', '12050') })).total).toBe(40);
    expect((await list({ status: 'inactive' })).total).toBe(0);
  });

  test('shows a branch user the codes of the own office only, and others as unknown', async () => {
    const user = branchUser('10010');
    expect((await list({}, user)).total).toBe(20);
    const [other] = (await list({ kota: 'Medan' })).rows;
    expect(
      (await server.current.call(calls['detail'], user, { parameters: { secureId: other.secureId } })).status,
    ).toBe(404);
  });

  test('tells which office serves the other lines', async () => {
    const [bengkulu] = (await list({ search: '38201' })).rows;
    expect(bengkulu).toMatchObject({ officeCode: '12050', servedByNmc: '12040', servedByUfi: '12040' });
    const [langsa] = (await list({ search: '24401' })).rows;
    expect(langsa).toMatchObject({ officeCode: '10030', servedByNmc: '10030', servedByUfi: null });
  });
});

describe('saving', () => {
  test('refuses a code starting with 0, an unknown province, an unknown or inactive office, together', async () => {
    const shape = await create({ ...newPlace, code: '02311', provinsi: 'Atlantis', kelurahan: 'x' });
    expect(shape.status).toBe(422);
    expect(shape.body.errors.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
      ['code', 'PATTERN'],
      ['kelurahan', 'TOO_SHORT'],
      ['provinsi', 'NOT_ALLOWED'],
    ]);
    const office = await create({ ...newPlace, officeCode: '12040', officeCodeNmc: '99999', officeCodeUfi: '10030' });
    expect(office.body.errors).toMatchObject([
      { field: 'officeCode', code: 'OFFICE_INACTIVE' },
      { field: 'officeCodeNmc', code: 'LINE_NOT_SERVED' },
      { field: 'officeCodeUfi', code: 'LINE_NOT_SERVED' },
    ]);
    expect((await create({ ...newPlace, officeCode: '99999' })).body.errors).toMatchObject([
      { field: 'officeCode', code: 'NOT_FOUND' },
    ]);
  });

  test('refuses the same place of a code twice, whatever its case', async () => {
    expect((await create({ ...newPlace, code: '23198' })).status).toBe(200);
    expect(await create({ ...newPlace, code: '23198', kelurahan: 'ULEELHEUE' })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', field: 'kelurahan' },
    });
    expect((await create({ ...newPlace, code: '23198', kecamatan: 'Lain' })).status).toBe(200);
  });

  test('gives all rows of the code the office, with a version and an audit entry each', async () => {
    const first = (await create({ ...newPlace, code: '23197' })).result;
    const second = (
      await create({ ...newPlace, code: '23197', kelurahan: 'Lampaseh', officeCode: '10020', officeCodeNmc: '10010' })
    ).result;
    const moved = (await server.current.call(calls['detail'], admin, { parameters: { secureId: first.secureId } }))
      .result;
    expect(moved).toMatchObject({ officeCode: '10020', officeCodeNmc: '10010', version: 2 });
    const entries = await server.current.database.db
      .selectFrom('audit_entry')
      .select(['action', 'changes'])
      .where('entity_id', '=', first.secureId)
      .orderBy('action')
      .execute();
    expect(entries.find(({ action }) => action === 'MOVE_PARENT')?.changes).toEqual([
      { field: 'officeCode', before: '10010', after: '10020' },
      { field: 'officeCodeNmc', before: null, after: '10010' },
    ]);
    expect(second.version).toBe(1);
    expect((await server.current.call(calls['affected'], admin, { query: { code: '23197' } })).result).toEqual({
      code: '23197',
      rows: 2,
      officeCode: '10020',
      officeCodeNmc: '10010',
      officeCodeUfi: null,
      referencedBy: [],
    });
  });

  test('holds branch users to their scope: neither an office nor a code of others', async () => {
    const user = branchUser('10010');
    expect((await create({ ...newPlace, code: '23196', officeCode: '10020' }, user)).body.errors).toMatchObject([
      { field: 'officeCode', code: 'NOT_ALLOWED' },
    ]);
    expect((await create({ ...newPlace, code: '24301' }, user)).body.errors).toMatchObject([
      { field: 'code', code: 'NOT_ALLOWED' },
    ]);
    expect((await create({ ...newPlace, code: '23196' }, user)).status).toBe(200);
  });

  test('needs the level', async () => {
    expect(await create(newPlace, viewer)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', privilege: 'zip-code:browse', action: 'create' },
    });
  });
});

describe('the list of values', () => {
  const lov = async (caller: Caller, typeData = 'all') =>
    (await server.current.call(calls['lov'], caller, { query: { typeData } })).result;

  test('has one entry per active code, ascending, all for admins and the own ones for others', async () => {
    const all: { code: string }[] = await lov(admin);
    expect(all.map(({ code }) => code)).toEqual([...new Set(all.map(({ code }) => code))].toSorted());
    expect(all.length).toBeGreaterThanOrEqual(1_240);
    const own: { code: string }[] = await lov(branchUser('10030'), 'all');
    expect(own.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, (_, index) => String(24_401 + index)));
    expect(await lov(branchUser('10030'), 'byBranch')).toEqual(own);
    expect(await lov(testCaller('X', {}, { scope: { type: 'none' }, mappingType: null }))).toEqual([]);
  });

  test('leaves inactive codes out and is not sent again unchanged', async () => {
    const [row] = (await list({ search: '24402' })).rows;
    const user = branchUser('10030');
    const before = await server.current.call(calls['lov'], user, { query: { typeData: 'all' } });
    const again = await server.current.call(calls['lov'], user, {
      query: { typeData: 'all' },
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    await server.current.call(calls['deactivate'], admin, {
      body: { items: [{ secureId: row.secureId, version: row.version }], reason: 'tidak dipakai' },
    });
    expect((await lov(user)).map(({ code }: { code: string }) => code)).not.toContain('24402');
  });
});

describe('codes in use', () => {
  const uses = new Map([
    ['36101', { active: 3, ever: 5 }],
    ['36102', { active: 0, ever: 1 }],
  ]);
  beforeAll(() =>
    registerZipCodeUser(server.current.app, {
      module: 'store',
      blocks: true,
      count: (_, codes) => Promise.resolve(new Map([...uses].filter(([code]) => codes.includes(code)))),
    }),
  );
  const rowOf = async (code: string) => (await list({ search: code })).rows[0];
  const change = async (action: 'deactivate' | 'delete', code: string) => {
    const { secureId, version } = await rowOf(code);
    const body =
      action === 'delete'
        ? { secureId, version, reason: 'tidak dipakai' }
        : { items: [{ secureId, version }], reason: 'tidak dipakai' };
    return server.current.call(calls[action], admin, { body });
  };

  test('keep their last active row, and are named with where', async () => {
    expect(await change('deactivate', '36101')).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', result: { referencedBy: [{ module: 'store', count: 3 }] } },
    });
    expect((await change('deactivate', '36102')).status).toBe(200);
  });

  test('let go of a row while another one of the code is active', async () => {
    await create({ ...newPlace, code: '36101', officeCode: '11060' });
    expect((await change('deactivate', '36101')).status).toBe(200);
  });

  test('are never deleted once referred to', async () => {
    expect(await change('delete', '36102')).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
    expect((await change('delete', '36103')).status).toBe(200);
    expect((await list({ search: '36103' })).total).toBe(0);
  });

  test('are shown before a new office is chosen', async () => {
    expect(
      (await server.current.call(calls['affected'], viewer, { query: { code: '36101' } })).result.referencedBy,
    ).toEqual([{ module: 'store', count: 3 }]);
  });
});

import { cardTypes } from '@console/contracts/cards/card-types';
import { programTypes } from '@console/contracts/membership/program-type';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { databaseTypesModule } from '../../membership/membership-database-type/resource.ts';
import { programTypeModule } from '../../membership/program-type/resource.ts';
import { cardTypesModule } from './resource.ts';

const calls = callsOf(cardTypes);
const server = useServer({ modules: [databaseTypesModule, programTypeModule, cardTypesModule] });
const make = (call: keyof typeof calls, input = {}) => server.current.call(calls[call], admin, input);

const valid = (rest: object) => ({
  code: 'NEW',
  name: 'Baru',
  numberCode: '90',
  tier: 9,
  physical: true,
  digital: false,
  sharia: false,
  validityMonths: 60,
  replacementFee: 0,
  ecardPrintFee: 0,
  programTypeIds: [],
  supplementary: false,
  sortOrder: 900,
  ...rest,
});

describe('/card-types', () => {
  it('the seed has the six card types in order', async () => {
    const { result } = await make('list');
    expect(result.rows.map((row: { code: string }) => row.code)).toEqual(['REG', 'GOLD', 'PLAT', 'SYR', 'KRY', 'KLG']);
    expect(result).toMatchObject({ total: 6, page: 1, size: 10 });
    expect(result.rows[5]).toMatchObject({
      numberCode: '06',
      supplementary: true,
      programs: 'Keluarga',
      status: 'active',
      version: 1,
      createdBy: 'SYSTEM',
    });
  });

  it('stores a card type and returns it as stored', async () => {
    const { result: programs } = await server.current.call(callsOf(programTypes)['lov'], admin, {
      query: { search: 'reguler' },
    });
    const created = await make('create', {
      body: valid({ code: ' xtra_1 ', name: 'Ekstra', numberCode: '91', programTypeIds: [programs[0].secureId] }),
    });
    expect(created).toMatchObject({
      status: 200,
      result: {
        code: 'XTRA_1',
        name: 'Ekstra',
        programTypeIds: [programs[0].secureId],
        version: 1,
        status: 'active',
        createdBy: 'ADMIN01',
      },
    });
    expect((await make('detail', { parameters: { secureId: created.result.secureId } })).result).toEqual(
      created.result,
    );
    await make('delete', { body: { secureId: created.result.secureId, version: 1, reason: 'tidak jadi' } });
  });

  it.each([
    [
      'a type that is neither physical nor digital',
      { physical: false, digital: false },
      'physical',
      'PHYSICAL_OR_DIGITAL',
    ],
    ['a number code of 00', { numberCode: '00' }, 'numberCode', 'PATTERN'],
    ['a validity under a year', { validityMonths: 11 }, 'validityMonths', 'RANGE'],
    [
      'a program that does not exist',
      { programTypeIds: ['00000000-0000-4000-8000-000000000000'] },
      'programTypeIds',
      'NOT_FOUND',
    ],
  ])('refuses %s', async (_, change, field, code) => {
    const { status, body } = await make('create', { body: valid(change) });
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ field, code, message: expect.any(String) })]);
  });

  it.each([
    ['code', { code: 'gold' }],
    ['name', { name: 'PLATINUM' }],
    ['numberCode', { numberCode: '01' }],
    ['tier', { tier: 3 }],
  ])('refuses a second type with the same %s', async (field, change) => {
    const { status, body } = await make('create', { body: valid(change) });
    expect({ status, code: body.code, field: body.field }).toEqual({ status: 409, code: 'DUPLICATE', field });
  });

  it('the tier of an inactive type can be reused, and the type then cannot be activated', async () => {
    const { result: first } = await make('create', {
      body: valid({ code: 'TIER_8', name: 'Tingkat delapan', numberCode: '92', tier: 8 }),
    });
    await make('deactivate', { body: { items: [{ secureId: first.secureId, version: 1 }], reason: 'diganti' } });
    const second = await make('create', {
      body: valid({ code: 'TIER_8B', name: 'Tingkat delapan baru', numberCode: '93', tier: 8 }),
    });
    expect(second.status).toBe(200);
    expect(await make('activate', { body: { items: [{ secureId: first.secureId, version: 2 }] } })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', field: 'tier' },
    });
  });

  it('the number code is fixed once the type has a range', async () => {
    const {
      result: [type],
    } = { result: (await make('list', { query: { search: 'gold' } })).result.rows };
    expect(await make('update', { body: { ...type, numberCode: '94' } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'numberCode', code: 'IMMUTABLE' }] },
    });
    const { result: fresh } = await make('create', {
      body: valid({ code: 'FRESH', name: 'Belum bernomor', numberCode: '95', tier: 7 }),
    });
    expect((await make('update', { body: { ...fresh, numberCode: '96' } })).result).toMatchObject({ numberCode: '96' });
  });

  it('cannot be deactivated while a range, reservation or verification uses it', async () => {
    const { db } = server.current.database;
    const off = async (search: string) => {
      const {
        result: {
          rows: [type],
        },
      } = await make('list', { query: { search } });
      return make('deactivate', {
        body: { items: [{ secureId: type.secureId, version: type.version }], reason: 'tidak dipakai' },
      });
    };
    const reguler = await off('REG');
    expect(reguler).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
    expect(reguler.body.result.referencedBy.map(({ module }: { module: string }) => module)).toEqual([
      'card-generator',
      'card-reservations',
      'card-verification',
    ]);
    await db
      .updateTable('card_sequence')
      .set({ state: 'CLOSED' })
      .where('card_type_id', '=', seedId('card-types', 'PLAT'))
      .where('state', '=', 'ACTIVE')
      .execute();
    await db
      .updateTable('card_reservation')
      .set({ state: 'CANCELLED' })
      .where(
        'id',
        'in',
        db
          .selectFrom('card_reservation_line')
          .select('reservation_id')
          .where('card_type_id', '=', seedId('card-types', 'PLAT')),
      )
      .execute();
    expect((await off('PLAT')).status).toBe(200);
  });
});

describe('program-type/lov', () => {
  it('lists the active program types by name', async () => {
    const { result } = await server.current.call(callsOf(programTypes)['lov'], admin);
    expect(result.map((choice: { code: string }) => choice.code)).toEqual(['KRY', 'KLG', 'MITRA', 'REG', 'SYR']);
  });

  it('returns the names of selected records', async () => {
    const { result: all } = await server.current.call(callsOf(programTypes)['lov'], admin);
    const chosen = all[2];
    expect(
      (await server.current.call(callsOf(programTypes)['lov'], admin, { query: { secureId: [chosen.secureId] } }))
        .result,
    ).toEqual([chosen]);
    expect(
      (await server.current.call(callsOf(programTypes)['lov'], admin, { query: { code: [chosen.code] } })).result,
    ).toEqual([chosen]);
  });
});
